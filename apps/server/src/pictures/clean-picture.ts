import { Refusal } from "../core/refusal";
import { semaphoreOf } from "../core/semaphore";
import type { SentFile } from "../files/sent-file";
import type { UploadLimits } from "../files/upload-limits";
import { BrokenPicture, SlowPicture, type Codec, type Picture, type PictureFacts, type PictureFormat } from "../ports/codec";

/** Two pictures are processed at once, but only one with more pixels than this, as each of those needs some hundred megabytes. */
const LARGE_PIXELS = 24_000_000;
/** BMP is decoded by our own code, on the thread that answers every request. */
const BMP_PIXELS = 8_000_000;
const LONGEST_LINE = 500;

/** Re-encodes an uploaded picture and passes it on, while it holds its place in the queue. */
export type CleanPicture = <Result>(
  file: SentFile,
  format: PictureFormat,
  limits: UploadLimits,
  use: (picture: Picture) => Promise<Result>,
) => Promise<Result>;

/** One queue for all incoming pictures; refuses broken and oversized pictures, and too many at once. */
export function cleanPictures(codec: Codec): CleanPicture {
  const small = semaphoreOf(2);
  const large = semaphoreOf(1);

  return async ({ name, content }, format, limits, use) => {
    if (small.waiting() > LONGEST_LINE) throw new Refusal("uploadsBusy", {}, { retryAfter: 5 });
    return small.pass(1, async () => {
      const bytes = await content.read(0, content.size);
      const facts = await codec.measure(bytes, format).catch((failure: unknown) => refuse(name, failure));
      checkFacts(name, facts, limits);
      const rewrite = () => codec.rewrite(bytes, facts);
      const isLarge = facts.width * facts.height * facts.frames > LARGE_PIXELS;
      return use(await (isLarge ? large.pass(1, rewrite) : rewrite()).catch((failure: unknown) => refuse(name, failure)));
    });
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
