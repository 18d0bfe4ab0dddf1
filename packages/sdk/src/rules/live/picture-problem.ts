import type { Problem } from "../core";
import type { PictureBounds } from "./live-limits";
import type { liveRuleMessages } from "./messages";

/** Why WeChat would not take a picture of a room; one whose bytes are not known is not judged. */
export function pictureProblem(
  bytes: number | null | undefined,
  bounds: PictureBounds,
): Problem<keyof typeof liveRuleMessages> | undefined {
  return (bytes ?? 0) > bounds.bytes ? { key: "pictureLarge", params: { size: sizeText(bounds.bytes) } } : undefined;
}

/** Whether a picture is larger than WeChat advises, or has another shape by more than a hundredth: it is shown cut or smaller. */
export function needsCrop({ width, height }: { readonly width: number; readonly height: number }, bounds: PictureBounds) {
  const isOther = Math.abs((width * bounds.height) / (height * bounds.width) - 1) > 0.01;
  return isOther || width > bounds.width || height > bounds.height;
}

const sizeText = (bytes: number) => (bytes >= 1024 * 1024 ? `${bytes / 1024 / 1024} MB` : `${bytes / 1024} KB`);
