/** A picture of WeChat's, by the name that it got there. */
type MediaId = string;

/** A room as WeChat is asked to make or change it; times are epoch seconds. */
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
  /** Pushed by a camera and not by a phone. */
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

/** What a review of goods has come to. */
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
  /** The state of each room that WeChat knows, as the code of `LiveStatus`; `planned` are their times as we know them. */
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

  /** Sends goods to review. */
  addGoods(goods: WechatGoods): Promise<{ goodsId: number; auditId: number }>;
  updateGoods(goodsId: number, goods: WechatGoods): Promise<void>;
  deleteGoods(goodsId: number): Promise<void>;
  withdrawReview(goodsId: number, auditId: number): Promise<void>;
  resubmit(goodsId: number): Promise<{ auditId: number }>;
  /** `sent` is what of the goods was sent to review, as we know it. */
  goodsReviews(goodsIds: readonly number[], sent?: ReadonlyMap<number, { auditId: number; name: string }>): Promise<WechatGoodsReview[]>;
}
