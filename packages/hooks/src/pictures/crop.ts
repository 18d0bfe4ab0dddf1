/** The source of a crop: a local file or a picture of the library. */
export type CropSource =
  | { readonly is: "file"; readonly file: Blob; readonly name: string }
  | { readonly is: "picture"; readonly address: string; readonly name?: string | undefined };

/** The state of a crop dialog, from choosing a picture to uploading the crop. */
export interface Crop {
  readonly source?: CropSource;
  /** A box can be drawn and moved; without it the whole picture is used. */
  readonly isCropping: boolean;
  /** A factor; 1 fits the picture to its stage. */
  readonly zoom: number;
  /** The chosen shape; if absent, the first shape of the box. */
  readonly shape?: CropShape["key"];
  /** Quarter turns clockwise. */
  readonly turns: number;
  /** Incremented by 清除裁剪, which removes the box. */
  readonly clears: number;
}

/** The events of a crop dialog. */
export type CropEvent =
  | { readonly is: "chosen"; readonly source: CropSource }
  | { readonly is: "zoomed"; readonly zoom: number }
  | { readonly is: "shaped"; readonly shape: CropShape["key"] }
  | { readonly is: "start" | "stop" | "clear" | "zoomIn" | "zoomOut" | "turnLeft" | "turnRight" | "uploaded" };

/** A crop dialog without a picture. */
export const emptyCrop: Crop = { isCropping: false, zoom: 1, turns: 0, clears: 0 };

/** The longest side of a crop, in pixels (specification, section 9). */
const mostCropPixels = 99_999;

const zoomStep = 1.25;

/** The zoom range of a picture; 1 shows all of it. */
export const zoomRange = { least: 1, most: 8 };

/** The next state of the dialog; without a picture, cropping is not possible. */
export function stepCrop(crop: Crop, event: CropEvent): Crop {
  if (event.is === "chosen") return { ...emptyCrop, shape: crop.shape, source: event.source, isCropping: true };
  if (event.is === "uploaded") return emptyCrop;
  if (!crop.source) return crop;
  switch (event.is) {
    case "start":
      return { ...crop, isCropping: true };
    case "stop":
      return { ...crop, isCropping: false };
    case "clear":
      return { ...crop, clears: crop.clears + 1 };
    case "shaped":
      return { ...crop, isCropping: true, shape: event.shape };
    case "zoomed":
      return { ...crop, zoom: within(event.zoom) };
    case "zoomIn":
      return { ...crop, zoom: within(crop.zoom * zoomStep) };
    case "zoomOut":
      return { ...crop, zoom: within(crop.zoom / zoomStep) };
    case "turnLeft":
      return { ...crop, turns: crop.turns - 1 };
    case "turnRight":
      return { ...crop, turns: crop.turns + 1 };
  }
}

const within = (zoom: number) => Math.max(zoomRange.least, Math.min(zoomRange.most, zoom));

/** A crop box and the format of its result. */
export interface CropBox {
  /** Width divided by height; free if absent. */
  readonly ratio: number | undefined;
  /** The pixel size of the result, independent of the box. */
  readonly size?: { readonly width: number; readonly height: number };
  /** The longest side of the result, in pixels. */
  readonly most?: number;
  /** The maximum size of the result; a photo is compressed to fit. */
  readonly bytes?: number;
  /** A crop of a JPEG stays JPEG; everything else becomes PNG (specification, section 9). */
  readonly isPhotoKept?: boolean;
  /** Transparent pixels become white. */
  readonly isOpaque?: boolean;
  /** The label of its shape, if that is not one of the standard shapes. */
  readonly label?: string;
  /** No other shape can be chosen. */
  readonly isOnly?: boolean;
}

/** A shape of the crop box. */
export interface CropShape {
  readonly key: "own" | "1:1" | "3:4" | "16:9" | "free";
  readonly box: CropBox;
}

/** A square of any size. */
export const squareBox: CropBox = { ratio: 1, most: 1600, isPhotoKept: true };

const labelBox: CropBox = { ratio: 2, size: { width: 200, height: 100 }, label: "200 × 100", isOnly: true };

/** A crop box whose result has a fixed size and no transparency, and for a photo a maximum number of bytes. */
export const boxOf = ({ width, height }: NonNullable<CropBox["size"]>, bytes?: number): CropBox => ({
  ratio: width / height,
  size: { width, height },
  label: `${width} × ${height}`,
  isPhotoKept: true,
  isOpaque: true,
  ...(bytes !== undefined && { bytes }),
});

/** A crop box with the ratio of `width` and `height`; the result keeps the pixels of the picture. */
export const shapedBox = ({ width, height }: NonNullable<CropBox["size"]>): CropBox =>
  width === height ? squareBox : { ratio: width / height, label: `${width}:${height}`, isPhotoKept: true };

const shapes: readonly CropShape[] = [
  { key: "1:1", box: { ratio: 1 } },
  { key: "3:4", box: { ratio: 3 / 4 } },
  { key: "16:9", box: { ratio: 16 / 9 } },
  { key: "free", box: { ratio: undefined } },
];

/** The available shapes and the initial one: the field's shape, or 16:9 (specification, section 9); with a label only its own shape. */
export function cropShapes(field: CropBox | undefined, labelName?: string): { all: readonly CropShape[]; first: CropShape["key"] } {
  const own = labelName ? labelBox : field;
  if (!own) return { all: shapes, first: "16:9" };
  if (own.isOnly) return { all: [{ key: "own", box: own }], first: "own" };
  if (own === squareBox) return { all: shapes.map((shape) => (shape.key === "1:1" ? { ...shape, box: own } : shape)), first: "1:1" };
  return { all: [{ key: "own", box: own }, ...shapes], first: "own" };
}

/** The result of a crop. */
export interface CroppedPicture {
  readonly blob: Blob;
  /** The size it was enlarged to, if it had fewer pixels. */
  readonly enlarged?: NonNullable<CropBox["size"]>;
}

/** The pixel size of the result if the box contains `pixels` of the picture. */
export function resultSize({ size, most }: CropBox, pixels: { readonly width: number; readonly height: number }) {
  const part = Math.min(1, (most ?? mostCropPixels) / Math.max(pixels.width, pixels.height));
  return size ?? { width: Math.max(1, Math.round(pixels.width * part)), height: Math.max(1, Math.round(pixels.height * part)) };
}

/** The file name of a crop: the name of the source picture with the new extension, or the time if that has no name. */
export function croppedName(name: string | undefined, now: Date, type: string) {
  const extension = type === "image/jpeg" ? "jpg" : "png";
  const [, stem = name, before = ""] = /^(.+)\.(gif|jpe?g|png|bmp|webp)$/i.exec(name ?? "") ?? [];
  const isKept = extension === "jpg" && /^jpe?g$/i.test(before);
  return `${stem || now.getTime()}.${isKept ? before : extension}`;
}

/** The file name of a downloaded crop. */
export const downloadName = "author-img";

/** Whether a file can be cropped, by its name (specification, section 5). */
export const isCroppable = (name: string) => /\.(gif|jpe?g|png|bmp)$/i.test(name);

/** Whether a picture is a JPEG, by its type or its address. */
export const isPhoto = (source: CropSource) =>
  source.is === "file" ? source.file.type === "image/jpeg" : /\.jpe?g(?:[?#]|$)/i.test(source.address);
