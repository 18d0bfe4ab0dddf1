import type { Files } from "../ports/files";

/** The SVG behind a path; undefined where nothing is drawn. */
export type DrawPicture = (path: string) => string | undefined;

/**
 * Files that hold drawn pictures as well: they are drawn when someone looks, and stored nowhere.
 *
 * `addressOf` is for places without a server of files (a page); elsewhere the paths of the storage serve.
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
