/** The id of a picture at WeChat. */
type MediaId = string;

/** A room to create or change at WeChat; times are epoch seconds. */
export interface WechatRoom {
  name: string;
  coverImg: MediaId;
  shareImg: MediaId;
  feedsImg: MediaId;
  startTime: number;
  endTime: number;
  anchorName: string;
  anchorWechat: string;
  subAnchorWechat: string;
  createrWechat: string;
  isFeedsPublic: boolean;
  /** Streamed by a camera and not by a phone. */
  isPushed: boolean;
  hasLikes: boolean;
  hasGoods: boolean;
  hasComments: boolean;
  hasReplay: boolean;
  hasShare: boolean;
  hasService: boolean;
}

/** Goods as WeChat reviews them; prices are cents. */
export interface WechatGoods {
  coverImg: MediaId;
  name: string;
  priceType: 1 | 2 | 3;
  price: number;
  /** The right bound of a range, or the price after a discount. */
  price2: number | undefined;
  /** The page of the mini program that sells them. */
  url: string;
}

/** The result of a review of goods. */
export interface WechatGoodsReview {
  goodsId: number;
  state: "none" | "reviewing" | "passed" | "failed";
  reason: string;
}

/** Live rooms of WeChat's mini programs. Every call may throw a `WechatFailure`. */
export interface WechatLive {
  createRoom(room: WechatRoom): Promise<{ roomId: number; qrcodeUrl: string }>;
  editRoom(roomId: number, room: WechatRoom): Promise<void>;
  deleteRoom(roomId: number): Promise<void>;
  /** The state of each room known to WeChat, as the code of `LiveStatus`; `planned` are their times by our records. */
  roomStates(
    roomIds: readonly number[],
    planned?: ReadonlyMap<number, { startTime: Date; endTime: Date }>,
  ): Promise<{ roomId: number; liveStatus: number }[]>;
  shareCode(roomId: number): Promise<{ cdnUrl: string; pagePath: string; posterUrl: string }>;
  setFeedsPublic(roomId: number, isOn: boolean): Promise<void>;
  setComments(roomId: number, isOn: boolean): Promise<void>;
  setService(roomId: number, isOn: boolean): Promise<void>;
  setReplay(roomId: number, isOn: boolean): Promise<void>;

  addRoomGoods(roomId: number, goodsIds: readonly number[]): Promise<void>;
  removeRoomGoods(roomId: number, goodsId: number): Promise<void>;
  sortRoomGoods(roomId: number, goodsIds: readonly number[]): Promise<void>;
  setGoodsOnSale(roomId: number, goodsId: number, isOnSale: boolean): Promise<void>;

  addAssistants(roomId: number, people: readonly { wechat: string; nickname: string }[]): Promise<void>;
  removeAssistant(roomId: number, wechat: string): Promise<void>;

  addGoods(goods: WechatGoods): Promise<{ goodsId: number; auditId: number }>;
  updateGoods(goodsId: number, goods: WechatGoods): Promise<void>;
  deleteGoods(goodsId: number): Promise<void>;
  withdrawReview(goodsId: number, auditId: number): Promise<void>;
  resubmit(goodsId: number): Promise<{ auditId: number }>;
  /** `sent` are the submitted reviews of the goods by our records. */
  goodsReviews(goodsIds: readonly number[], sent?: ReadonlyMap<number, { auditId: number; name: string }>): Promise<WechatGoodsReview[]>;
}
