import { isPublicPath, typeOfPath } from "../ports/file-path";
import type { Files } from "../ports/files";

const webAddress = /^https?:\/\/[^\s<>"'\\/][^\s<>"'\\]*$/i;
const served = /^\/files\//;
/** Paths of library files and of drawn pictures; `images/1.jpg` of a merchant's own folder is neither. */
const held = /^(?:m\/\d+|demo)\//;

/** The stored form of a picture: the path of a library file, or an http or https address; undefined for anything else. */
export function storedPicture(files: Pick<Files, "pathOf">, address: string): string | undefined {
  const path = storedMedia(files, address);
  return path === undefined || isVideo(path) ? undefined : path;
}

/** As `storedPicture`, or a video. */
export function storedMedia(files: Pick<Files, "pathOf">, address: string): string | undefined {
  const path = files.pathOf(address.trim()).replace(served, "");
  if (typeOfPath(path) !== undefined) return isPublicPath(path) && held.test(path) ? path : undefined;
  const whole = path.startsWith("//") ? `https:${path}` : path;
  return webAddress.test(whole) && URL.canParse(whole) ? whole : undefined;
}

/** Whether a stored picture is in fact a video. */
export const isVideo = (path: string) => /\.(mp4|m4v|mov|webm)(?:[?#]|$)/i.test(path);
