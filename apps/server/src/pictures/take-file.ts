import { hexOf } from "../core/digest";
import { Refusal } from "../core/refusal";
import { fileTooLarge, type SentFile } from "../files/sent-file";
import type { Shop } from "../tenancy/shop";
import { MEGABYTE, type UploadLimits } from "../files/upload-limits";
import type { PictureFormat } from "../ports/codec";
import type { Files } from "../ports/files";
import type { Random } from "../ports/random";
import type { CleanPicture } from "./clean-picture";
import type { FileKind } from "./file-kind";
import { videoFacts } from "./mp4";
import { sharedWork } from "./shared-work";
import type { StoredPicture, TakenFile } from "./taken-file";

/** The ports for accepting a file. */
export interface TakePorts {
  files: Files;
  random: Random;
  clean: CleanPicture;
}

interface Incoming {
  file: SentFile;
  kind: FileKind;
  shop: Shop;
  merId: number;
  limits: UploadLimits;
}

const extensionOf = { jpeg: "jpg", png: "png", gif: "gif", webp: "webp" } as const;

/** Re-encodes a file and stores it, unless the library has its content; equal files that arrive together are processed once. */
export function takeFile({ files, random, clean }: TakePorts) {
  const share = sharedWork<StoredPicture>();

  const takePicture = (file: SentFile, format: PictureFormat, merId: number, limits: UploadLimits) =>
    clean(file, format, limits, async (picture): Promise<StoredPicture> => {
      const path = newPath(merId, extensionOf[picture.format]);
      await files.put(path, picture.bytes, `image/${picture.format}`);
      return { path, attType: picture.format, bytes: picture.bytes.length, width: picture.width, height: picture.height };
    });

  async function takeVideo({ name, content }: SentFile, merId: number): Promise<StoredPicture> {
    const facts = await videoFacts(content);
    if (!facts) throw new Refusal("fileBroken", { name });
    const path = newPath(merId, "mp4");
    await files.put(path, content, "video/mp4");
    return { path, attType: "video/mp4", bytes: content.size, ...facts };
  }

  /** A path that cannot be guessed, since a file is served to everyone who knows its address. */
  const newPath = (merId: number, extension: string) => `m/${merId}/${hexOf(random.bytes(16))}.${extension}`;

  return async ({ file, kind, shop, merId, limits }: Incoming): Promise<TakenFile> => {
    const { name, content } = file;
    const maxBytes = kind.kind === "image" ? limits.imageBytes : limits.videoBytes;
    if (content.size > maxBytes) throw fileTooLarge(name, maxBytes);
    const { sha256 } = content;
    const known = await shop.pictures.storedOf(sha256);
    if (known) return { name, sha256, stored: known, isKnown: true, settle: async () => undefined };
    if (!(await shop.pictures.space.hasRoom(content.size, limits.quotaBytes))) {
      throw new Refusal("quotaFull", { limit: Math.floor(limits.quotaBytes / MEGABYTE) });
    }
    const work = share(
      `${merId} ${sha256}`,
      () => (kind.kind === "image" ? takePicture(file, kind.format, merId, limits) : takeVideo(file, merId)),
      async ({ path }) => {
        if (!(await shop.pictures.names(path))) await files.remove(path);
      },
    );
    return { name, sha256, stored: await work.result, isKnown: false, settle: work.leave };
  };
}
