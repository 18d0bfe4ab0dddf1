import type { Call } from "../core/call";
import { hexOf } from "../core/digest";
import type { Preparations } from "../core/handlers";
import { Refusal } from "../core/refusal";
import { fileTooLarge, type SentFile } from "../core/sent-file";
import { MEGABYTE, type UploadLimits } from "../core/upload-limits";
import type { PictureFormat } from "../ports/codec";
import type { Files } from "../ports/files";
import type { Random } from "../ports/random";
import type { CleanPicture } from "./clean-picture";
import { fileKind, HEAD_BYTES, type FileKind } from "./file-kind";
import { namesProgram } from "./file-name";
import { videoFacts } from "./mp4";
import type { PreparedPictures } from "./prepared";
import { sharedWork } from "./shared-work";
import type { StoredPicture } from "./taken-file";

/** What taking a file in needs of the place. */
export interface UploadPorts {
  files: Files;
  random: Random;
  clean: CleanPicture;
}

type Upload = Omit<Call<"uploadImage">, "prepared" | "query">;

const extensionOf = { jpeg: "jpg", png: "png", gif: "gif", webp: "webp" } as const;

/**
 * Looks at an uploaded file, writes it anew and stores it, before the transaction that gives it a row.
 *
 * The content decides what it is; equal files that arrive together are worked on once.
 */
export function takeUpload({ files, random, clean }: UploadPorts): Pick<Preparations<PreparedPictures>, "uploadImage" | "uploadFile"> {
  const share = sharedWork<StoredPicture>();

  async function take(kinds: readonly FileKind["kind"][], { file, shop, session, platform }: Upload) {
    const { name, content } = file;
    const limits = platform.server.uploads;
    if (content.size === 0) throw new Refusal("fileBroken", { name });
    const found = await fileKind(await content.read(0, HEAD_BYTES));
    if (!found || !kinds.includes(found.kind) || namesProgram(name)) {
      throw new Refusal(kinds.includes("video") ? "mediaTypeRefused" : "pictureTypeRefused");
    }
    const maxBytes = found.kind === "image" ? limits.imageBytes : limits.videoBytes;
    if (content.size > maxBytes) throw fileTooLarge(name, maxBytes);

    const { sha256 } = content;
    const known = await shop.pictures.storedOf(sha256);
    if (known) return { name, sha256, stored: known, isKnown: true, settle: async () => undefined };
    if (!(await shop.pictures.space.hasRoom(content.size, limits.quotaBytes))) {
      throw new Refusal("quotaFull", { limit: Math.floor(limits.quotaBytes / MEGABYTE) });
    }
    const work = share(
      `${session.merId} ${sha256}`,
      () => (found.kind === "image" ? takePicture(file, found.format, session.merId, limits) : takeVideo(file, session.merId)),
      async ({ path }) => {
        if (!(await shop.pictures.names(path))) await files.remove(path);
      },
    );
    return { name, sha256, stored: await work.result, isKnown: false, settle: work.leave };
  }

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

  /** A path that nobody can guess, for files are handed out to whoever knows their address. */
  const newPath = (merId: number, extension: string) => `m/${merId}/${hexOf(random.bytes(16))}.${extension}`;

  return {
    uploadImage: (call) => take(["image"], call),
    uploadFile: (call) => take(["image", "video"], call),
  };
}
