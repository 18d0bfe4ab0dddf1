import { BrokenPicture, type Codec, type PictureFormat } from "../ports/codec";

const JPEG_QUALITY = 0.88;

const typeOf = (format: PictureFormat) => `image/${format}`;

/**
 * Pictures read and written by the browser, for a server that runs in a page.
 *
 * A browser cannot write GIF: readable GIFs stay unchanged, since they never leave the page.
 */
export const pageCodec: Codec = {
  async measure(bytes, format) {
    const bitmap = await decoded(bytes, format);
    const { width, height } = bitmap;
    bitmap.close();
    return { format, width, height, frames: format === "gif" || format === "webp" ? await framesOf(bytes, format) : 1 };
  },

  async rewrite(bytes, { format, frames }) {
    const bitmap = await decoded(bytes, format);
    const { width, height } = bitmap;
    if (format === "gif" || frames > 1) {
      bitmap.close();
      return { bytes, format: format === "webp" ? "webp" : "gif", width, height };
    }
    const target = format === "bmp" ? "png" : format;
    return { bytes: await drawn(bitmap, width, height, typeOf(target)), format: target, width, height };
  },

  async shrink(bytes, side) {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(bytes)]));
    const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
    return drawn(bitmap, Math.max(1, Math.round(bitmap.width * scale)), Math.max(1, Math.round(bitmap.height * scale)), "image/webp");
  },
};

async function decoded(bytes: Uint8Array, format: PictureFormat): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(new Blob([Uint8Array.from(bytes)], { type: typeOf(format) }), { imageOrientation: "from-image" });
  } catch (failure) {
    throw new BrokenPicture("the browser cannot read it", { cause: failure });
  }
}

async function drawn(bitmap: ImageBitmap, width: number, height: number, type: string): Promise<Uint8Array> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const blob = await canvas.convertToBlob({ type, quality: JPEG_QUALITY });
  return new Uint8Array(await blob.arrayBuffer());
}

/** The frame count of an animation where the browser reports it; 1 elsewhere. */
async function framesOf(bytes: Uint8Array, format: PictureFormat): Promise<number> {
  if (typeof ImageDecoder === "undefined") return 1;
  const decoder = new ImageDecoder({ data: Uint8Array.from(bytes), type: typeOf(format) });
  try {
    await decoder.completed;
    return decoder.tracks.selectedTrack?.frameCount ?? 1;
  } catch (failure) {
    throw new BrokenPicture("the browser cannot read its frames", { cause: failure });
  } finally {
    decoder.close();
  }
}
