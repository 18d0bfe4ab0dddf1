import type { Files } from "../ports/files";
import { drawPicture } from "./pictures";

const encoder = new TextEncoder();

/**
 * Files that hold the demo pictures as well: they are drawn when someone looks, and stored nowhere.
 *
 * `addressOf` is for places without a server of files (a page); elsewhere the paths of the storage serve.
 */
export function withDemoPictures(files: Files, addressOf?: (svg: string) => string): Files {
  const addresses = new Map<string, string>();

  function drawnAddress(path: string) {
    const known = addresses.get(path);
    if (known !== undefined || !addressOf) return known;
    const drawn = drawPicture(path);
    if (drawn === undefined) return undefined;
    const address = addressOf(drawn);
    addresses.set(path, address);
    return address;
  }

  return {
    put: (path, bytes, type) => files.put(path, bytes, type),
    async get(path) {
      const drawn = drawPicture(path);
      return drawn === undefined ? files.get(path) : { bytes: encoder.encode(drawn), type: "image/svg+xml" };
    },
    publicUrl: (path) => drawnAddress(path) ?? files.publicUrl(path),
  };
}
