import type { Problem } from "../core";
import { goodsCover, type PictureBounds } from "./live-limits";
import type { liveRuleMessages } from "./messages";

/** The known properties of a picture; unknown ones are not checked. */
export interface PictureFacts {
  readonly bytes?: number | null | undefined;
  readonly width?: number | null | undefined;
  readonly height?: number | null | undefined;
}

type Found = Problem<keyof typeof liveRuleMessages> | undefined;

/** Why a picture cannot be one of a room: too many bytes or pixels, or an aspect ratio off by more than a hundredth. */
export function pictureProblem({ bytes, width, height }: PictureFacts, bounds: PictureBounds): Found {
  if ((bytes ?? 0) > bounds.bytes) return { key: "pictureLarge", params: { size: sizeText(bounds.bytes) } };
  return width && height && needsCrop({ width, height }, bounds) ? { key: "pictureShape", params: { ...bounds } } : undefined;
}

/** Why a picture cannot be the cover of live goods. */
export const coverProblem = ({ width, height }: PictureFacts): Found =>
  Math.max(width ?? 0, height ?? 0) > goodsCover.side ? { key: "coverLarge", params: goodsCover } : undefined;

function needsCrop({ width, height }: { readonly width: number; readonly height: number }, bounds: PictureBounds) {
  const isOther = Math.abs((width * bounds.height) / (height * bounds.width) - 1) > 0.01;
  return isOther || width > bounds.width || height > bounds.height;
}

const sizeText = (bytes: number) => (bytes >= 1024 * 1024 ? `${bytes / 1024 / 1024} MB` : `${bytes / 1024} KB`);
