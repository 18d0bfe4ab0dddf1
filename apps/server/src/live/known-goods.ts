import type { Schema } from "@shopkeeper/sdk/contract";
import { fill, problemTexts, type Text } from "@shopkeeper/sdk/rules/core";
import {
  canDoWithGoods,
  coverProblem,
  type GoodsAction,
  goodsProblems,
  goodsStatusText,
  type GoodsTerms,
  liveRuleMessages,
} from "@shopkeeper/sdk/rules/live";
import { invalidFields, Refusal } from "../core/refusal";
import type { Shop } from "../tenancy/shop";
import { storedPicture } from "../files/stored-picture";
import type { LiveGoodsRow } from "./goods-rows";
import { liveMessages } from "./messages";

/** Goods of the shop in a state that allows an action; refuses otherwise. */
export async function knownGoods(shop: Shop, id: number, action: GoodsAction): Promise<LiveGoodsRow> {
  const row = await shop.live.goods.find(id);
  if (!row) throw new Refusal("liveGoodsMissing");
  if (!canDoWithGoods(action, row)) throw goodsState(row);
  return row;
}

/** The refusal of an action that the state of goods does not allow. */
export const goodsState = ({ name, reviewStatus }: Pick<LiveGoodsRow, "name" | "reviewStatus">) =>
  new Refusal("liveGoodsState", { name, status: goodsStatusText(reviewStatus) });

/** The goods of a list with their covers as paths; every row is checked, and its faults are at `0.name`, `1.price`. */
export async function checkedGoods(shop: Shop, list: Schema<"NewLiveGoodsList">) {
  const known = new Set((await shop.products.briefs(list.map(({ productId }) => productId))).map(({ id }) => id));
  const faults: Record<string, Text> = {};
  const rows = [];
  for (const [place, goods] of list.entries()) {
    const { cover, found: faulty } = await judged(shop, goods);
    const found = {
      ...faulty,
      ...(!known.has(goods.productId) && { productId: liveMessages.productMissing }),
    };
    for (const [field, text] of Object.entries(found)) faults[`${place}.${field}`] = text;
    rows.push({ ...goods, cover });
  }
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  return rows;
}

/** The cover of edited goods, as a path. */
export async function checkedCover(shop: Shop, goods: Schema<"EditedLiveGoods">) {
  const { cover, found } = await judged(shop, goods);
  if (Object.keys(found).length > 0) throw invalidFields(found);
  return cover;
}

/** The faults of goods by field, and their cover as a path; the size of a cover in pixels comes from the library. */
async function judged(shop: Shop, goods: GoodsTerms) {
  const found: Record<string, Text> = problemTexts(goodsProblems(goods), liveRuleMessages);
  const cover = storedPicture(shop.files, goods.coverImgUrlLocal);
  const large = coverProblem((cover !== undefined && (await shop.pictures.atPath(cover))) || {});
  if (cover === undefined) found["coverImgUrlLocal"] ??= liveMessages.pictureWrong;
  else if (large) found["coverImgUrlLocal"] = fill(liveRuleMessages[large.key], large.params);
  return { cover: cover ?? "", found };
}
