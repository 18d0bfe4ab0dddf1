import { LiveReviewStatus, type Schema, SwitchFlag } from "@shopkeeper/sdk/contract";
import type { Clock } from "../ports/clock";
import type { Preparations } from "../kernel/handlers";
import { Refusal } from "../core/refusal";
import type { Shop } from "../tenancy/shop";
import { assertVersion } from "../kit/version";
import type { LiveClient } from "./live-client";
import { checkedRoom, knownRoom } from "./known-room";
import { liveMessages } from "./messages";
import { type LiveRoomRow, type RoomValues, wechatRoom } from "./room-rows";

/** Results of the preparations of rooms. */
export interface PreparedRooms {
  editLiveRoom: { row: LiveRoomRow; values: RoomValues };
  deleteLiveRoom: LiveRoomRow;
  addRoomGoods: readonly number[];
  removeRoomGoods: LiveRoomRow;
  setRoomGoodsSale: LiveRoomRow;
  sortRoomGoods: readonly number[];
  getRoomShareCode: Schema<"LiveShareCode">;
}

/** Performs changes of rooms and their goods at WeChat, before the transaction. */
export const prepareRooms = ({ call, remove }: LiveClient, clock: Clock): Preparations<PreparedRooms> => ({
  async editLiveRoom({ body, shop }) {
    const row = await knownRoom(shop, body.id, "edit");
    const values = await checkedRoom(shop, body, clock.now());
    await assertVersion(row, body.version, () => ({ id: row.id, version: row.version }));
    const { roomId } = row;
    if (roomId !== null) await call((live) => live.editRoom(roomId, wechatRoom(values)));
    return { row, values };
  },

  async deleteLiveRoom({ path, shop }) {
    const row = await knownRoom(shop, path.id, "remove");
    const { roomId } = row;
    if (roomId !== null) await remove((live) => live.deleteRoom(roomId));
    return row;
  },

  async addRoomGoods({ body, shop }) {
    const row = await knownRoom(shop, body.id, "import");
    const ids = [...new Set(body.ids)];
    const goods = await shop.live.goods.atWechat(ids);
    const found = new Set(goods.map(({ goodsId }) => goodsId));
    const missing = body.ids.flatMap((id, at) => (found.has(id) ? [] : [[`ids.${at}`, liveMessages.goodsGone] as const]));
    if (missing.length > 0) throw new Refusal("liveGoodsMissing", {}, { fields: Object.fromEntries(missing) });
    const waiting = goods.find(({ reviewStatus }) => reviewStatus !== LiveReviewStatus.wechatPassed);
    if (waiting) throw new Refusal("liveGoodsNotPassed", { name: waiting.name });
    const added = ids.filter((id) => !row.goods.some(({ goodsId }) => goodsId === id));
    if (added.length > 0) await call((live) => live.addRoomGoods(roomIdOf(row), added));
    return added;
  },

  async removeRoomGoods({ path, shop }) {
    const row = await roomWith(shop, path.id, path.goodsId);
    await remove((live) => live.removeRoomGoods(roomIdOf(row), path.goodsId));
    return row;
  },

  async setRoomGoodsSale({ body, shop }) {
    const row = await roomWith(shop, body.roomId, body.goodsId);
    await call((live) => live.setGoodsOnSale(roomIdOf(row), body.goodsId, body.onSale === SwitchFlag.on));
    return row;
  },

  async sortRoomGoods({ body, shop }) {
    const row = await knownRoom(shop, body.roomId, "goods");
    const wanted = [...new Set(body.goods.map(({ goodsId }) => goodsId))];
    const held = row.goods.map(({ goodsId }) => goodsId);
    if (wanted.some((id) => !held.includes(id))) throw new Refusal("roomGoodsMissing");
    const order = [...wanted, ...held.filter((id) => !wanted.includes(id))];
    await call((live) => live.sortRoomGoods(roomIdOf(row), order));
    return order;
  },

  async getRoomShareCode({ path, shop }) {
    const row = await knownRoom(shop, path.id, "share");
    return call((live) => live.shareCode(roomIdOf(row)));
  },
});

async function roomWith(shop: Shop, id: number, wanted: number) {
  const row = await knownRoom(shop, id, "goods");
  if (!row.goods.some(({ goodsId }) => goodsId === wanted)) throw new Refusal("roomGoodsMissing");
  return row;
}

/** WeChat's id of a room that it has created. */
function roomIdOf({ roomId }: LiveRoomRow) {
  if (roomId === null) throw new Error("a room that WeChat has passed has its number");
  return roomId;
}
