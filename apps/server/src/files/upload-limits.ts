/** The limits of uploads. */
export interface UploadLimits {
  imageBytes: number;
  videoBytes: number;
  /** Width times height of one frame. */
  pixels: number;
  /** Frames of an animation. */
  frames: number;
  /** The size of a shop's whole library. */
  quotaBytes: number;
}

/** Bytes of a megabyte, here binary. */
export const MEGABYTE = 1024 * 1024;

/** The default limits. */
export const usualUploads: UploadLimits = {
  imageBytes: 20 * MEGABYTE,
  videoBytes: 200 * MEGABYTE,
  pixels: 100_000_000,
  frames: 300,
  quotaBytes: 10_240 * MEGABYTE,
};
