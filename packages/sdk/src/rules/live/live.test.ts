import fc from "fast-check";
import { expect, test } from "vitest";
import { LiveReviewStatus, LiveStatus, LiveSwitch, PriceType, RoomReviewStatus } from "../../generated/code-sets";
import { wireTime } from "../time";
import { goodsProblems } from "./goods-problems";
import { canDoWithGoods, type GoodsAction, goodsStatusAfter } from "./goods-state";
import { type PictureBounds, roomPictures } from "./live-limits";
import { coverProblem, pictureProblem } from "./picture-problem";
import { latestStart, roomProblems } from "./room-problems";
import { type RoomEvent, roomRefusal, roomStatusAfter, switchLock, switchRefusal } from "./room-state";
import { wechatLength } from "./wechat-length";

const keysOf = (problems: object) => Object.fromEntries(Object.entries(problems).map(([field, { key }]) => [field, key]));

test("a Chinese character counts as two letters", () => {
  expect(wechatLength("龙井")).toBe(2);
  expect(wechatLength("tea")).toBe(1.5);
  expect(wechatLength("龙井tea🍵")).toBe(4.5);
});

const goods = { name: "明前龙井", coverImgUrlLocal: "a.png", priceType: PriceType.fixed, price: "19.90", price2: null };

test.each([
  [{}, {}],
  [{ name: "茶" }, { name: "goodsNameLength" }],
  [{ name: "一".repeat(14) }, {}],
  [{ name: `${"一".repeat(14)}a` }, { name: "goodsNameLength" }],
  [{ name: "a".repeat(28) }, {}],
  [{ coverImgUrlLocal: " " }, { coverImgUrlLocal: "goodsCoverEmpty" }],
  [{ price: null }, { price: "priceEmpty" }],
  [{ price: "0.00" }, { price: "priceRange" }],
  [{ price: "99999.01" }, { price: "priceRange" }],
  [{ priceType: PriceType.range }, { price2: "pricesEmpty" }],
  [{ priceType: PriceType.range, price2: "19.90" }, {}],
  [{ priceType: PriceType.range, price2: "19.89" }, { price2: "rangeOrder" }],
  [{ priceType: PriceType.discount, price2: "19.91" }, { price2: "discountOrder" }],
  [{ priceType: PriceType.discount, price2: "9.90" }, {}],
])("goods with %o have the problems %o", (change, expected) => expect(keysOf(goodsProblems({ ...goods, ...change }))).toEqual(expected));

const now = new Date("2026-05-10T10:00:00+08:00");
const room = {
  ...{ roomName: "春茶专场", anchorName: "小满", anchorWechat: "tea", coverImgLocal: "a", shareImgLocal: "b", feedsImgLocal: "c" },
  ...{ startTime: "2026-05-10 12:00:00", endTime: "2026-05-10 14:00:00" },
};

test.each([
  [{}, {}],
  [{ startTime: "2026-05-10 10:09:59" }, { startTime: "startSoon" }],
  [{ startTime: "2026-05-10 10:10:00", endTime: "2026-05-10 10:40:00" }, {}],
  [{ startTime: "2026-11-10 10:00:01", endTime: "2026-11-10 12:00:00" }, { startTime: "startFar" }],
  [{ endTime: "2026-05-10 12:29:59" }, { endTime: "tooShort" }],
  [{ endTime: "2026-05-11 12:00:01" }, { endTime: "tooLong" }],
  [{ startTime: "" }, { startTime: "timesEmpty" }],
  [
    { roomName: "茶", anchorName: "", feedsImgLocal: "" },
    { roomName: "roomNameLength", anchorName: "anchorNameEmpty", feedsImgLocal: "feedsEmpty" },
  ],
])("a room with %o has the problems %o", (change, expected) => expect(keysOf(roomProblems({ ...room, ...change }, now))).toEqual(expected));

test.each([
  ["2026-08-31T10:00:00+08:00", "2027-02-28 10:00:00"],
  ["2027-08-31T23:30:00+08:00", "2028-02-29 23:30:00"],
  ["2026-11-01T01:00:00+08:00", "2027-05-01 01:00:00"],
])("at %s a room may start until %s", (time, last) => expect(wireTime(latestStart(new Date(time)))).toBe(last));

test("a picture is judged by its bytes, its pixels and its shape, as far as they are known", () => {
  const bounds = roomPictures.feedsImgLocal;
  const keyOf = (facts: object, of: PictureBounds = bounds) => pictureProblem(facts, of)?.key;
  expect([keyOf({ bytes: 100 * 1024 }), keyOf({}), keyOf({ bytes: null, width: null, height: null })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(keyOf({ bytes: 100 * 1024 + 1 })).toBe("pictureLarge");
  expect([keyOf({ width: 400, height: 300 }), keyOf({ width: 1600, height: 1600 })]).toEqual(["pictureShape", "pictureShape"]);
  expect(keyOf({ width: 540, height: 960 }, roomPictures.coverImgLocal)).toBeUndefined();
});

test("the cover of goods has at most 300 pixels a side", () => {
  expect([coverProblem({ width: 300, height: 200 }), coverProblem({}), coverProblem({ width: 200, height: 301 })?.key]).toEqual([
    ...[undefined, undefined, "coverLarge"],
  ]);
});

const goodsActions = [
  "edit",
  "withdraw",
  "resubmit",
  "remove",
  "passPlatform",
  "failPlatform",
  "passWechat",
  "failWechat",
  "import",
] as const;

test("on every walk goods reach WeChat's verdict through both reviews, and are never edited under WeChat's eyes", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom<GoodsAction>(...goodsActions), { maxLength: 40 }), (actions) => {
      let status: number = LiveReviewStatus.platformPending;
      for (const action of actions) {
        const next = goodsStatusAfter(action, status);
        if (next === undefined) continue;
        if (next === LiveReviewStatus.wechatPassed && next !== status) expect(status).toBe(LiveReviewStatus.wechatReviewing);
        if (action === "edit") expect(status).not.toBe(LiveReviewStatus.wechatReviewing);
        if (action === "import") expect(status).toBe(LiveReviewStatus.wechatPassed);
        status = next;
      }
      expect(canDoWithGoods("remove", { reviewStatus: status })).toBe(true);
    }),
  );
});

test("on every walk a room that WeChat has made stays made", () => {
  const events = ["edit", "failPlatform", "failWechat", "passWechat"] as const;
  fc.assert(
    fc.property(fc.array(fc.constantFrom<RoomEvent>(...events), { maxLength: 30 }), (walk) => {
      let status: number = RoomReviewStatus.platformPending;
      for (const event of walk) {
        const next = roomStatusAfter(event, status) ?? status;
        if (status === RoomReviewStatus.wechatPassed) expect(next).toBe(status);
        status = next;
      }
    }),
  );
});

const made = { reviewStatus: RoomReviewStatus.wechatPassed, liveStatus: LiveStatus.notStarted, closeGoods: LiveSwitch.on };
const onAir = { ...made, liveStatus: LiveStatus.live };
const planned = { ...made, reviewStatus: RoomReviewStatus.platformPending };
const ended = { ...made, liveStatus: LiveStatus.ended };

test("what may be done with a room depends on its review and on whether it is on air", () => {
  for (const action of ["edit", "remove", "import", "assistants", "share"] as const)
    expect(roomRefusal(action, made), action).toBeUndefined();
  expect(roomRefusal("edit", onAir)).toBe("roomStarted");
  expect(roomRefusal("remove", onAir)).toBe("roomOnAir");
  expect(roomRefusal("remove", ended)).toBeUndefined();
  expect(roomRefusal("import", planned)).toBe("roomNotPassed");
  expect(roomRefusal("import", ended)).toBe("roomOver");
  expect(roomRefusal("import", { ...made, liveStatus: LiveStatus.paused })).toBe("roomPaused");
  expect(roomRefusal("import", { ...made, closeGoods: LiveSwitch.off })).toBe("roomWithoutGoods");
});

test("switches are locked as the screen reference says, and stored only before WeChat has made the room", () => {
  expect(switchLock("listing", made)).toBe("listingFixed");
  expect(switchLock("listing", planned)).toBeUndefined();
  expect(switchLock("comments", onAir)).toBe("notOnAir");
  expect(switchLock("service", made)).toBeUndefined();
  expect(switchLock("replay", made)).toBe("replayOnlyOnAir");
  expect(switchLock("replay", onAir)).toBeUndefined();
  expect(switchLock("service", ended)).toBe("roomOver");
  expect(switchRefusal("listing", made)).toBeUndefined();
  expect(switchRefusal("replay", planned)).toBeUndefined();
});
