import type { Reduction } from "./reduce-picture";

/** Beside the page, which would stand still for a second: decodes a picture and makes it smaller. */
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
  canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(bitmap);
  return canvas.convertToBlob({ type, quality });
}
