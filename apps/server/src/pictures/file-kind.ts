import { fileTypeFromBuffer } from "file-type";
import type { PictureFormat } from "../ports/codec";

/** What a file is: a picture of a format, or a video. */
export type FileKind = { kind: "image"; format: PictureFormat } | { kind: "video" };

/** How many bytes of a file's beginning `fileKind` looks at. */
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

/** What a file is by its content; undefined for everything that is not taken here. */
export async function fileKind(head: Uint8Array): Promise<FileKind | undefined> {
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  return found && kinds[found.mime];
}

/** The format of a picture of the web: what may be uploaded, or WebP. */
export async function webPictureFormat(head: Uint8Array): Promise<PictureFormat | undefined> {
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  if (found?.mime === "image/webp") return "webp";
  const kind = found && kinds[found.mime];
  return kind?.kind === "image" ? kind.format : undefined;
}
