import { fileAt } from "@shopkeeper/hooks/files";
import type { CropSource } from "@shopkeeper/hooks/pictures";
import { pictureSize } from "./picture-size";
import { reducePicture } from "./reduce-picture";

/** A picture that is small enough to be processed without freezing the page. */
export interface PreparedPicture {
  address: string;
  /** The original width. */
  width: number;
  height: number;
  isReduced: boolean;
  /** Frees its resources. */
  release: () => void;
}

/** The longest side that is processed, in pixels; a phone's 48 megapixels would take 200 MB. */
export const workingSide = 4096;

/** The quality of redrawn pictures (specification, section 9). */
const quality = 0.8;

/** Prepares a picture for the cropper; a large one is decoded and reduced in a worker. */
export async function preparePicture(source: CropSource): Promise<PreparedPicture> {
  const address = source.is === "file" ? URL.createObjectURL(source.file) : source.address;
  const release = () => (source.is === "file" ? URL.revokeObjectURL(address) : undefined);
  try {
    const { width, height } = await pictureSize(address);
    if (Math.max(width, height) <= workingSide) return { address, width, height, isReduced: false, release };
    const whole = source.is === "file" ? source.file : await fileAt(source.address);
    const type = whole.type === "image/jpeg" ? "image/jpeg" : "image/png";
    const smaller = URL.createObjectURL(await reducePicture({ picture: whole, side: workingSide, isWide: width >= height, type, quality }));
    release();
    return { address: smaller, width, height, isReduced: true, release: () => URL.revokeObjectURL(smaller) };
  } catch (error) {
    release();
    throw error;
  }
}
