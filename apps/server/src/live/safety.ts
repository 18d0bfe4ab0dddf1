import { LiveReviewStatus, LiveRoomKind, LiveStatus, LiveSwitch, PriceType, RoomReviewStatus, SwitchFlag } from "@shopkeeper/sdk/contract";
import { wireTime } from "@shopkeeper/sdk/rules/time";
import { eq } from "drizzle-orm";
import type { EntityIds } from "../testing/safety/contract-values";
import type { SafetyParts } from "../testing/safety/safety-parts";
import { liveAssistants, liveGoods, liveRooms } from "./tables";

/** The indexes of the rows in the matrices, by state. */
const goodsAt = { passed: 0, reviewing: 2, created: 3, failed: 4 };
const roomAt = { planned: 0, onAir: 1, waiting: 2 };
type Ids = EntityIds[string] | undefined;
const nth = (ids: Ids, at: number) => ids?.[at];

const terms = {
  coverImgUrlLocal: "https://example.com/cover.png",
  name: "spring tea",
  priceType: PriceType.fixed,
  price: "19.90",
  url: "pages/a",
};
const { on } = LiveSwitch;
const inHours = (hours: number) => wireTime(new Date(Date.now() + hours * 3_600_000));
const room = () => ({
  ...{
    roomName: "safety room",
    anchorName: "safety host",
    anchorWechat: "anchor_1",
    type: LiveRoomKind.phone,
    isFeedsPublic: SwitchFlag.on,
  },
  ...{ coverImg: "a", shareImg: "b", feedsImg: "c" },
  ...{ coverImgLocal: "/files/demo/cup-1.svg", shareImgLocal: "/files/demo/cup-2.svg", feedsImgLocal: "/files/demo/cup-3.svg" },
  ...{ startTime: inHours(24), endTime: inHours(26) },
  ...{ closeLike: on, closeGoods: on, closeComment: on, closeReplay: on, closeShare: on, closeKf: on },
});

/** Live rooms with their goods and assistants in the safety matrices. */
export const safety: SafetyParts = {
  entities: {
    liveGoods: { table: liveGoods, id: liveGoods.id, merId: liveGoods.merId },
    wechatGoods: { table: liveGoods, id: liveGoods.goodsId, merId: liveGoods.merId },
    liveAssistants: { table: liveAssistants, id: liveAssistants.id, merId: liveAssistants.merId },
    liveRooms: { table: liveRooms, id: liveRooms.id, merId: liveRooms.merId },
  },
  seed: (word) => ({
    liveGoods: [
      { name: `${word} 1` },
      { name: `${word} 2` },
      { name: `${word} 3`, reviewStatus: LiveReviewStatus.wechatReviewing },
      { name: `${word} 4`, reviewStatus: LiveReviewStatus.created },
      { name: `${word} 5`, reviewStatus: LiveReviewStatus.platformFailed },
    ],
    liveAssistants: [{ wechatNickname: `${word} 1` }, { wechatNickname: `${word} 2` }],
    liveRooms: [
      { roomName: `${word} 1`, reviewStatus: RoomReviewStatus.wechatPassed },
      { roomName: `${word} 2`, reviewStatus: RoomReviewStatus.wechatPassed, liveStatus: LiveStatus.live },
      { roomName: `${word} 3` },
    ],
  }),
  async insert(db, merId) {
    const goods = await db.select().from(liveGoods).where(eq(liveGoods.merId, merId)).orderBy(liveGoods.id);
    const known = goods.flatMap(({ goodsId }) => (goodsId === null ? [] : [{ goodsId, isOnSale: true }]));
    await db
      .update(liveRooms)
      .set({ goods: known.slice(0, 1) })
      .where(eq(liveRooms.merId, merId));
  },
  requests: {
    saveLiveGoods: ({ ids }) => ({ body: [{ ...terms, coverImgUrl: "media", productId: nth(ids.products, 0) }] }),
    editLiveGoods: ({ ids }) => ({ body: { ...terms, id: nth(ids.liveGoods, goodsAt.failed) } }),
    withdrawLiveGoods: ({ ids }) => ({ path: { id: nth(ids.liveGoods, goodsAt.reviewing) } }),
    resubmitLiveGoods: ({ ids }) => ({ path: { id: nth(ids.liveGoods, goodsAt.created) } }),
    addLiveAssistant: ({ account }) => ({ body: { wechat: account.slice(-20), wechatNickname: "new helper" } }),
    createLiveRoom: () => ({ body: room() }),
    editLiveRoom: ({ ids }) => ({ body: { ...room(), id: nth(ids.liveRooms, roomAt.waiting) } }),
    deleteLiveRoom: ({ ids }) => ({ path: { id: nth(ids.liveRooms, roomAt.waiting) } }),
    addRoomGoods: ({ ids }) => ({ body: { id: nth(ids.liveRooms, roomAt.planned), ids: [nth(ids.wechatGoods, goodsAt.passed)] } }),
    removeRoomGoods: ({ ids }) => ({ path: { id: nth(ids.liveRooms, roomAt.planned), goodsId: nth(ids.wechatGoods, 0) } }),
    setRoomGoodsSale: ({ ids }) => ({
      body: { roomId: nth(ids.liveRooms, roomAt.planned), goodsId: nth(ids.wechatGoods, 0), onSale: SwitchFlag.on },
    }),
    sortRoomGoods: ({ ids }) => ({ body: { roomId: nth(ids.liveRooms, roomAt.planned), goods: [{ goodsId: nth(ids.wechatGoods, 0) }] } }),
    getRoomShareCode: ({ ids }) => ({ path: { id: nth(ids.liveRooms, roomAt.planned) } }),
    setRoomAssistants: ({ ids }) => ({ body: { id: nth(ids.liveRooms, roomAt.planned), assid: [nth(ids.liveAssistants, 0)] } }),
    setRoomReplay: ({ ids }) => ({ path: { id: nth(ids.liveRooms, roomAt.onAir), closeReplay: LiveSwitch.off } }),
  },
};
