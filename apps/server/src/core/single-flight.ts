/** Merges concurrent calls with the same key into one; neither results nor failures are cached. */
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
