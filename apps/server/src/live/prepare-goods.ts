import { LiveReviewStatus } from "@shopkeeper/sdk/contract";
import type { Preparations } from "../kernel/handlers";
import { assertVersion } from "../kit/version";
import type { LiveClient } from "./live-client";
import { goodsValues, type LiveGoodsRow, wechatGoods } from "./goods-rows";
import { checkedCover, knownGoods } from "./known-goods";

/** Results of the preparations of goods: the goods as sent to WeChat. */
export interface PreparedGoods {
  editLiveGoods: { row: LiveGoodsRow; cover: { cover: string; coverMedia: string } };
  deleteLiveGoods: LiveGoodsRow;
  withdrawLiveGoods: LiveGoodsRow;
  resubmitLiveGoods: { row: LiveGoodsRow; auditId: number | null };
}

/** Performs changes of goods at WeChat, before the transaction. */
export const prepareGoods = ({ call, remove, mediaOf }: LiveClient): Preparations<PreparedGoods> => ({
  async editLiveGoods({ body, shop }) {
    const row = await knownGoods(shop, body.id, "edit");
    const path = await checkedCover(shop, body);
    await assertVersion(row, body.version, () => ({ id: row.id, version: row.version }));
    const cover = { cover: path, coverMedia: body.coverImgUrl || (await mediaOf(path, row.coverMedia)) };
    const { goodsId } = row;
    if (goodsId !== null && row.reviewStatus === LiveReviewStatus.wechatPassed)
      await call((live) => live.updateGoods(goodsId, wechatGoods({ ...goodsValues(body), ...cover })));
    return { row, cover };
  },

  async deleteLiveGoods({ path, shop }) {
    const row = await knownGoods(shop, path.id, "remove");
    const { goodsId } = row;
    if (goodsId !== null) await remove((live) => live.deleteGoods(goodsId));
    return row;
  },

  async withdrawLiveGoods({ path, shop }) {
    const row = await knownGoods(shop, path.id, "withdraw");
    const { goodsId, auditId } = row;
    if (goodsId !== null && auditId !== null) await call((live) => live.withdrawReview(goodsId, auditId));
    return row;
  },

  async resubmitLiveGoods({ path, shop }) {
    const row = await knownGoods(shop, path.id, "resubmit");
    const { goodsId } = row;
    return { row, auditId: goodsId === null ? null : (await call((live) => live.resubmit(goodsId))).auditId };
  },
});
