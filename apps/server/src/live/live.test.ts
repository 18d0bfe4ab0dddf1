import { LiveReviewStatus, LiveStatus, PriceType, RoomReviewStatus } from "@shopkeeper/sdk/contract";
import { wireTime } from "@shopkeeper/sdk/rules/time";
import { beforeAll, expect, test } from "vitest";
import { simulate } from "../demo/simulate";
import { dueShops } from "../jobs/tables";
import { WechatFailure } from "../ports/wechat";
import type { WechatLive } from "../ports/wechat-live";
import { systemRandom } from "../ports/random";
import { fakeWechat } from "../demo/fake-wechat";
import { fakeWechatLive } from "../demo/fake-wechat-live";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer } from "../testing/start-server";

type TestServer = Awaited<ReturnType<typeof startServer>>;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  // the work is done in batches, and rooms of other test files would come before those of these tests
  await server.database.db.delete(dueShops);
});

const { wechatPassed, notStarted } = { wechatPassed: RoomReviewStatus.wechatPassed, notStarted: LiveStatus.notStarted };
const goods = {
  ...{ coverImgUrl: "media", coverImgUrlLocal: "https://example.com/cover.png", name: "明前龙井" },
  ...{ priceType: PriceType.fixed, price: "19.90", url: "pages/goods/goods_details/index?id=1" },
};
const inMinutes = (minutes: number) => wireTime(new Date(Date.now() + minutes * 60_000));
/** A library with the pictures of a room. */
const pictures = [
  { path: "demo/cup-1.svg", bytes: 50_000, width: 1080, height: 1920 },
  { path: "demo/cup-2.svg", bytes: 50_000, width: 800, height: 640 },
  { path: "demo/cup-3.svg", bytes: 50_000, width: 800, height: 800 },
];
const room = {
  ...{ roomName: "春茶上新专场", anchorName: "茶师小满", anchorWechat: "anchor_1", type: 0, isFeedsPublic: 1 },
  ...{ coverImg: "a", shareImg: "b", feedsImg: "c" },
  ...{ coverImgLocal: "/files/demo/cup-1.svg", shareImgLocal: "/files/demo/cup-2.svg", feedsImgLocal: "/files/demo/cup-3.svg" },
  ...{ startTime: inMinutes(60), endTime: inMinutes(180) },
  ...{ closeLike: 0, closeGoods: 0, closeComment: 1, closeReplay: 0, closeShare: 0, closeKf: 0 },
};
const everyRoom = { pageParamRequest: { page: 1, limit: 20 }, searchRequest: {} };

/** A server on the same database whose clock is `seconds` ahead. */
const later = (seconds: number) => startServer({ ports: later.ports(seconds) });
later.ports = (seconds: number) => {
  const clock = { now: () => new Date(Date.now() + seconds * 1000) };
  return { clock, wechat: fakeWechat({ clock, random: systemRandom }) };
};

/** A server whose WeChat fails at some calls. */
const failing = (call: keyof WechatLive, failure = new WechatFailure("refused", "主播微信号未实名认证", 300_036)) => {
  const parts = { clock: server.ports.clock, random: systemRandom };
  const live = fakeWechatLive({ ...parts, failureOf: (name) => (name === call ? failure : undefined) });
  return startServer({ ports: { wechat: { ...fakeWechat(parts), live } } });
};

test("goods are added all or none, every row is checked, and a name counts as WeChat counts", async () => {
  const { token } = await server.createShop({ products: 1 });
  const productId = (await read(server, "listProducts", { token })).list[0]?.id;
  const wrong = await call(server, "saveLiveGoods", {
    token,
    body: [
      { ...goods, productId },
      { ...goods, productId, name: "一".repeat(15) },
      { ...goods, productId, priceType: PriceType.range, price: "20.00", price2: "10.00" },
      { ...goods, productId: 2_000_000_000 },
    ],
  });
  expect(wrong).toMatchObject({
    status: 400,
    data: { fields: { "1.name": expect.anything(), "2.price2": "左边价格不能大于右边价格", "3.productId": expect.anything() } },
  });
  expect(await read(server, "listLiveGoods", { token })).toMatchObject({ total: 0 });
  const saved = await read(server, "saveLiveGoods", {
    token,
    body: [
      { ...goods, productId },
      { ...goods, productId, name: "tea tea tea tea tea tea tea" },
    ],
  });
  const { list } = await read(server, "listLiveGoods", { token });
  expect(saved).toEqual({ ids: list.map(({ id }) => id) });
  expect(list.map(({ name, reviewStatus, price }) => [name, reviewStatus, price])).toEqual([
    ["明前龙井", LiveReviewStatus.platformPending, "19.90"],
    ["tea tea tea tea tea tea tea", LiveReviewStatus.platformPending, "19.90"],
  ]);
});

test("a search by a word of the list's columns never leaves the shop", async () => {
  await server.createShop({
    liveGoods: [{ name: "明前龙井别家" }],
    liveRooms: [{ roomName: "别家龙井直播" }],
    liveAssistants: 1,
  });
  const { token } = await server.createShop({
    liveGoods: [{ name: "明前龙井" }, { name: "安吉白茶" }],
    liveRooms: [{ roomName: "龙井直播间" }],
  });
  const found = await read(server, "listLiveGoods", { token, query: { keywords: "龙井" } });
  expect(found.list.map(({ name }) => name)).toEqual(["明前龙井"]);
  const rooms = await read(server, "listLiveRooms", { token, body: { ...everyRoom, searchRequest: { keywords: "龙井" } } });
  expect(rooms.list.map(({ roomName }) => roomName)).toEqual(["龙井直播间"]);
  expect(await read(server, "listLiveAssistants", { token, query: { keywords: "助手" } })).toMatchObject({ total: 0 });
});

test("rooms are found by their stars and by whether the shop shows them", async () => {
  const { token } = await server.createShop({
    liveRooms: [
      { roomName: "五星厅", star: 5 },
      { roomName: "隐藏厅", storeShow: false },
    ],
  });
  const names = async (searchRequest: object) =>
    (await read(server, "listLiveRooms", { token, body: { ...everyRoom, searchRequest } })).list.map(({ roomName }) => roomName);
  expect([await names({ star: 5 }), await names({ star: 4 })]).toEqual([["五星厅"], []]);
  expect([await names({ storeShow: 1 }), await names({ storeShow: 0 })]).toEqual([["五星厅"], ["隐藏厅"]]);
});

test("what the platform passes goes to WeChat by itself and is reviewed there; exaggeration fails", async () => {
  const { token, account } = await server.createShop({
    liveGoods: ["明前龙井", "包治百病茶"].map((name) => ({ name, reviewStatus: LiveReviewStatus.platformPending })),
  });
  await pass(account);
  await (await later(1)).runJobs();
  const [, sent] = (await read(server, "listLiveGoods", { token })).list;
  expect(sent).toMatchObject({ reviewStatus: LiveReviewStatus.wechatReviewing, auditStatus: 1 });
  await (await later(20)).runJobs();
  const { list } = await read(server, "listLiveGoods", { token });
  expect(list).toMatchObject([
    { reviewStatus: LiveReviewStatus.wechatFailed, reviewReason: "商品名称涉嫌夸大功效" },
    { reviewStatus: LiveReviewStatus.wechatPassed, reviewReason: null, goodsId: expect.any(Number) },
  ]);
});

test("a lost answer is asked for again, and a refusal fails the goods with WeChat's words", async () => {
  const { token, account } = await server.createShop({ liveGoods: [{ reviewStatus: LiveReviewStatus.platformPending }] });
  await pass(account);
  await (await failing("addGoods", new WechatFailure("unavailable", "no answer"))).runJobs();
  expect((await read(server, "listLiveGoods", { token })).list[0]).toMatchObject({
    reviewStatus: LiveReviewStatus.wechatReviewing,
    auditStatus: 0,
  });
  await (await later(10)).runJobs();
  expect((await read(server, "listLiveGoods", { token })).list[0]).toMatchObject({ auditStatus: 1 });
});

test("goods under review are withdrawn and submitted again, and cannot be edited meanwhile", async () => {
  const { token } = await server.createShop({
    liveGoods: [{ reviewStatus: LiveReviewStatus.wechatReviewing, goodsId: Date.now(), auditId: 7 }],
  });
  const [row] = (await read(server, "listLiveGoods", { token })).list;
  const path = { id: row?.id };
  expect(await call(server, "editLiveGoods", { token, body: { ...goods, id: row?.id } })).toMatchObject({ code: 90732 });
  await read(server, "withdrawLiveGoods", { token, path });
  expect(await read(server, "getLiveGoods", { token, path })).toMatchObject({ reviewStatus: LiveReviewStatus.created });
  await read(server, "resubmitLiveGoods", { token, path });
  expect(await read(server, "getLiveGoods", { token, path })).toMatchObject({
    reviewStatus: LiveReviewStatus.wechatReviewing,
    auditStatus: 1,
  });
  await read(server, "sortLiveGoods", { token, path: { ...path, sort: 9 } });
  await read(server, "deleteLiveGoods", { token, path });
  expect(await call(server, "deleteLiveGoods", { token, path })).toMatchObject({ code: 90731 });
});

test("passed goods that are edited are changed at WeChat and reviewed again; a WeChat that refuses changes nothing", async () => {
  const { token } = await server.createShop({ liveGoods: 1 });
  const [row] = (await read(server, "listLiveGoods", { token })).list;
  const body = { ...goods, id: row?.id, name: "雨前龙井", version: row?.version };
  const refused = await call(await failing("updateGoods"), "editLiveGoods", { token, body });
  expect(refused).toMatchObject({ code: 90701, message: "微信拒绝了此操作：主播微信号未实名认证" });
  await read(server, "editLiveGoods", { token, body });
  expect(await read(server, "getLiveGoods", { token, path: { id: row?.id } })).toMatchObject({ name: "雨前龙井", reviewStatus: 1 });
  expect(await call(server, "editLiveGoods", { token, body })).toMatchObject({ status: 409 });
});

test("pictures get a new media id when goods are edited, sent to review and when a room is made: an older one may have expired", async () => {
  const given: string[] = [];
  const clock = { now: () => new Date(Date.now() + 1000) };
  const live = fakeWechatLive({ clock, random: systemRandom });
  let uploads = 0;
  const place = await startServer({
    ports: {
      clock,
      wechat: {
        async uploadMedia({ type, fileName }) {
          uploads += 1;
          return { mediaId: `fresh-${uploads} ${fileName}`, type, thumbMediaId: null, createdAt: 0, url: null };
        },
        live: {
          ...live,
          addGoods: (one) => (given.push(one.coverImg), live.addGoods(one)),
          updateGoods: (id, one) => (given.push(one.coverImg), live.updateGoods(id, one)),
          createRoom: (one) => (given.push(one.coverImg, one.shareImg, one.feedsImg), live.createRoom(one)),
        },
      },
    },
  });
  const { token, account } = await place.createShop({
    liveGoods: [
      { name: "明前龙井", cover: "demo/cup-1.svg" },
      { name: "雨前龙井", cover: "demo/cup-2.svg", reviewStatus: LiveReviewStatus.platformPending },
      { name: "别处的图", cover: "https://example.com/a.png", coverMedia: "kept", reviewStatus: LiveReviewStatus.platformPending },
    ],
    liveRooms: [{ coverImgLocal: "demo/cup-3.svg" }],
  });
  const passed = (await read(place, "listLiveGoods", { token })).list.find(({ name }) => name === "明前龙井");
  const body = { ...goods, coverImgUrl: null, coverImgUrlLocal: passed?.coverImgUrlLocal, id: passed?.id, version: passed?.version };
  await read(place, "editLiveGoods", { token, body });
  expect(given).toEqual(["fresh-1 cup-1.svg"]);
  await pass(account);
  await place.runJobs();
  // the database decides which goods of a batch come first
  const anyOrder = given.slice(1, 4).map((id) => id.replace(/-[23] /, " "));
  expect(anyOrder.toSorted()).toEqual(["fresh cup-1.svg", "fresh cup-2.svg", "kept"]);
  expect(given.slice(4)).toEqual(["fresh-4 cup-3.svg", "fresh-5 cup-1.svg", "fresh-6 cup-1.svg"]);
  expect((await read(place, "listLiveRooms", { token, body: everyRoom })).list).toMatchObject([{ coverImg: "fresh-4 cup-3.svg" }]);
});

test("a WeChat id is an assistant of one shop, and one with a room to come stays", async () => {
  const wechat = `helper${Date.now()}`;
  const { token } = await server.createShop({ liveAssistants: 1 });
  const other = await server.createShop({});
  const added = await read(server, "addLiveAssistant", { token, body: { wechat, wechatNickname: "小满", assDesc: "" } });
  const taken = await call(server, "addLiveAssistant", { token: other.token, body: { wechat, wechatNickname: "谷雨" } });
  expect(taken).toMatchObject({ code: 90735, data: { fields: { wechat: expect.stringContaining(wechat) } } });
  const [newest, first] = (await read(server, "listLiveAssistants", { token })).list;
  expect(added).toEqual({ id: newest?.id });
  expect(await call(server, "editLiveAssistant", { token, body: { id: first?.id, wechat, wechatNickname: "x" } })).toMatchObject({
    code: 90735,
  });
  await read(server, "editLiveAssistant", { token, body: { id: newest?.id, wechat, wechatNickname: "立夏" } });
  expect(await read(server, "getLiveAssistant", { token, path: { id: newest?.id } })).toMatchObject({ wechatNickname: "立夏" });
});

test("a room is checked field by field: names, times, and pictures", async () => {
  const { token } = await server.createShop({ pictures });
  const body = { ...room, roomName: "茶", anchorName: "a", startTime: inMinutes(5), coverImgLocal: "javascript:alert(1)" };
  const wrong = await call(server, "createLiveRoom", { token, body });
  expect(wrong).toMatchObject({
    status: 400,
    data: {
      fields: {
        roomName: expect.stringContaining("最短3个汉字"),
        anchorName: expect.anything(),
        startTime: expect.stringContaining("10分钟"),
        coverImgLocal: expect.anything(),
      },
    },
  });
  expect(await call(server, "createLiveRoom", { token, body: { ...room, endTime: inMinutes(80) } })).toMatchObject({
    data: { fields: { endTime: expect.stringContaining("30分钟") } },
  });
});

test("the pictures of a room are the shop's own, and have the bytes, pixels and shape that WeChat takes", async () => {
  const shop = await server.createShop({
    pictures: [
      ...pictures,
      { path: "demo/cup-4.svg", bytes: 100 * 1024 + 1, width: 800, height: 800 },
      { path: "demo/vase-1.svg", bytes: 9 },
    ],
  });
  const faults = async (changes: object) => {
    const answer = await call(server, "createLiveRoom", { token: shop.token, body: { ...room, ...changes } });
    return answer.data;
  };
  expect(
    await faults({
      coverImgLocal: "https://example.com/room.png",
      shareImgLocal: "/files/demo/vase-1.svg",
      feedsImgLocal: "/files/demo/cup-4.svg",
    }),
  ).toMatchObject({
    fields: {
      coverImgLocal: expect.stringContaining("素材库"),
      shareImgLocal: expect.stringContaining("800×640"),
      feedsImgLocal: expect.stringContaining("100 KB"),
    },
  });
  const other = await server.createShop({});
  const foreign = await call(server, "createLiveRoom", { token: other.token, body: room });
  expect(foreign).toMatchObject({ data: { fields: { coverImgLocal: expect.stringContaining("素材库") } } });
  expect(await faults({})).toBe(true);
});

test("a cover of goods has at most 300 pixels a side, as far as the library knows it", async () => {
  const { token } = await server.createShop({ products: 1, liveGoods: 1, pictures: [{ path: "demo/cup-1.svg", width: 301, height: 200 }] });
  const productId = (await read(server, "listProducts", { token })).list[0]?.id;
  const id = (await read(server, "listLiveGoods", { token })).list[0]?.id;
  const large = { ...goods, coverImgUrlLocal: "/files/demo/cup-1.svg" };
  const added = await call(server, "saveLiveGoods", { token, body: [{ ...large, productId }] });
  expect(added).toMatchObject({ data: { fields: { "0.coverImgUrlLocal": expect.stringContaining("300") } } });
  const edited = await call(server, "editLiveGoods", { token, body: { ...large, id } });
  expect(edited).toMatchObject({ data: { fields: { coverImgUrlLocal: expect.stringContaining("300") } } });
});

test("a room is planned, passed, made by WeChat, filled, and goes on air and off by its times", async () => {
  const { token, account } = await server.createShop({ pictures, liveGoods: 3, liveAssistants: 2 });
  expect(await read(server, "createLiveRoom", { token, body: room })).toBe(true);
  const roomNow = async () => (await read(server, "listLiveRooms", { token, body: everyRoom })).list[0];
  expect(await roomNow()).toMatchObject({
    reviewStatus: RoomReviewStatus.platformPending,
    roomId: null,
    closeComment: 1,
    closeLike: 0,
    liveReplay: "0",
  });
  const id = (await roomNow())?.id;
  await pass(account);
  expect(await call(server, "deleteLiveRoom", { token, path: { id } })).toMatchObject({ code: 90738 });
  await (await later(1)).runJobs();
  expect(await roomNow()).toMatchObject({ reviewStatus: wechatPassed, roomId: expect.any(Number), liveStatus: notStarted });

  const stock = (await read(server, "listLiveGoods", { token })).list;
  const ids = stock.flatMap(({ goodsId }) => goodsId ?? []);
  await read(server, "addRoomGoods", { token, body: { id, ids: ids.slice(0, 2) } });
  await read(server, "addRoomGoods", { token, body: { id, ids: ids.slice(1) } });
  await read(server, "sortRoomGoods", { token, body: { roomId: id, goods: [{ goodsId: ids[2] }] } });
  await read(server, "setRoomGoodsSale", { token, body: { roomId: id, goodsId: ids[0], onSale: 0 } });
  const shown = await read(server, "listRoomGoods", { token, path: { id } });
  expect(shown.map(({ goodsId, onSale }) => [goodsId, onSale])).toEqual([
    [ids[2], 1],
    [ids[0], 0],
    [ids[1], 1],
  ]);
  await read(server, "removeRoomGoods", { token, path: { id, goodsId: ids[1] } });
  await read(server, "deleteLiveGoods", { token, path: { id: stock[2]?.id } });
  expect(await roomNow()).toMatchObject({ goods: String(ids[0]) });
  expect(await call(server, "addRoomGoods", { token, body: { id, ids: [ids[2]] } })).toMatchObject({ code: 90731 });

  const helpers = (await read(server, "listLiveAssistants", { token })).list.map((one) => one.id);
  await read(server, "setRoomAssistants", { token, body: { id, assid: helpers } });
  expect(await call(server, "deleteLiveAssistant", { token, path: { id: helpers[0] } })).toMatchObject({ code: 90736 });
  await read(server, "setRoomAssistants", { token, body: { id, assid: helpers.slice(1) } });
  expect(await read(server, "listRoomAssistants", { token, path: { id } })).toMatchObject([{ id: helpers[1] }]);
  expect((await read(server, "getRoomShareCode", { token, path: { id } })).cdnUrl).not.toBe("");

  expect(await call(server, "setRoomReplay", { token, path: { id, closeReplay: 1 } })).toMatchObject({ code: 90738 });
  await (await later(2 * 3600)).runJobs();
  expect(await roomNow()).toMatchObject({ liveStatus: LiveStatus.live });
  await read(server, "setRoomReplay", { token, path: { id, closeReplay: 1 } });
  expect(await roomNow()).toMatchObject({ closeReplay: 1, liveReplay: "1" });
  for (const operation of ["setRoomComments", "setRoomService"] as const)
    expect(await call(server, operation, { token, path: { id, banComment: 0, closeKf: 1 } })).toMatchObject({ code: 90738 });
  expect(await call(server, "editLiveRoom", { token, body: { ...room, id } })).toMatchObject({ code: 90738 });
  await (await later(4 * 3600)).runJobs();
  expect(await roomNow()).toMatchObject({ liveStatus: LiveStatus.ended });
  await read(server, "deleteLiveRoom", { token, path: { id } });
});

test("goods that are deleted while they are imported are named by their places, or stay out of the room", async () => {
  const { token } = await server.createShop({ liveGoods: 3, liveRooms: [{ reviewStatus: wechatPassed }] });
  const [room] = (await read(server, "listLiveRooms", { token, body: everyRoom })).list;
  const stock = (await read(server, "listLiveGoods", { token })).list;
  const ids = stock.map(({ goodsId }) => goodsId ?? 0);
  const remove = (at: number) => read(server, "deleteLiveGoods", { token, path: { id: stock[at]?.id } });
  await remove(1);
  const refused = await call(server, "addRoomGoods", { token, body: { id: room?.id, ids } });
  expect(refused).toMatchObject({ code: 90731, data: { fields: { "ids.1": expect.stringContaining("删除") } } });
  const parts = { clock: server.ports.clock, random: systemRandom };
  const live = { ...fakeWechatLive(parts), addRoomGoods: async () => void (await remove(0)) };
  const slow = await startServer({ ports: { wechat: { ...fakeWechat(parts), live } } });
  await read(slow, "addRoomGoods", { token, body: { id: room?.id, ids: [ids[0], ids[2]] } });
  expect(await read(server, "listRoomGoods", { token, path: { id: room?.id } })).toMatchObject([{ goodsId: ids[2] }]);
});

test("a room that WeChat refuses says why, is mended and reviewed again; one that is gone there is deleted all the same", async () => {
  const { token, account } = await server.createShop({ pictures });
  await read(server, "createLiveRoom", { token, body: { ...room, roomName: "微信拒绝专场" } });
  await pass(account);
  await (await later(1)).runJobs();
  const [refused] = (await read(server, "listLiveRooms", { token, body: everyRoom })).list;
  expect(refused).toMatchObject({ reviewStatus: RoomReviewStatus.wechatFailed, reviewReason: "主播微信号未实名认证" });
  await read(server, "editLiveRoom", { token, body: { ...room, id: refused?.id, version: refused?.version } });
  await pass(account);
  await (await later(1)).runJobs();
  expect(await read(server, "getLiveRoom", { token, path: { id: refused?.id } })).toMatchObject({ reviewStatus: wechatPassed });
  await read(await failing("deleteRoom", new WechatFailure("refused", "此房间号不存在", 300_022)), "deleteLiveRoom", {
    token,
    path: { id: refused?.id },
  });
});

test("before WeChat has made a room its switches are only stored", async () => {
  const { token } = await server.createShop({ liveRooms: 1 });
  const [{ id } = { id: 0 }] = (await read(server, "listLiveRooms", { token, body: everyRoom })).list;
  await read(await failing("setService"), "setRoomService", { token, path: { id, closeKf: 1 } });
  await read(server, "setRoomComments", { token, path: { id, banComment: 1 } });
  await read(server, "setRoomListing", { token, path: { id, isFeedsPublic: 0 } });
  expect(await read(server, "getLiveRoom", { token, path: { id } })).toMatchObject({ closeKf: 1, closeComment: 1, isFeedsPublic: 0 });
});

/** The platform approves all pending items of a shop. */
const pass = (account: string) =>
  simulate({ database: server.database, ...server.ports }, "live", { accounts: [account], verdict: "pass" });

test("goods and rooms are counted by their review as their lists find them", async () => {
  const { token } = await server.createShop({
    liveGoods: [
      { name: "明前龙井" },
      { name: "安吉白茶", reviewStatus: LiveReviewStatus.created },
      { name: "龙井碎茶", reviewStatus: LiveReviewStatus.created },
    ],
    liveRooms: [{ roomName: "龙井直播间" }, { roomName: "白茶直播间", reviewStatus: RoomReviewStatus.platformPending }],
  });
  for (const keywords of [undefined, "龙井", "什么都没有"]) {
    const query = { ...(keywords && { keywords }) };
    const goods = await read(server, "countLiveGoods", { token, query });
    expect(goods.map(({ reviewStatus }) => reviewStatus)).toEqual(Object.values(LiveReviewStatus));
    for (const { reviewStatus, count } of goods)
      expect((await read(server, "listLiveGoods", { token, query: { ...query, reviewStatus } })).total).toBe(count);
    for (const { reviewStatus, count } of await read(server, "countLiveRooms", { token, query })) {
      const body = { ...everyRoom, searchRequest: { ...query, reviewStatus } };
      expect((await read(server, "listLiveRooms", { token, body })).total).toBe(count);
    }
  }
  expect((await read(server, "countLiveRooms", { token })).reduce((sum, { count }) => sum + count, 0)).toBe(2);
  expect(await read(server, "countLiveRooms", { token, query: { star: 5, liveStatus: LiveStatus.banned } })).toEqual(
    Object.values(RoomReviewStatus).map((reviewStatus) => ({ reviewStatus, count: 0 })),
  );
});
