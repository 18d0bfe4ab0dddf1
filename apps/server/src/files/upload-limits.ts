/** How large uploads may be. */
export interface UploadLimits {
  imageBytes: number;
  videoBytes: number;
  /** Width times height of one frame. */
  pixels: number;
  /** Frames of an animated picture. */
  frames: number;
  /** What one shop may have in its library. */
  quotaBytes: number;
}

/** The bytes of a megabyte, as people count them here. */
export const MEGABYTE = 1024 * 1024;

/** The limits of a server that was told none. */
export const usualUploads: UploadLimits = {
  imageBytes: 20 * MEGABYTE,
  videoBytes: 200 * MEGABYTE,
  pixels: 100_000_000,
  frames: 300,
  quotaBytes: 10_240 * MEGABYTE,
};
