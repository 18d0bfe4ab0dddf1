/** Lets whoever asks for the same thing while it is being made wait for that; failures are forgotten like answers. */
export function singleFlight<Result>() {
  const underWay = new Map<string, Promise<Result>>();
  return (name: string, make: () => Promise<Result>): Promise<Result> => {
    const known = underWay.get(name);
    if (known) return known;
    const making = make().finally(() => underWay.delete(name));
    underWay.set(name, making);
    return making;
  };
}
