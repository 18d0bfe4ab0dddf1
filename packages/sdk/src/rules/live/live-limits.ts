/** The limits of a room's picture: its size in bytes, its width and height in pixels. */
export interface PictureBounds {
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
}

/** WeChat's limits for the pictures of a room, by field. */
export const roomPictures = {
  coverImgLocal: { bytes: 2 * 1024 * 1024, width: 1080, height: 1920 },
  shareImgLocal: { bytes: 1024 * 1024, width: 800, height: 640 },
  feedsImgLocal: { bytes: 100 * 1024, width: 800, height: 800 },
} as const satisfies Record<string, PictureBounds>;

/** The maximum width and height of the cover of live goods, in pixels. */
export const goodsCover = { side: 300 } as const;

/** The limits of live rooms and their goods; names are counted in Chinese characters, prices in yuan. */
export const liveLimits = {
  goodsNameMin: 3,
  goodsNameMax: 14,
  roomNameMin: 3,
  roomNameMax: 17,
  anchorNameMin: 2,
  anchorNameMax: 15,
  priceMin: "0.01",
  priceMax: "99999.00",
  /** The minimum time between planning a room and its start. */
  leadMinutes: 10,
  aheadMonths: 6,
  leastMinutes: 30,
  mostHours: 24,
  sortMax: 9999,
} as const;
