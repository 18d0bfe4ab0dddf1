import { fileTypeFromBuffer } from "file-type";
import type { PictureFormat } from "../ports/codec";

/** The kind of a file: a picture of a format, or a video. */
export type FileKind = { kind: "image"; format: PictureFormat } | { kind: "video" };

/** The bytes of a file's beginning that `fileKind` reads. */
export const HEAD_BYTES = 4100;

const kinds: Readonly<Record<string, FileKind>> = {
  "image/jpeg": { kind: "image", format: "jpeg" },
  "image/png": { kind: "image", format: "png" },
  "image/apng": { kind: "image", format: "png" },
  "image/gif": { kind: "image", format: "gif" },
  "image/bmp": { kind: "image", format: "bmp" },
  "video/mp4": { kind: "video" },
  "video/x-m4v": { kind: "video" },
};

/** The kind of a file by its content; undefined for every kind that is not accepted. */
export async function fileKind(head: Uint8Array): Promise<FileKind | undefined> {
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  return found && kinds[found.mime];
}

/** The format of a picture from the web: an uploadable format, or WebP. */
export async function webPictureFormat(head: Uint8Array): Promise<PictureFormat | undefined> {
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  if (found?.mime === "image/webp") return "webp";
  const kind = found && kinds[found.mime];
  return kind?.kind === "image" ? kind.format : undefined;
}
