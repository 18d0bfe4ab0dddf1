/** What is cropped: a file of the person's own, or a picture of the library. */
export type CropSource =
  | { readonly is: "file"; readonly file: Blob; readonly name: string }
  | { readonly is: "picture"; readonly address: string; readonly name?: string | undefined };

/** A crop dialog between choosing a picture and uploading what was cut out of it. */
export interface Crop {
  readonly source?: CropSource;
  /** A box can be drawn and moved; without one the whole picture is taken. */
  readonly isCropping: boolean;
  /** Times the size at which the picture fits its stage. */
  readonly zoom: number;
  /** The shape that was chosen; the first one of the box when absent. */
  readonly shape?: CropShape["key"];
  /** Quarter turns to the right. */
  readonly turns: number;
  /** Raised by 清除裁剪: the box is taken away. */
  readonly clears: number;
}

/** What may be done in a crop dialog. */
export type CropEvent =
  | { readonly is: "chosen"; readonly source: CropSource }
  | { readonly is: "zoomed"; readonly zoom: number }
  | { readonly is: "shaped"; readonly shape: CropShape["key"] }
  | { readonly is: "start" | "stop" | "clear" | "zoomIn" | "zoomOut" | "turnLeft" | "turnRight" | "uploaded" };

/** A crop dialog without a picture. */
export const emptyCrop: Crop = { isCropping: false, zoom: 1, turns: 0, clears: 0 };

/** The longest side that is ever cut out, in pixels (specification, section 9). */
const mostCropPixels = 99_999;

const zoomStep = 1.25;

/** How far a picture can be zoomed; 1 shows all of it. */
export const zoomRange = { least: 1, most: 8 };

/** The dialog after something was done; without a picture there is nothing to crop. */
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

/** A crop box and what is made of it. */
export interface CropBox {
  /** Its width by its height; free when absent. */
  readonly ratio: number | undefined;
  /** The pixels of the result, whatever the box holds. */
  readonly size?: { readonly width: number; readonly height: number };
  /** The longer side of the result, at most, in pixels. */
  readonly most?: number;
  /** The result, at most; a photo is made lighter for it. */
  readonly bytes?: number;
  /** What is cut out of a JPEG is one; everything else is PNG (specification, section 9). */
  readonly isPhotoKept?: boolean;
  /** What is transparent in the picture becomes white. */
  readonly isOpaque?: boolean;
  /** What its shape is called where it is not one of the usual ones. */
  readonly label?: string;
  /** No other shape can be chosen. */
  readonly isOnly?: boolean;
}

/** A shape that the crop box can be given. */
export interface CropShape {
  readonly key: "own" | "1:1" | "3:4" | "16:9" | "free";
  readonly box: CropBox;
}

/** A square of any size. */
export const squareBox: CropBox = { ratio: 1, most: 1600, isPhotoKept: true };

const labelBox: CropBox = { ratio: 2, size: { width: 200, height: 100 }, label: "200 × 100", isOnly: true };

/** A crop box whose result has a fixed size without anything transparent, and at most so many bytes where it is a photo. */
export const boxOf = ({ width, height }: NonNullable<CropBox["size"]>, bytes?: number): CropBox => ({
  ratio: width / height,
  size: { width, height },
  label: `${width} × ${height}`,
  isPhotoKept: true,
  isOpaque: true,
  ...(bytes !== undefined && { bytes }),
});

/** A crop box of a shape, in which something is shown at `width` and `height`; the result has as many pixels as the picture. */
export const shapedBox = ({ width, height }: NonNullable<CropBox["size"]>): CropBox =>
  width === height ? squareBox : { ratio: width / height, label: `${width}:${height}`, isPhotoKept: true };

const shapes: readonly CropShape[] = [
  { key: "1:1", box: { ratio: 1 } },
  { key: "3:4", box: { ratio: 3 / 4 } },
  { key: "16:9", box: { ratio: 16 / 9 } },
  { key: "free", box: { ratio: undefined } },
];

/** The shapes to choose from, and the one to begin with: that of the field, or 16:9 (specification, section 9); a label has its own alone. */
export function cropShapes(field: CropBox | undefined, labelName?: string): { all: readonly CropShape[]; first: CropShape["key"] } {
  const own = labelName ? labelBox : field;
  if (!own) return { all: shapes, first: "16:9" };
  if (own.isOnly) return { all: [{ key: "own", box: own }], first: "own" };
  if (own === squareBox) return { all: shapes.map((shape) => (shape.key === "1:1" ? { ...shape, box: own } : shape)), first: "1:1" };
  return { all: [{ key: "own", box: own }, ...shapes], first: "own" };
}

/** What was cut out of a picture. */
export interface CroppedPicture {
  readonly blob: Blob;
  /** The pixels it was enlarged to, where there were fewer. */
  readonly enlarged?: NonNullable<CropBox["size"]>;
}

/** The pixels of the result when the box holds `pixels` of the picture. */
export function resultSize({ size, most }: CropBox, pixels: { readonly width: number; readonly height: number }) {
  const part = Math.min(1, (most ?? mostCropPixels) / Math.max(pixels.width, pixels.height));
  return size ?? { width: Math.max(1, Math.round(pixels.width * part)), height: Math.max(1, Math.round(pixels.height * part)) };
}

/** The name of a cropped picture: that of the picture it was cut out of, with its own extension; the moment where that has none. */
export function croppedName(name: string | undefined, now: Date, type: string) {
  const extension = type === "image/jpeg" ? "jpg" : "png";
  const [, stem = name, before = ""] = /^(.+)\.(gif|jpe?g|png|bmp|webp)$/i.exec(name ?? "") ?? [];
  const isKept = extension === "jpg" && /^jpe?g$/i.test(before);
  return `${stem || now.getTime()}.${isKept ? before : extension}`;
}

/** What a downloaded crop is called. */
export const downloadName = "author-img";

/** Whether a file may be cropped by its name (specification, section 5). */
export const isCroppable = (name: string) => /\.(gif|jpe?g|png|bmp)$/i.test(name);

/** Whether a picture is a JPEG, by its type or its address. */
export const isPhoto = (source: CropSource) =>
  source.is === "file" ? source.file.type === "image/jpeg" : /\.jpe?g(?:[?#]|$)/i.test(source.address);
