import { LiveReviewStatus, LiveStatus, PriceType, RoomReviewStatus } from "@shopkeeper/sdk/contract";
import { claimStore } from "../jobs/claim-store";
import { earliest, schedule } from "../jobs/due-shops";
import type { Scope } from "../tenancy/scope";
import { eachWanted, type Wanted } from "../demo/kit/seeding";
import { orderableSkus } from "../products/seed";
import { demoAssistants, demoRooms, goodsStates } from "./seed-words";
import { liveAssistants, liveGoods, liveRooms } from "./tables";

type GoodsSeed = Omit<typeof liveGoods.$inferInsert, "merId" | "id">;
type AssistantSeed = Omit<typeof liveAssistants.$inferInsert, "merId" | "id">;
type RoomSeed = Omit<typeof liveRooms.$inferInsert, "merId" | "id">;

const cover = "demo/cup-1.svg";
const hourMs = 3_600_000;
const media = (kind: string, at: number) => `played-${kind}-${at}`;

/** Adds goods for live rooms, approved by WeChat by default; a product is that of the seed, or none that exists. */
export async function seedLiveGoods(
  scope: Scope,
  wanted: Wanted<GoodsSeed>,
  { products = [] }: { products?: readonly { id: number }[] | undefined } = {},
) {
  const { db, merId, clock } = scope;
  const now = clock.now();
  const values = eachWanted(wanted).map((seed, at): typeof liveGoods.$inferInsert => {
    const productId = products[at % Math.max(1, products.length)]?.id ?? 1;
    const reviewStatus = seed.reviewStatus ?? LiveReviewStatus.wechatPassed;
    return {
      ...{ productId, name: `直播商品${at + 1}号`, coverMedia: media("goods", at), cover, priceType: PriceType.fixed, price: 1990 },
      url: `pages/goods/goods_details/index?id=${productId}`,
      ...wechatIds(reviewStatus, merId, at),
      ...{ createTime: now, updateTime: now, ...seed, reviewStatus, merId },
    };
  });
  const rows = values.length === 0 ? [] : await db.insert(liveGoods).values(values).returning();
  await seedClaims(scope, "liveGoods", rows, ({ goodsId }) => goodsId);
  await scheduleSeed(scope, rows);
  return rows;
}

/** Adds assistants of live rooms. */
export async function seedAssistants(scope: Scope, wanted: Wanted<AssistantSeed>) {
  const { db, merId, clock } = scope;
  const now = clock.now();
  const values = eachWanted(wanted).map((seed, at) => ({
    ...{ wechat: `helper_${merId}_${at + 1}`, wechatNickname: `助手${at + 1}`, createTime: now, updateTime: now },
    ...seed,
    merId,
  }));
  const rows = values.length === 0 ? [] : await db.insert(liveAssistants).values(values).returning();
  await seedClaims(scope, "liveAssistant", rows, ({ wechat }) => wechat);
  return rows;
}

/** Adds live rooms, a day ahead or on air now, and waiting for the platform by default; a room that WeChat has approved has its id. */
export async function seedRooms(scope: Scope, wanted: Wanted<RoomSeed>) {
  const { db, merId, clock } = scope;
  const now = clock.now();
  const values = eachWanted(wanted).map((seed, at): typeof liveRooms.$inferInsert => {
    const isMade = seed.reviewStatus === RoomReviewStatus.wechatPassed;
    const hoursAhead = seed.liveStatus === LiveStatus.live ? -1 : 24;
    const startTime = seed.startTime ?? new Date(now.getTime() + hoursAhead * hourMs);
    return {
      ...{ roomName: `直播间${at + 1}号厅`, anchorName: "山月小满", anchorWechat: "shanyue_live" },
      ...{ coverImg: media("cover", at), shareImg: media("share", at), feedsImg: media("feeds", at) },
      ...{ coverImgLocal: cover, shareImgLocal: cover, feedsImgLocal: cover },
      endTime: new Date(startTime.getTime() + 2 * hourMs),
      ...(isMade && { roomId: fakeRoom(merId, at), dueTime: now }),
      ...{ createTime: now, updateTime: now, ...seed, startTime, merId },
    };
  });
  const rows = values.length === 0 ? [] : await db.insert(liveRooms).values(values).returning();
  await seedClaims(scope, "liveRoom", rows, ({ roomId }) => roomId);
  await scheduleSeed(scope, rows);
  return rows;
}

async function scheduleSeed(scope: Scope, rows: readonly { dueTime: Date | null }[]) {
  const dueTime = earliest(...rows.map((row) => row.dueTime));
  if (dueTime) await schedule(scope, "live", dueTime);
}

/** Claims WeChat's ids of new rows. */
async function seedClaims<Row extends { id: number }>(
  scope: Scope,
  kind: Parameters<typeof claimStore>[1],
  rows: readonly Row[],
  valueOf: (row: Row) => string | number | null,
) {
  const claimed = rows.map((row) => ({ rowId: row.id, value: valueOf(row) }));
  await claimStore(scope, kind).seed(claimed.flatMap(({ rowId, value }) => (value === null ? [] : [{ rowId, value: String(value) }])));
}

/** The live rooms of a demo shop in every state, with goods of every kind and assistants. */
export async function demoLive(scope: Scope, shop: number) {
  const byProduct = new Map((await orderableSkus(scope, 60)).map((sku) => [sku.productId, sku]));
  const goods = await seedLiveGoods(
    scope,
    [...byProduct.values()].map(({ productId, productName, price, image }, at) => ({
      ...{ productId, name: [...productName].slice(0, 12).join("").padEnd(3, "好"), cover: image, price },
      url: `pages/goods/goods_details/index?id=${productId}`,
      ...(at % 4 === 1 && { priceType: PriceType.range, price2: price + 3000 }),
      ...(at % 4 === 2 && { priceType: PriceType.discount, price2: Math.max(1, Math.round(price * 0.8)) }),
      ...goodsStates[at % goodsStates.length],
      sort: at % 5 === 0 ? 10 : 0,
    })),
  );
  const helpers = await seedAssistants(scope, demoAssistants[shop] ?? []);
  const now = scope.clock.now().getTime();
  const passed = goods.flatMap(({ goodsId, reviewStatus }) =>
    goodsId !== null && reviewStatus === LiveReviewStatus.wechatPassed ? [goodsId] : [],
  );
  await seedRooms(
    scope,
    (demoRooms[shop] ?? []).map(({ startsInHours, hours, ...room }, at) => ({
      ...room,
      startTime: new Date(now + startsInHours * hourMs),
      endTime: new Date(now + (startsInHours + hours) * hourMs),
      ...(room.reviewStatus === RoomReviewStatus.wechatPassed && {
        goods: passed.slice(at, at + 4).map((goodsId) => ({ goodsId, isOnSale: true })),
        assistantIds: helpers.slice(0, 1 + (at % 2)).map(({ id }) => id),
      }),
      ...("liveStatus" in room && room.liveStatus === LiveStatus.ended && { dueTime: null }),
    })),
  );
}

/** The WeChat ids that goods have in a state. */
function wechatIds(reviewStatus: number, merId: number, at: number) {
  const isSent = reviewStatus >= LiveReviewStatus.wechatPassed;
  return isSent ? { goodsId: merId * 10_000 + at + 1, auditId: merId * 10_000 + at + 1 } : {};
}

const fakeRoom = (merId: number, at: number) => merId * 1_000 + at + 1;
