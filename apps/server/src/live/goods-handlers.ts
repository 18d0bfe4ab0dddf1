import type { HandlersOf } from "../kernel/handlers";
import { Refusal } from "../core/refusal";
import { searchText } from "../kit/search-text";
import type { Shop } from "../tenancy/shop";
import { versionConflict } from "../kit/version";
import { type LiveGoodsRow, wireGoods } from "./goods-rows";
import { checkedGoods, goodsState } from "./known-goods";
import type { PreparedLive } from "./prepared";
import { shopWords } from "./shop-words";

type GoodsCalls =
  | "listLiveGoods"
  | "countLiveGoods"
  | "getLiveGoods"
  | "saveLiveGoods"
  | "editLiveGoods"
  | "deleteLiveGoods"
  | "sortLiveGoods"
  | "withdrawLiveGoods"
  | "resubmitLiveGoods";

/** The calls on the shop's goods for live rooms. */
export const goodsHandlers: Pick<HandlersOf<"live", PreparedLive>, GoodsCalls> = {
  async listLiveGoods({ query, shop }) {
    const words = await shopWords(shop);
    const page = await shop.live.goods.page({ ...soughtIn(words, query), reviewStatus: query.reviewStatus }, query);
    return { ...page, list: page.list.map((row) => wireGoods(row, words, shop.files)) };
  },

  countLiveGoods: async ({ query, shop }) => shop.live.goods.counts(soughtIn(await shopWords(shop), query)),

  getLiveGoods: ({ path, shop }) => goodsOf(shop, path.id),

  async saveLiveGoods({ body, shop }) {
    return { ids: await shop.live.goods.add(await checkedGoods(shop, body)) };
  },

  async editLiveGoods({ body, shop, prepared: { row, cover } }) {
    if (!(await shop.live.goods.edit(row, body, cover, body.version))) throw versionConflict(await goodsOf(shop, body.id));
    return null;
  },

  async deleteLiveGoods({ shop, prepared: { id, goodsId } }) {
    if (!(await shop.live.goods.remove(id))) throw new Refusal("liveGoodsMissing");
    if (goodsId !== null) await shop.live.rooms.dropGoods(goodsId);
    return null;
  },

  async sortLiveGoods({ path, shop }) {
    if (!(await shop.live.goods.setSort(path.id, path.sort))) throw new Refusal("liveGoodsMissing");
    return null;
  },

  async withdrawLiveGoods({ shop, prepared: row }) {
    if (!(await shop.live.goods.withdraw(row))) throw await movedOn(shop, row);
    return null;
  },

  async resubmitLiveGoods({ shop, prepared: { row, auditId } }) {
    if (!(await shop.live.goods.resubmit(row, auditId))) throw await movedOn(shop, row);
    return null;
  },
};

async function goodsOf(shop: Shop, id: number) {
  const row = await shop.live.goods.find(id);
  if (!row) throw new Refusal("liveGoodsMissing");
  return wireGoods(row, await shopWords(shop), shop.files);
}

/** The refusal after a concurrent change of state. */
async function movedOn(shop: Shop, { id }: LiveGoodsRow) {
  const row = await shop.live.goods.find(id);
  return row ? goodsState(row) : new Refusal("liveGoodsMissing");
}

/** The search words for goods; the shop's own name finds all of them. */
function soughtIn({ merName }: { merName: string }, query: { keywords?: string | undefined }) {
  const keywords = searchText(query.keywords);
  return { keywords, isOfShop: keywords !== undefined && merName.toLowerCase().includes(keywords.toLowerCase()) };
}
