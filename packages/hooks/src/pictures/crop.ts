/** What is cropped: a file of the person's own, or a picture of the library. */
export type CropSource =
  | { readonly is: "file"; readonly file: Blob; readonly name: string }
  | { readonly is: "picture"; readonly address: string; readonly name: string };

/** A crop dialog between choosing a picture and uploading what was cut out of it. */
export interface Crop {
  readonly source?: CropSource;
  /** A box can be drawn and moved; without one the whole picture is taken. */
  readonly isCropping: boolean;
  /** Times the size at which the picture fits its stage. */
  readonly zoom: number;
  /** Quarter turns to the right. */
  readonly turns: number;
  /** Raised by 清除裁剪: the box is taken away. */
  readonly clears: number;
}

/** What may be done in a crop dialog. */
export type CropEvent =
  | { readonly is: "chosen"; readonly source: CropSource }
  | { readonly is: "start" | "stop" | "clear" | "zoomIn" | "zoomOut" | "turnLeft" | "turnRight" | "uploaded" };

/** A crop dialog without a picture. */
export const emptyCrop: Crop = { isCropping: false, zoom: 1, turns: 0, clears: 0 };

/** The longest side that is ever cut out, in pixels (specification, section 9). */
export const mostCropPixels = 99_999;

const zoomStep = 1.25;
const zoomMost = 8;

/** The dialog after something was done; without a picture there is nothing to crop. */
export function stepCrop(crop: Crop, event: CropEvent): Crop {
  if (event.is === "chosen") return { ...emptyCrop, source: event.source, isCropping: true };
  if (event.is === "uploaded") return emptyCrop;
  if (!crop.source) return crop;
  switch (event.is) {
    case "start":
      return { ...crop, isCropping: true };
    case "stop":
      return { ...crop, isCropping: false };
    case "clear":
      return { ...crop, clears: crop.clears + 1 };
    case "zoomIn":
      return { ...crop, zoom: Math.min(zoomMost, crop.zoom * zoomStep) };
    case "zoomOut":
      return { ...crop, zoom: Math.max(1 / zoomMost, crop.zoom / zoomStep) };
    case "turnLeft":
      return { ...crop, turns: crop.turns - 1 };
    case "turnRight":
      return { ...crop, turns: crop.turns + 1 };
  }
}

/** The crop box: its shape to begin with, and its size where that is fixed. */
export interface CropBox {
  readonly ratio: number;
  readonly size: { readonly width: number; readonly height: number } | undefined;
  /** It keeps its shape when it is resized, and what is cut out has at most so many pixels on its longer side. */
  readonly most?: number;
}

/** A square of any size. */
export const squareBox: CropBox = { ratio: 1, size: undefined, most: 1600 };

const freeBox: CropBox = { ratio: 16 / 9, size: undefined };
const labelBox: CropBox = { ratio: 2, size: { width: 200, height: 100 } };

/** A crop box whose result has a fixed size. */
export const boxOf = ({ width, height }: NonNullable<CropBox["size"]>): CropBox => ({ ratio: width / height, size: { width, height } });

/** The crop box of a picture: 16:9 to begin with, or the fixed one of a labelled picture (specification, section 9). */
export const cropBox = (labelName: string | undefined): CropBox => (labelName ? labelBox : freeBox);

/** The name of a cropped picture: the moment, as PNG or JPEG. */
export const croppedName = (now: Date, type: string) => `${now.getTime()}.${type === "image/jpeg" ? "jpg" : "png"}`;

/** What a downloaded crop is called. */
export const downloadName = "author-img";

/** Whether a file may be cropped by its name (specification, section 5). */
export const isCroppable = (name: string) => /\.(gif|jpe?g|png|bmp)$/i.test(name);
