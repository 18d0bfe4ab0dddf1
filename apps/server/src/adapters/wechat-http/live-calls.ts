import type { WechatGoods, WechatGoodsReview, WechatLive, WechatRoom } from "../../ports/wechat-live";
import { addedGoods, goodsPage, madeRoom, roomPage, shareCode, submittedGoods } from "./live-answers";
import { onCodes } from "./outcome";
import type { WechatClient } from "./wechat-client";

const ROOMS_A_PAGE = 100;
const GOODS_A_QUESTION = 20;
/** WeChat's codes where there is no room at all. */
const NO_ROOMS = [1, 9410000];
const reviewStates = ["none", "reviewing", "passed", "failed"] as const;

/** WeChat's calls on live rooms, their goods and their assistants. */
export function liveCalls(client: WechatClient): WechatLive {
  const room = (call: string, body: object) => client.command(`wxaapi/broadcast/room/${call}`, body);
  const goods = (call: string, body: object) => client.command(`wxaapi/broadcast/goods/${call}`, body);

  const roomsFrom = (start: number) => {
    const call = { path: "wxa/business/getliveinfo", body: { start, limit: ROOMS_A_PAGE } };
    return client.read(call, roomPage).catch(onCodes(NO_ROOMS, { room_info: [] }));
  };

  async function reviewsOf(goods_ids: readonly number[]): Promise<WechatGoodsReview[]> {
    const page = await client.read({ path: "wxa/business/getgoodswarehouse", body: { goods_ids } }, goodsPage);
    return page.goods.map((each) => ({ goodsId: each.goods_id, state: reviewStates[each.audit_status] ?? "none", reason: each.reason }));
  }

  return {
    async createRoom(wanted) {
      const body = { ...roomBody(wanted), ...creation(wanted) };
      const { roomId, qrcode_url } = await client.write({ path: "wxaapi/broadcast/room/create", body }, madeRoom);
      return { roomId, qrcodeUrl: qrcode_url };
    },
    editRoom: (roomId, wanted) => room("editroom", { id: roomId, ...roomBody(wanted) }),
    deleteRoom: (roomId) => room("deleteroom", { id: roomId }),

    async roomStates(roomIds) {
      const wanted = new Set(roomIds);
      const states = new Map<number, number>();
      for (let start = 0; states.size < wanted.size; start += ROOMS_A_PAGE) {
        const { room_info } = await roomsFrom(start);
        for (const { roomid, live_status } of room_info) if (wanted.has(roomid)) states.set(roomid, live_status);
        if (room_info.length < ROOMS_A_PAGE) break;
      }
      return [...states].map(([roomId, liveStatus]) => ({ roomId, liveStatus }));
    },

    shareCode: (roomId) => client.read({ path: "wxaapi/broadcast/room/getsharedcode", query: { roomId: String(roomId) } }, shareCode),
    setFeedsPublic: (roomId, isOn) => room("updatefeedpublic", { roomId, isFeedsPublic: flag(isOn) }),
    setComments: (roomId, isOn) => room("updatecomment", { roomId, banComment: flag(!isOn) }),
    setService: (roomId, isOn) => room("updatekf", { roomId, closeKf: flag(!isOn) }),
    setReplay: (roomId, isOn) => room("updatereplay", { roomId, closeReplay: flag(!isOn) }),

    addRoomGoods: (roomId, goodsIds) => room("addgoods", { roomId, ids: goodsIds }),
    removeRoomGoods: (roomId, goodsId) => goods("deleteInRoom", { roomId, goodsId }),
    sortRoomGoods: (roomId, goodsIds) => goods("sort", { roomId, goods: goodsIds.map((goodsId) => ({ goodsId })) }),
    setGoodsOnSale: (roomId, goodsId, isOnSale) => goods("onsale", { roomId, goodsId, onSale: flag(isOnSale) }),

    addAssistants: (roomId, people) =>
      room("addassistant", { roomId, users: people.map(({ wechat, nickname }) => ({ username: wechat, nickname })) }),
    removeAssistant: (roomId, wechat) => room("removeassistant", { roomId, username: wechat }),

    addGoods: (wanted) => client.write({ path: "wxaapi/broadcast/goods/add", body: { goodsInfo: goodsBody(wanted) } }, addedGoods),
    updateGoods: (goodsId, wanted) => goods("update", { goodsInfo: { goodsId, ...goodsBody(wanted) } }),
    deleteGoods: (goodsId) => goods("delete", { goodsId }),
    withdrawReview: (goodsId, auditId) => goods("resetaudit", { goodsId, auditId }),
    resubmit: (goodsId) => client.write({ path: "wxaapi/broadcast/goods/audit", body: { goodsId } }, submittedGoods),

    async goodsReviews(goodsIds) {
      const found: WechatGoodsReview[] = [];
      for (let at = 0; at < goodsIds.length; at += GOODS_A_QUESTION) {
        found.push(...(await reviewsOf(goodsIds.slice(at, at + GOODS_A_QUESTION))));
      }
      return found;
    },
  };
}

const flag = (is: boolean) => (is ? 1 : 0);
const yuan = (cents: number) => cents / 100;

function roomBody({ name, coverImg, shareImg, feedsImg, startTime, endTime, anchorName, anchorWechat, ...room }: WechatRoom) {
  return {
    ...{ name, coverImg, shareImg, feedsImg, startTime, endTime, anchorName, anchorWechat },
    isFeedsPublic: flag(room.isFeedsPublic),
    closeLike: flag(!room.hasLikes),
    closeGoods: flag(!room.hasGoods),
    closeComment: flag(!room.hasComments),
    closeReplay: flag(!room.hasReplay),
    closeShare: flag(!room.hasShare),
    closeKf: flag(!room.hasService),
  };
}

/** Fields that are fixed at a room's creation; an empty name would be invalid. */
const creation = ({ isPushed, subAnchorWechat, createrWechat }: WechatRoom) => ({
  type: flag(isPushed),
  ...(subAnchorWechat && { subAnchorWechat }),
  ...(createrWechat && { createrWechat }),
});

const goodsBody = ({ coverImg, name, priceType, price, price2, url }: WechatGoods) => ({
  ...{ coverImgUrl: coverImg, name, priceType, price: yuan(price), url },
  ...(price2 !== undefined && { price2: yuan(price2) }),
});
