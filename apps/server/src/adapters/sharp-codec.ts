import type Library from "sharp";
import type { Sharp, SharpInput, SharpOptions } from "sharp";
import { BrokenPicture, SlowPicture, type Codec, type Picture, type PictureFacts } from "../ports/codec";
import { bmpSize, readBmp } from "./read-bmp";

const SECONDS = 30;
/** The only loaders of libvips that are tried on a file, whatever its content. */
const LOADERS = ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadNsgifBuffer", "VipsForeignLoadWebpBuffer"];
/** All frames of an animation together; a single frame is limited before. */
const MOST_PIXELS = 300_000_000;

/**
 * Pictures read and written by libvips, outside of Node's own thread.
 *
 * The library is loaded with the first picture, so that the start does not wait for it.
 */
export function sharpCodec(): Codec {
  let loading: Promise<typeof Library> | undefined;
  const load = () =>
    (loading ??= import("sharp").then(({ default: sharp }) => {
      // each picture comes once: a cache would only use memory
      sharp.cache(false);
      sharp.concurrency(1);
      sharp.block({ operation: ["VipsForeignLoad"] });
      sharp.unblock({ operation: LOADERS });
      return sharp;
    }));

  async function open(bytes: SharpInput, options: SharpOptions = {}): Promise<Sharp> {
    const sharp = await load();
    return sharp(bytes, { failOn: "error", limitInputPixels: MOST_PIXELS, sequentialRead: true, ...options }).timeout({ seconds: SECONDS });
  }

  return {
    async measure(bytes, format) {
      if (format === "bmp") {
        const size = bmpSize(bytes);
        if (!size) throw new BrokenPicture("no BMP that is read here");
        return { format, ...size, frames: 1 };
      }
      const {
        format: found,
        width,
        height,
        pageHeight,
        pages,
      } = await reading((await open(bytes, { limitInputPixels: false })).metadata());
      if (found !== format) throw new BrokenPicture(`${found} in the clothes of ${format}`);
      return { format, width, height: pageHeight ?? height, frames: pages ?? 1 };
    },

    async rewrite(bytes, facts) {
      if (facts.format === "bmp") return rewriteBmp(bytes);
      const isAnimated = facts.frames > 1;
      const picture = await open(bytes, { animated: isAnimated });
      const { data, info } = await reading(
        (await encoded(isAnimated ? picture : picture.autoOrient(), picture, facts)).toBuffer({ resolveWithObject: true }),
      );
      return { bytes: data, format: facts.format, width: info.width, height: info.pageHeight ?? info.height };
    },

    async shrink(bytes, side) {
      const picture = await open(bytes);
      return reading(
        picture
          .autoOrient()
          .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
          .webp({ quality: 80 })
          .toBuffer(),
      );
    },
  };

  async function rewriteBmp(bytes: Uint8Array): Promise<Picture> {
    const pixels = await readBmp(bytes);
    if (!pixels) throw new BrokenPicture("a BMP that ends early");
    const { width, height, data } = pixels;
    const raw = await open(data, { raw: { width, height, channels: 4 } });
    return { bytes: await reading(raw.png().toBuffer()), format: "png", width, height };
  }
}

async function encoded(upright: Sharp, picture: Sharp, { format }: PictureFacts): Promise<Sharp> {
  if (format === "jpeg") return upright.jpeg({ quality: 88 });
  if (format === "gif") return upright.gif();
  if (format === "webp") return upright.webp({ quality: 90 });
  const { isPalette } = await reading(picture.metadata());
  return upright.png({ palette: isPalette === true });
}

/** Any failure of libvips counts as a fault of the picture. */
async function reading<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (failure) {
    const reason = failure instanceof Error ? failure.message : "unreadable";
    throw reason.startsWith("timeout") ? new SlowPicture(reason, { cause: failure }) : new BrokenPicture(reason, { cause: failure });
  }
}
