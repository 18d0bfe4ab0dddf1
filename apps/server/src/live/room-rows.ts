import { LiveRoomKind, LiveSwitch, type Schema, ShownFlag, SwitchFlag } from "@shopkeeper/sdk/contract";
import type { RoomState } from "@shopkeeper/sdk/rules/live";
import { momentOf, wireTime } from "@shopkeeper/sdk/rules/time";
import type { Files } from "../ports/files";
import type { WechatRoom } from "../ports/wechat-live";
import type { ShopWords } from "./goods-rows";
import type { liveRooms } from "./tables";

/** A room in stored form. */
export type LiveRoomRow = typeof liveRooms.$inferSelect;

/** A switch in WeChat's form. */
const closed = (isOn: boolean) => (isOn ? LiveSwitch.on : LiveSwitch.off);

/** Whether a switch in WeChat's form is on. */
export const isOn = (switched: number) => switched === LiveSwitch.on;

/** The state that decides which actions a room allows. */
export const roomState = ({ reviewStatus, liveStatus, hasGoods }: LiveRoomRow): RoomState => ({
  ...{ reviewStatus, liveStatus, closeGoods: closed(hasGoods) },
});

/** A room in wire form. */
export function wireRoom(row: LiveRoomRow, { merName, merType }: ShopWords, files: Files): Schema<"LiveRoom"> {
  const { id, roomId, roomName, coverImg, feedsImg, shareImg, anchorName, anchorWechat, subAnchorWechat, createrWechat, type } = row;
  const { liveStatus, reviewStatus, reviewReason, qrcodeUrl, merId, star, sort, version } = row;
  return {
    ...{ id, roomId, roomName, coverImg, feedsImg, shareImg, anchorName, anchorWechat, subAnchorWechat, createrWechat, type },
    ...{ liveStatus, reviewStatus, reviewReason, qrcodeUrl, merId, star, sort, version, merName, merType },
    ...{ coverImgWx: null, feedsImgWx: null, shareImgWx: null, createrOpenid: null },
    coverImgLocal: files.publicUrl(row.coverImgLocal),
    feedsImgLocal: files.publicUrl(row.feedsImgLocal),
    shareImgLocal: files.publicUrl(row.shareImgLocal),
    startTime: wireTime(row.startTime),
    endTime: wireTime(row.endTime),
    createTime: wireTime(row.createTime),
    storeShow: row.storeShow ? ShownFlag.shown : ShownFlag.hidden,
    isFeedsPublic: row.isFeedsPublic ? SwitchFlag.on : SwitchFlag.off,
    closeLike: closed(row.hasLikes),
    closeGoods: closed(row.hasGoods),
    closeComment: closed(row.hasComments),
    closeKf: closed(row.hasService),
    closeReplay: closed(row.hasReplay),
    closeShare: closed(row.hasShare),
    liveReplay: String(closed(row.hasReplay)),
    goods: row.goods.map(({ goodsId }) => goodsId).join(","),
    goodsJson: row.goods.length === 0 ? null : JSON.stringify(row.goods.map(({ goodsId }) => ({ goodsId }))),
    assistant: row.assistantIds.join(","),
  };
}

/** The pictures of a room in stored form. */
export type RoomPictures = Pick<LiveRoomRow, "coverImgLocal" | "shareImgLocal" | "feedsImgLocal">;

/** The editable columns of a room. */
export type RoomValues = Omit<ReturnType<typeof roomValues>, "type"> & Pick<LiveRoomRow, "type">;

/** The stored columns of a valid room. */
export function roomValues(room: Schema<"LiveRoomInput">, pictures: RoomPictures) {
  const { coverImg, shareImg, feedsImg, type } = room;
  return {
    ...{ coverImg, shareImg, feedsImg, type, ...pictures },
    roomName: room.roomName.trim(),
    anchorName: room.anchorName.trim(),
    anchorWechat: room.anchorWechat.trim(),
    subAnchorWechat: room.subAnchorWechat?.trim() ?? "",
    createrWechat: room.createrWechat?.trim() ?? "",
    startTime: momentOf(room.startTime) ?? new Date(0),
    endTime: momentOf(room.endTime) ?? new Date(0),
    isFeedsPublic: room.isFeedsPublic === SwitchFlag.on,
    hasLikes: isOn(room.closeLike),
    hasGoods: isOn(room.closeGoods),
    hasComments: isOn(room.closeComment),
    hasReplay: isOn(room.closeReplay),
    hasShare: isOn(room.closeShare),
    hasService: isOn(room.closeKf),
  };
}

/** A room in the form for WeChat. */
export function wechatRoom(row: RoomValues): WechatRoom {
  const { coverImg, shareImg, feedsImg, anchorName, anchorWechat, subAnchorWechat, createrWechat, isFeedsPublic } = row;
  const { hasLikes, hasGoods, hasComments, hasReplay, hasShare, hasService } = row;
  return {
    ...{ coverImg, shareImg, feedsImg, anchorName, anchorWechat, subAnchorWechat, createrWechat, isFeedsPublic },
    ...{ hasLikes, hasGoods, hasComments, hasReplay, hasShare, hasService },
    name: row.roomName,
    startTime: Math.floor(row.startTime.getTime() / 1000),
    endTime: Math.floor(row.endTime.getTime() / 1000),
    isPushed: row.type === LiveRoomKind.pushed,
  };
}
