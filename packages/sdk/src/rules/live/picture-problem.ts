import type { Problem } from "../core";
import type { PictureBounds } from "./live-limits";
import type { liveRuleMessages } from "./messages";

/** A picture as far as it is known; what is not known is not judged. */
export interface PictureSize {
  readonly bytes?: number | null;
  readonly width?: number | null;
  readonly height?: number | null;
}

/** Why WeChat would not take a picture as one of a room. */
export function pictureProblem(
  { bytes, width, height }: PictureSize,
  bounds: PictureBounds,
): Problem<keyof typeof liveRuleMessages> | undefined {
  const params = { size: sizeText(bounds.bytes), width: bounds.width, height: bounds.height };
  if ((bytes ?? 0) > bounds.bytes) return { key: "pictureLarge", params };
  return (width ?? 0) > bounds.width || (height ?? 0) > bounds.height ? { key: "pictureWide", params } : undefined;
}

/** Whether a picture has another shape than WeChat shows it in, by more than a hundredth. */
export const isOfOtherShape = ({ width, height }: PictureSize, bounds: PictureBounds) =>
  Boolean(width && height) && Math.abs(((width ?? 0) * bounds.height) / ((height ?? 0) * bounds.width) - 1) > 0.01;

const sizeText = (bytes: number) => (bytes >= 1024 * 1024 ? `${bytes / 1024 / 1024} MB` : `${bytes / 1024} KB`);
