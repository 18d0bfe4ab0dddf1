/** The formats that pictures come in. */
export type PictureFormat = "jpeg" | "png" | "gif" | "webp" | "bmp";

/** What a picture says of itself, before its pixels are looked at. */
export interface PictureFacts {
  format: PictureFormat;
  width: number;
  height: number;
  /** 1 for a still picture. */
  frames: number;
}

/** A picture as we have written it. */
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

/** A picture that took longer than a picture may. */
export class SlowPicture extends Error {
  override name = "SlowPicture";
}

/** Reads pictures and writes them anew. */
export interface Codec {
  /** The facts of a picture, from its head; fails with `BrokenPicture`. */
  measure(bytes: Uint8Array, format: PictureFormat): Promise<PictureFacts>;
  /**
   * The picture written anew from its pixels: upright, in sRGB, with nothing beside them. Animations keep their frames;
   * BMP becomes PNG. Fails with `BrokenPicture`.
   */
  rewrite(bytes: Uint8Array, facts: PictureFacts): Promise<Picture>;
  /** A still WebP of which no side is longer than `side`. */
  shrink(bytes: Uint8Array, side: number): Promise<Uint8Array>;
}
