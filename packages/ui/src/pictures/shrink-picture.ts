import { fileAt } from "@shopkeeper/hooks/files";
import { pictureSize } from "./picture-size";
import { reducePicture } from "./reduce-picture";

/** The longer sides that are tried, in pixels. */
const sides = [1600, 1200, 800, 600, 400, 300];

/** The JPEG quality of redrawn pictures (specification, section 9). */
const quality = 0.8;

/** A picture as a JPEG of at most `maxBytes` with no side above `maxSide`, as large as that allows; transparent areas become white. */
export async function shrinkPicture(address: string, maxBytes: number, maxSide = sides[0] ?? 0): Promise<Blob> {
  const { width, height } = await pictureSize(address);
  const stored = await fileAt(address);
  const picture = stored.type === "image/svg+xml" ? await drawn(address, width, height) : stored;
  const longest = Math.min(maxSide, Math.max(width, height));
  for (const side of [longest, ...sides].filter((each) => each <= longest)) {
    const smaller = await reducePicture({ picture, side, isWide: width >= height, type: "image/jpeg", quality });
    if (smaller.size <= maxBytes) return smaller;
  }
  throw new Error("The picture cannot be made small enough");
}

/** An SVG as pixels, which workers cannot decode. */
async function drawn(address: string, width: number, height: number): Promise<Blob> {
  const image = new Image();
  image.crossOrigin = "anonymous";
  image.src = address;
  await image.decode();
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
  return canvas.convertToBlob();
}
