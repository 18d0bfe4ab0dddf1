import type { Reduction } from "./reduce-picture";

/** Decodes and reduces a picture outside of the main thread, which would freeze for a second. */
if ("WorkerGlobalScope" in globalThis) {
  addEventListener("message", ({ data }: MessageEvent<Reduction>) => {
    reduced(data).then(
      (smaller) => postMessage(smaller),
      () => postMessage(undefined),
    );
  });
}

async function reduced({ picture, side, isWide, type, quality }: Reduction): Promise<Blob> {
  const bitmap = await createImageBitmap(picture, {
    ...(isWide ? { resizeWidth: side } : { resizeHeight: side }),
    resizeQuality: "medium",
  });
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("The picture cannot be drawn");
  if (type === "image/jpeg") {
    pen.fillStyle = "#fff"; // JPEG has no transparency: it would become black
    pen.fillRect(0, 0, bitmap.width, bitmap.height);
  }
  pen.drawImage(bitmap, 0, 0);
  return canvas.convertToBlob({ type, quality });
}
