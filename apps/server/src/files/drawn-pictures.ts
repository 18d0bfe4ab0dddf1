import type { Files } from "../ports/files";

/** The SVG at a path; undefined if there is no drawing. */
export type DrawPicture = (path: string) => string | undefined;

/**
 * Files that include drawn pictures: they are rendered on request, and never stored.
 *
 * `addressOf` is for places without a file server (a page); elsewhere the paths of the storage are used.
 */
export function withDrawnPictures(files: Files, drawPicture: DrawPicture, addressOf?: (svg: string) => string): Files {
  const addresses = new Map<string, string>();
  const drawnPaths = new Map<string, string>();

  function drawnAddress(path: string) {
    const known = addresses.get(path);
    if (known !== undefined || !addressOf) return known;
    const drawn = drawPicture(path);
    if (drawn === undefined) return undefined;
    const address = addressOf(drawn);
    addresses.set(path, address);
    drawnPaths.set(address, path);
    return address;
  }

  return {
    ...files,
    async open(path) {
      const drawn = drawPicture(path);
      if (drawn === undefined) return files.open(path);
      const content = new Blob([drawn], { type: "image/svg+xml" });
      return { type: content.type, size: content.size, stream: (start, end) => content.slice(start, end).stream() };
    },
    publicUrl: (path) => drawnAddress(path) ?? files.publicUrl(path),
    pathOf: (address) => drawnPaths.get(address) ?? files.pathOf(address),
  };
}
