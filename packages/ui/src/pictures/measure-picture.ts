/** The bytes of a picture, from the browser's cache where it is shown already; undefined where it cannot be read. */
export const measurePicture = (address: string): Promise<number | undefined> =>
  fetch(address, { cache: "force-cache" }).then(
    async (answer) => (answer.ok ? (await answer.blob()).size : undefined),
    () => undefined,
  );
