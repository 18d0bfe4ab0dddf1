import { isPublicPath, typeOfPath } from "../ports/file-path";
import type { Files } from "../ports/files";

const webAddress = /^https?:\/\/[^\s<>"'\\/][^\s<>"'\\]*$/i;
const served = /^\/files\//;
/** Where the files of libraries lie, and the pictures that are drawn here; `images/1.jpg` of a merchant's own folder is none of them. */
const held = /^(?:m\/\d+|demo)\//;

/** A picture as it is stored: the path of a file that a library holds, or an address of http or https; undefined for anything else. */
export function storedPicture(files: Pick<Files, "pathOf">, address: string): string | undefined {
  const path = storedMedia(files, address);
  return path === undefined || isVideo(path) ? undefined : path;
}

/** As `storedPicture`, and it may be a video. */
export function storedMedia(files: Pick<Files, "pathOf">, address: string): string | undefined {
  const path = files.pathOf(address.trim()).replace(served, "");
  if (typeOfPath(path) !== undefined) return isPublicPath(path) && held.test(path) ? path : undefined;
  const whole = path.startsWith("//") ? `https:${path}` : path;
  return webAddress.test(whole) && URL.canParse(whole) ? whole : undefined;
}

/** Whether a stored picture is a video instead. */
export const isVideo = (path: string) => /\.(mp4|m4v|mov|webm)(?:[?#]|$)/i.test(path);
