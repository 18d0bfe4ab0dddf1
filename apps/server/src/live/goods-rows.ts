import { LiveAuditStatus, LiveReviewStatus, PriceType, type Schema } from "@shopkeeper/sdk/contract";
import { needsSecondPrice } from "@shopkeeper/sdk/rules/live";
import { centsOf, moneyText } from "@shopkeeper/sdk/rules/money";
import type { Files } from "../ports/files";
import type { WechatGoods } from "../ports/wechat-live";
import type { liveGoods } from "./tables";

/** Goods for live rooms in stored form. */
export type LiveGoodsRow = typeof liveGoods.$inferSelect;

/** The merchant's fields in the rows of goods and rooms. */
export interface ShopWords {
  merName: string;
  merType: number | null;
}

/** Goods in wire form. */
export function wireGoods(row: LiveGoodsRow, { merName, merType }: ShopWords, files: Files): Schema<"LiveGoods"> {
  const { id, name, priceType, url, goodsId, productId, auditId, reviewStatus, reviewReason, merId, sort, version } = row;
  return {
    ...{ id, name, priceType, url, goodsId, productId, auditId, reviewStatus, reviewReason, merName, merType, merId, sort, version },
    coverImgUrl: row.coverMedia,
    coverImgUrlLocal: files.publicUrl(row.cover),
    price: moneyText(row.price),
    price2: row.price2 === null ? null : moneyText(row.price2),
    auditStatus: auditStatusOf(row),
    thirdPartyAppid: null,
    thirdPartyTag: 0,
  };
}

/** The stored columns of the terms of goods; a fixed price drops the second price. */
export function goodsValues(terms: Pick<Schema<"EditedLiveGoods">, "name" | "priceType" | "price" | "price2" | "url">) {
  const { name, priceType, price, price2, url } = terms;
  return {
    ...{ name: name.trim(), priceType, url, price: centsOf(price) },
    price2: needsSecondPrice(priceType) && price2 ? centsOf(price2) : null,
  };
}

/** Goods in the form for WeChat. */
export const wechatGoods = (row: Pick<LiveGoodsRow, "coverMedia" | "name" | "priceType" | "price" | "price2" | "url">): WechatGoods => ({
  ...{ coverImg: row.coverMedia, name: row.name, price: row.price, url: row.url },
  priceType:
    row.priceType === PriceType.range ? PriceType.range : row.priceType === PriceType.discount ? PriceType.discount : PriceType.fixed,
  price2: row.price2 ?? undefined,
});

function auditStatusOf({ reviewStatus, auditId }: LiveGoodsRow) {
  if (reviewStatus === LiveReviewStatus.wechatPassed) return LiveAuditStatus.passed;
  if (reviewStatus === LiveReviewStatus.wechatFailed) return LiveAuditStatus.failed;
  return reviewStatus === LiveReviewStatus.wechatReviewing && auditId !== null ? LiveAuditStatus.reviewing : LiveAuditStatus.none;
}
