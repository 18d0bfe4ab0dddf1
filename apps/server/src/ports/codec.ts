/** The accepted formats of pictures. */
export type PictureFormat = "jpeg" | "png" | "gif" | "webp" | "bmp";

/** The header of a picture, read before its pixels. */
export interface PictureFacts {
  format: PictureFormat;
  width: number;
  height: number;
  /** 1 for a still picture. */
  frames: number;
}

/** A picture that we have encoded. */
export interface Picture {
  bytes: Uint8Array;
  format: Exclude<PictureFormat, "bmp">;
  width: number;
  height: number;
}

/** A picture whose pixels cannot be read to the end. */
export class BrokenPicture extends Error {
  override name = "BrokenPicture";
}

/** A picture that took longer than the time limit. */
export class SlowPicture extends Error {
  override name = "SlowPicture";
}

/** Decodes and encodes pictures. */
export interface Codec {
  /** The facts of a picture, from its head; fails with `BrokenPicture`. */
  measure(bytes: Uint8Array, format: PictureFormat): Promise<PictureFacts>;
  /**
   * The picture re-encoded from its pixels: upright, in sRGB, without metadata. Animations keep their frames;
   * BMP becomes PNG. Fails with `BrokenPicture`.
   */
  rewrite(bytes: Uint8Array, facts: PictureFacts): Promise<Picture>;
  /** A still WebP whose sides are at most `side`. */
  shrink(bytes: Uint8Array, side: number): Promise<Uint8Array>;
}
