import type { Call } from "../core/call";
import { hexOf } from "../core/digest";
import { semaphoreOf } from "../core/semaphore";
import type { Preparations } from "../core/handlers";
import { Refusal } from "../core/refusal";
import { fileTooLarge, type SentFile } from "../core/sent-file";
import { MEGABYTE, type UploadLimits } from "../core/upload-limits";
import { BrokenPicture, SlowPicture, type Codec, type PictureFacts, type PictureFormat } from "../ports/codec";
import type { Files } from "../ports/files";
import type { Random } from "../ports/random";
import { fileKind, HEAD_BYTES, type FileKind } from "./file-kind";
import { namesProgram } from "./file-name";
import { videoFacts } from "./mp4";
import type { PreparedPictures } from "./prepared";
import { sharedWork } from "./shared-work";
import type { StoredPicture } from "./taken-file";
import { uploadRules } from "./upload-rules";

/** What taking a file in needs of the place. */
export interface UploadPorts {
  codec: Codec;
  files: Files;
  random: Random;
}

/** Two pictures are worked on at once, one of them with more pixels than this: each of those needs some hundred megabytes. */
const LARGE_PIXELS = 24_000_000;
/** BMP is read by code of our own, on the thread that answers every request. */
const BMP_PIXELS = 8_000_000;
type Upload = Omit<Call<"uploadImage">, "prepared" | "query">;

const LONGEST_LINE = 500;
const extensionOf = { jpeg: "jpg", png: "png", gif: "gif", webp: "webp" } as const;

/**
 * Looks at an uploaded file, writes it anew and stores it, before the transaction that gives it a row.
 *
 * The content decides what it is; equal files that arrive together are worked on once.
 */
export function takeUpload({ codec, files, random }: UploadPorts): Pick<Preparations<PreparedPictures>, "uploadImage" | "uploadFile"> {
  const small = semaphoreOf(2);
  const large = semaphoreOf(1);
  const share = sharedWork<StoredPicture>();

  async function take(kinds: readonly FileKind["kind"][], { file, shop, session, platform }: Upload) {
    const { name, content } = file;
    const limits = platform.server.uploads;
    const rules = uploadRules(limits)[kinds.includes("video") ? "file" : "image"];
    if (content.size === 0) throw new Refusal("fileBroken", { name });
    const found = await fileKind(await content.read(0, HEAD_BYTES));
    if (!found || !kinds.includes(found.kind) || namesProgram(name)) {
      throw new Refusal("fileTypeRefused", { name, extensions: rules.extensions.join(", ") });
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

  async function takePicture({ name, content }: SentFile, format: PictureFormat, merId: number, limits: UploadLimits) {
    if (small.waiting() > LONGEST_LINE) throw new Refusal("uploadsBusy", {}, { retryAfter: 5 });
    return small.pass(1, async (): Promise<StoredPicture> => {
      const bytes = await content.read(0, content.size);
      const facts = await codec.measure(bytes, format).catch((failure: unknown) => refuse(name, failure));
      checkFacts(name, facts, limits);
      const rewrite = () => codec.rewrite(bytes, facts);
      const isLarge = facts.width * facts.height * facts.frames > LARGE_PIXELS;
      const picture = await (isLarge ? large.pass(1, rewrite) : rewrite()).catch((failure: unknown) => refuse(name, failure));
      const path = newPath(merId, extensionOf[picture.format]);
      await files.put(path, picture.bytes, `image/${picture.format}`);
      return { path, attType: picture.format, bytes: picture.bytes.length, width: picture.width, height: picture.height };
    });
  }

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

function checkFacts(name: string, { format, width, height, frames }: PictureFacts, limits: UploadLimits) {
  const pixels = width * height;
  const mostPixels = format === "bmp" ? Math.min(BMP_PIXELS, limits.pixels) : limits.pixels;
  if (pixels > mostPixels) throw new Refusal("pictureTooManyPixels", { name, limit: Math.floor(mostPixels / 1_000_000) });
  const most = Math.min(limits.frames, Math.floor(limits.pixels / pixels));
  if (frames > most) throw new Refusal("pictureTooManyFrames", { name, limit: most });
}

function refuse(name: string, failure: unknown): never {
  if (failure instanceof BrokenPicture) throw new Refusal("fileBroken", { name });
  if (failure instanceof SlowPicture) throw new Refusal("uploadsBusy", {}, { retryAfter: 5 });
  throw failure;
}
