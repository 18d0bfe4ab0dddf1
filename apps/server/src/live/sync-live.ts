import { LiveReviewStatus, LiveStatus } from "@shopkeeper/sdk/contract";
import { isAtWechat } from "@shopkeeper/sdk/rules/live";
import { knownCode } from "../core/known-code";
import { changeShop } from "../tenancy/change-shop";
import { inDueShops } from "../jobs/due-shops";
import type { Shop } from "../tenancy/shop";
import { WechatFailure } from "../ports/wechat";
import type { WechatLive } from "../ports/wechat-live";
import { claimGoods, claimRooms, nextDue } from "./claim-due";
import { freshMedia } from "./fresh-media";
import { type LiveGoodsRow, wechatGoods } from "./goods-rows";
import { type LiveRoomRow, wechatRoom } from "./room-rows";
import type { WorkPlace } from "../jobs/work-place";

/** Runs a change in a shop, in a transaction of its own; false when there was nothing left to do. */
type Within = (merId: number, step: (shop: Shop) => Promise<boolean>) => Promise<boolean>;

/** A new media id of a stored picture: the earlier id may have expired during a review. */
type MediaOf = (path: string, before: string) => Promise<string>;

/**
 * Sends items that the platform has approved to WeChat, and polls their state there.
 *
 * Pending work is read from the rows, so that a lost answer or a restart only means that WeChat is polled again. A row is claimed by one
 * node only.
 */
export async function syncLive(place: WorkPlace) {
  const { live } = place.ports.wechat;
  if (live) await inDueShops(place, "live", { run: (merId) => keepShop(place, live, merId), next: nextDue });
}

async function keepShop({ database, ports, openShop }: WorkPlace, live: WechatLive, shopId: number) {
  const { clock, logger } = ports;
  const mediaOf: MediaOf = (path, before) => freshMedia(ports, path, before);
  const within: Within = (merId, step) => changeShop(database, (db) => openShop(db, merId), step);
  const attempt = (call: () => Promise<unknown>) =>
    call().catch((error: unknown) => {
      if (!(error instanceof WechatFailure)) throw error;
      logger.warn({ error }, "WeChat did not answer about live rooms");
    });

  const goods = (await claimGoods(database.db, shopId, clock.now())).filter(
    ({ reviewStatus }) => reviewStatus === LiveReviewStatus.wechatReviewing,
  );
  for (const row of goods.filter(({ auditId }) => auditId === null)) await attempt(() => sendGoods(live, within, row, mediaOf));
  await attempt(() =>
    pollReviews(
      live,
      within,
      goods.filter(({ auditId }) => auditId !== null),
    ),
  );

  const rooms = await claimRooms(database.db, shopId, clock.now());
  for (const row of rooms.filter((room) => !isAtWechat(room))) await attempt(() => makeRoom(live, within, row, mediaOf));
  await attempt(() => pollStates(live, within, rooms.filter(isAtWechat)));
}

/** Sends goods to WeChat's review; an immediate refusal counts as a failed review. */
async function sendGoods(live: WechatLive, within: Within, row: LiveGoodsRow, mediaOf: MediaOf) {
  const { goodsId } = row;
  const ids = await orRefusal(async () => {
    const coverMedia = await mediaOf(row.cover, row.coverMedia);
    const goods = wechatGoods({ ...row, coverMedia });
    if (goodsId === null) return { coverMedia, ...(await live.addGoods(goods)) };
    await live.updateGoods(goodsId, goods);
    return { coverMedia, goodsId, ...(await live.resubmit(goodsId)) };
  });
  await within(row.merId, async (shop) => {
    if (typeof ids === "string") return shop.live.goods.reviewed(row, ids);
    await shop.live.goods.sent(row.id, ids);
    return true;
  });
}

async function pollReviews(live: WechatLive, within: Within, rows: readonly LiveGoodsRow[]) {
  const byId = new Map(rows.flatMap((row) => (row.goodsId === null ? [] : [[row.goodsId, row] as const])));
  if (byId.size === 0) return;
  const sent = new Map([...byId].map(([goodsId, { auditId, name }]) => [goodsId, { auditId: auditId ?? 0, name }]));
  for (const { goodsId, state, reason } of await live.goodsReviews([...byId.keys()], sent)) {
    const row = byId.get(goodsId);
    if (row && (state === "passed" || state === "failed"))
      await within(row.merId, (shop) => shop.live.goods.reviewed(row, state === "failed" ? reason : undefined));
  }
}

/** Creates an approved room at WeChat. */
async function makeRoom(live: WechatLive, within: Within, row: LiveRoomRow, mediaOf: MediaOf) {
  const made = await orRefusal(async () => {
    const media = {
      coverImg: await mediaOf(row.coverImgLocal, row.coverImg),
      shareImg: await mediaOf(row.shareImgLocal, row.shareImg),
      feedsImg: await mediaOf(row.feedsImgLocal, row.feedsImg),
    };
    return { ...media, ...(await live.createRoom(wechatRoom({ ...row, ...media }))) };
  });
  await within(row.merId, (shop) => (typeof made === "string" ? shop.live.rooms.notMade(row, made) : shop.live.rooms.made(row, made)));
}

async function pollStates(live: WechatLive, within: Within, rows: readonly LiveRoomRow[]) {
  const byId = new Map(rows.flatMap((row) => (row.roomId === null ? [] : [[row.roomId, row] as const])));
  if (byId.size === 0) return;
  for (const { roomId, liveStatus } of await live.roomStates([...byId.keys()], byId)) {
    const row = byId.get(roomId);
    const known = knownCode(LiveStatus, liveStatus);
    if (row && known !== undefined) await within(row.merId, (shop) => shop.live.rooms.observed(row, known));
  }
}

/** The answer, or the reason of WeChat's refusal; a call without an answer is repeated. */
async function orRefusal<Answer>(call: () => Promise<Answer>): Promise<Answer | string> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof WechatFailure && error.reason === "refused") return error.message;
    throw error;
  }
}
