import { expect, test } from "vitest";
import { startWechat, type WechatReply } from "../../testing/test-wechat";
import { systemClock } from "../../ports/clock";
import type { WechatRoom } from "../../ports/wechat-live";
import { httpWechat } from "./wechat-http";

async function connected(replies: Record<string, WechatReply | WechatReply[]> = {}) {
  const server = await startWechat(replies);
  const { live, uploadMedia } = httpWechat({ appId: "wx1", secret: server.secret, api: server.api, clock: systemClock, pausesMs: [] });
  if (!live) throw new Error("it is missing");
  return { server, live, uploadMedia };
}

const room: WechatRoom = {
  ...{ name: "春茶上新", coverImg: "cover", shareImg: "share", feedsImg: "feeds", startTime: 1_700_000_000, endTime: 1_700_003_600 },
  ...{ anchorName: "小茶", anchorWechat: "tea_anchor", subAnchorWechat: "", createrWechat: "", isFeedsPublic: true, isPushed: false },
  ...{ hasLikes: true, hasGoods: true, hasComments: false, hasReplay: false, hasShare: true, hasService: true },
};
const roomOnWire = {
  ...{ name: "春茶上新", coverImg: "cover", shareImg: "share", feedsImg: "feeds", startTime: 1_700_000_000, endTime: 1_700_003_600 },
  ...{ anchorName: "小茶", anchorWechat: "tea_anchor", isFeedsPublic: 1, closeLike: 0, closeGoods: 0, closeComment: 1, closeReplay: 1 },
  ...{ closeShare: 0, closeKf: 0 },
};
test("a room is made, changed and removed as WeChat documents it", async () => {
  const { server, live } = await connected({ "wxaapi/broadcast/room/create": { errcode: 0, roomId: 31, qrcode_url: "https://q" } });
  expect(await live.createRoom({ ...room, createrWechat: "boss" })).toEqual({ roomId: 31, qrcodeUrl: "https://q" });
  await live.editRoom(31, room);
  await live.deleteRoom(31);
  expect(server.calls).toEqual([
    { path: "wxaapi/broadcast/room/create", query: {}, body: { ...roomOnWire, type: 0, createrWechat: "boss" } },
    { path: "wxaapi/broadcast/room/editroom", query: {}, body: { ...roomOnWire, id: 31 } },
    { path: "wxaapi/broadcast/room/deleteroom", query: {}, body: { id: 31 } },
  ]);
});

test("switches, goods and assistants of a room travel in WeChat's words", async () => {
  const { server, live } = await connected();
  await live.setFeedsPublic(1, true);
  await live.setComments(1, true);
  await live.setService(1, true);
  await live.setReplay(1, false);
  await live.addRoomGoods(1, [7, 8]);
  await live.removeRoomGoods(1, 7);
  await live.sortRoomGoods(1, [8, 7]);
  await live.setGoodsOnSale(1, 8, false);
  await live.addAssistants(1, [{ wechat: "helper", nickname: "小王" }]);
  await live.removeAssistant(1, "helper");
  expect(server.calls.map(({ path, body }) => [path.replace("wxaapi/broadcast/", ""), body])).toEqual([
    ["room/updatefeedpublic", { roomId: 1, isFeedsPublic: 1 }],
    ["room/updatecomment", { roomId: 1, banComment: 0 }],
    ["room/updatekf", { roomId: 1, closeKf: 0 }],
    ["room/updatereplay", { roomId: 1, closeReplay: 1 }],
    ["room/addgoods", { roomId: 1, ids: [7, 8] }],
    ["goods/deleteInRoom", { roomId: 1, goodsId: 7 }],
    ["goods/sort", { roomId: 1, goods: [{ goodsId: 8 }, { goodsId: 7 }] }],
    ["goods/onsale", { roomId: 1, goodsId: 8, onSale: 0 }],
    ["room/addassistant", { roomId: 1, users: [{ username: "helper", nickname: "小王" }] }],
    ["room/removeassistant", { roomId: 1, username: "helper" }],
  ]);
});

test("states are found over the pages of all rooms, and there may be none", async () => {
  const page = (from: number, size: number) => ({
    errcode: 0,
    total: 130,
    room_info: Array.from({ length: size }, (_, at) => ({ roomid: from + at, live_status: 102, name: "x" })),
  });
  const { server, live } = await connected({
    "wxa/business/getliveinfo": [page(1, 100), page(101, 30), { errcode: 1, errmsg: "no room" }],
  });
  expect(await live.roomStates([5, 120, 999])).toEqual([
    { roomId: 5, liveStatus: 102 },
    { roomId: 120, liveStatus: 102 },
  ]);
  expect(server.calls.map(({ body }) => body)).toEqual([
    { start: 0, limit: 100 },
    { start: 100, limit: 100 },
  ]);
  expect(await live.roomStates([5])).toEqual([]);
  expect(await live.roomStates([])).toEqual([]);
});

test("a share code is read", async () => {
  const { server, live } = await connected({
    "wxaapi/broadcast/room/getsharedcode": { errcode: 0, cdnUrl: "c", pagePath: "p", posterUrl: "q" },
  });
  expect(await live.shareCode(4)).toMatchObject({ cdnUrl: "c", pagePath: "p", posterUrl: "q" });
  expect(server.calls).toEqual([{ path: "wxaapi/broadcast/room/getsharedcode", query: { roomId: "4" }, body: "" }]);
});

test("goods travel with prices in yuan, and their reviews are asked for in parts", async () => {
  const page = { errcode: 0, goods: [{ goods_id: 7, audit_status: 1 }] };
  const { server, live } = await connected({
    "wxaapi/broadcast/goods/add": { errcode: 0, goodsId: 7, auditId: 525_022_184 },
    "wxaapi/broadcast/goods/audit": { errcode: 0, auditId: 525_022_185 },
    "wxa/business/getgoodswarehouse": page,
  });
  const goods = { coverImg: "cover", name: "龙井", priceType: 3, price: 1990, price2: 1001, url: "pages/goods?id=1" } as const;
  expect(await live.addGoods(goods)).toMatchObject({ goodsId: 7, auditId: 525_022_184 });
  expect(await live.resubmit(7)).toMatchObject({ auditId: 525_022_185 });
  await live.updateGoods(7, { ...goods, priceType: 1, price2: undefined });
  await live.withdrawReview(7, 525_022_184);
  expect(await live.goodsReviews(Array.from({ length: 45 }, (_, at) => at))).toHaveLength(3);
  const wire = { coverImgUrl: "cover", name: "龙井", url: "pages/goods?id=1", price: 19.9 };
  expect(server.calls.slice(0, 4).map(({ body }) => body)).toEqual([
    { goodsInfo: { ...wire, priceType: 3, price2: 10.01 } },
    { goodsId: 7 },
    { goodsInfo: { ...wire, goodsId: 7, priceType: 1 } },
    { goodsId: 7, auditId: 525_022_184 },
  ]);
});

test("a file is handed over as a form", async () => {
  const { server, uploadMedia } = await connected({ "cgi-bin/media/upload": { type: "image", media_id: "M1", created_at: 1_700_000_000 } });
  const media = await uploadMedia({ type: "image", fileName: "茶.png", contentType: "image/png", bytes: Uint8Array.from([1, 2, 3]) });
  expect(media).toEqual({ mediaId: "M1", type: "image", thumbMediaId: null, createdAt: 1_700_000_000, url: null });
  expect(server.calls).toMatchObject([{ path: "cgi-bin/media/upload", query: { type: "image" } }]);
  expect(server.calls[0]?.body).toMatch(/name="media"; filename="茶\.png"\r\nContent-Type: image\/png/);
});
