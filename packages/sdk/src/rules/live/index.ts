export { type GoodsProblems, goodsProblems, type GoodsTerms, needsSecondPrice } from "./goods-problems";
export { canDoWithGoods, type GoodsAction, goodsStatusAfter, goodsStatusText } from "./goods-state";
export { goodsCover, liveLimits, type PictureBounds, roomPictures } from "./live-limits";
export { liveRuleMessages } from "./messages";
export { coverProblem, type PictureFacts, pictureProblem } from "./picture-problem";
export { latestStart, type RoomProblems, roomProblems, type RoomTerms } from "./room-problems";
export {
  isAtWechat,
  isRoomOver,
  type RoomAction,
  type RoomEvent,
  roomRefusal,
  type RoomState,
  roomStatusAfter,
  type RoomSwitch,
  switchLock,
  switchRefusal,
} from "./room-state";
export { wechatLength } from "./wechat-length";
