import type { CropBox, Rect } from "@shopkeeper/hooks/pictures";

/** A drawing: pixels of a picture after quarter turns, at a size. */
export interface Drawing {
  turns: number;
  pixels: Rect;
  size: { readonly width: number; readonly height: number };
  /** With a white background. */
  isOpaque: boolean;
}

/** JPEG qualities, tried until the photo is small enough. */
const qualities = [0.92, 0.85, 0.75, 0.6, 0.45];

/** Draws pixels of a picture over a whole canvas. cropperjs' own `$toCanvas` rounds its size down, and leaves semi-transparent edges. */
export function drawCrop(picture: HTMLImageElement, { turns, pixels, size, isOpaque }: Drawing): HTMLCanvasElement {
  const { naturalWidth: width, naturalHeight: height } = picture;
  const canvas = document.createElement("canvas");
  canvas.width = size.width;
  canvas.height = size.height;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("The picture is too large");
  const [cos, sin] = quarterTurn(turns);
  if (isOpaque) {
    pen.fillStyle = "white";
    pen.fillRect(0, 0, size.width, size.height);
  }
  pen.imageSmoothingQuality = "high";
  pen.scale(size.width / pixels.width, size.height / pixels.height);
  pen.translate(-pixels.x, -pixels.y);
  pen.transform(cos, sin, -sin, cos, sin === 0 ? width / 2 : height / 2, sin === 0 ? height / 2 : width / 2);
  pen.drawImage(picture, -width / 2, -height / 2);
  return canvas;
}

/** A canvas as PNG, or a photo as a JPEG of at most so many bytes if possible. */
export async function encodeCrop(
  canvas: HTMLCanvasElement,
  isPhoto: boolean,
  { bytes = Number.POSITIVE_INFINITY }: CropBox,
): Promise<Blob> {
  if (!isPhoto) return encoded(canvas, "image/png");
  let photo: Blob | undefined;
  for (const quality of qualities) {
    photo = await encoded(canvas, "image/jpeg", quality);
    if (photo.size <= bytes) break;
  }
  return photo ?? encoded(canvas, "image/jpeg");
}

/** Cosine and sine of quarter turns, without the errors of an angle. */
export function quarterTurn(turns: number): readonly [number, number] {
  const quarter = ((turns % 4) + 4) % 4;
  return [[1, 0, -1, 0][quarter] ?? 1, [0, 1, 0, -1][quarter] ?? 0];
}

const encoded = (canvas: HTMLCanvasElement, type: string, quality?: number) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture is too large"))), type, quality);
  });
