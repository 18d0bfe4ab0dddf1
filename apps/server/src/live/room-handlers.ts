import { SwitchFlag } from "@shopkeeper/sdk/contract";
import type { HandlersOf } from "../kernel/handlers";
import { Refusal } from "../core/refusal";
import { searchText } from "../kit/search-text";
import type { Shop } from "../tenancy/shop";
import { versionConflict } from "../kit/version";
import { wireGoods } from "./goods-rows";
import { checkedRoom, roomOf } from "./known-room";
import type { PreparedLive } from "./prepared";
import { wireRoom } from "./room-rows";
import type { RoomSwitches } from "./room-store";
import { shopWords } from "./shop-words";
import type { RoomGoods } from "./tables";

type RoomCalls = Exclude<keyof HandlersOf<"live">, `${string}Live${"Goods" | "Assistant" | "Assistants"}`>;

/** The calls on the shop's live rooms. */
export const roomHandlers: Pick<HandlersOf<"live", PreparedLive>, RoomCalls> = {
  async listLiveRooms({ body: { pageParamRequest, searchRequest }, shop }) {
    const keywords = searchText(searchRequest.keywords ?? undefined);
    const words = await shopWords(shop);
    const page = await shop.live.rooms.page({ ...searchRequest, keywords }, pageParamRequest);
    return { ...page, list: page.list.map((row) => wireRoom(row, words, shop.files)) };
  },

  countLiveRooms: ({ query, shop }) => shop.live.rooms.counts({ ...query, keywords: searchText(query.keywords) }),

  getLiveRoom: ({ path, shop }) => wired(shop, path.id),

  async createLiveRoom({ body, shop, platform }) {
    await shop.live.rooms.add(await checkedRoom(shop, body, platform.clock.now()));
    return true;
  },

  async editLiveRoom({ body, shop, prepared: { row, values } }) {
    if (!(await shop.live.rooms.edit(row, values, body.version))) throw versionConflict(await wired(shop, body.id));
    return true;
  },

  async deleteLiveRoom({ shop, prepared: { id } }) {
    if (!(await shop.live.rooms.remove(id))) throw new Refusal("liveRoomMissing");
    return null;
  },

  async listRoomGoods({ path, shop }) {
    const { goods } = await roomOf(shop, path.id);
    const words = await shopWords(shop);
    const offered = new Set(goods.flatMap(({ goodsId, isOnSale }) => (isOnSale ? [goodsId] : [])));
    const rows = await shop.live.goods.atWechat(goods.map(({ goodsId }) => goodsId));
    return rows.map((row) => ({
      ...wireGoods(row, words, shop.files),
      onSale: offered.has(row.goodsId ?? 0) ? SwitchFlag.on : SwitchFlag.off,
    }));
  },

  async addRoomGoods({ body, shop, prepared: added }) {
    // goods deleted during the call to WeChat have left its rooms there too
    const held = (await shop.live.goods.atWechat(added, true)).flatMap(({ goodsId }) => goodsId ?? []);
    return changeGoods(shop, body.id, (goods) => {
      const known = new Set(goods.map(({ goodsId }) => goodsId));
      return [...goods, ...held.filter((id) => !known.has(id)).map((goodsId) => ({ goodsId, isOnSale: true }))];
    });
  },

  removeRoomGoods: ({ path, shop }) => changeGoods(shop, path.id, (goods) => goods.filter(({ goodsId }) => goodsId !== path.goodsId)),

  setRoomGoodsSale: ({ body, shop }) =>
    changeGoods(shop, body.roomId, (goods) =>
      goods.map((one) => (one.goodsId === body.goodsId ? { ...one, isOnSale: body.onSale === SwitchFlag.on } : one)),
    ),

  sortRoomGoods: ({ body, shop, prepared: order }) =>
    changeGoods(shop, body.roomId, (goods) => goods.toSorted((one, other) => order.indexOf(one.goodsId) - order.indexOf(other.goodsId))),

  getRoomShareCode: ({ prepared }) => prepared,

  async listRoomAssistants({ path, shop }) {
    return shop.live.assistants.some((await roomOf(shop, path.id)).assistantIds);
  },

  async setRoomAssistants({ body, shop, prepared }) {
    if (!(await shop.live.rooms.setAssistants(body.id, prepared))) throw new Refusal("liveRoomMissing");
    return null;
  },

  setRoomComments: ({ path, shop, prepared }) => switchRoom(shop, path.id, prepared),
  setRoomListing: ({ path, shop, prepared }) => switchRoom(shop, path.id, prepared),
  setRoomService: ({ path, shop, prepared }) => switchRoom(shop, path.id, prepared),
  setRoomReplay: ({ path, shop, prepared }) => switchRoom(shop, path.id, prepared),
};

async function wired(shop: Shop, id: number) {
  return wireRoom(await roomOf(shop, id), await shopWords(shop), shop.files);
}

async function switchRoom(shop: Shop, id: number, switches: RoomSwitches) {
  if (!(await shop.live.rooms.switch(id, switches))) throw new Refusal("liveRoomMissing");
  return null;
}

/** Changes the current goods of a room, which concurrent calls may have changed. */
async function changeGoods(shop: Shop, id: number, next: (goods: readonly RoomGoods[]) => readonly RoomGoods[]) {
  const row = await shop.live.rooms.lock(id);
  if (!row) throw new Refusal("liveRoomMissing");
  await shop.live.rooms.setGoods(id, next(row.goods));
  return null;
}
