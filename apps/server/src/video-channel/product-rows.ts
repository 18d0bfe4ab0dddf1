import { VideoCategoryStatus } from "@shopkeeper/sdk/contract";
import { measureText, moneyText } from "@shopkeeper/sdk/rules/money";
import { parseJson } from "@shopkeeper/sdk/rules/core";
import { wireTime } from "@shopkeeper/sdk/rules/time";
import type { Files } from "../ports/files";
import type { WechatCategory } from "../ports/wechat-channel";
import type { videoProducts, videoSkus } from "./tables";

export type VideoProductRow = typeof videoProducts.$inferSelect;
export type VideoSkuRow = typeof videoSkus.$inferSelect;

/** The page of the mini program that shows a product of the channel. */
export const pageOf = (id: number) => `pages/goods/goods_details/index?id=${id}&type=4`;

const shown = (pictures: readonly string[], files: Files) => JSON.stringify(pictures.map((path) => files.publicUrl(path)));

/** A product of the channel in the contract's list form. */
export function listedProduct(row: VideoProductRow, files: Files) {
  const { id, merId, primaryProductId, componentProductId, title, category, brandId, tempId, unitName } = row;
  const { status, editStatus, platformStatus, platformEditStatus, stock, sales, ficti, giveIntegral, specType } = row;
  return {
    ...{ id, merId, primaryProductId, componentProductId, title, brandId, tempId, unitName },
    ...{ status, editStatus, platformStatus, platformEditStatus, stock, sales, ficti, giveIntegral, specType },
    path: pageOf(id),
    headImg: shown(row.headImg, files),
    qualificationPics: shown(row.qualificationPics, files),
    thirdCatId: category.thirdCatId,
    thirdCatName: category.thirdCatName,
    isSub: false,
    createTime: wireTime(row.createTime),
    updateTime: wireTime(row.updateTime),
  };
}

/** A draft in the contract's list form. */
export function listedDraft(row: VideoProductRow, files: Files) {
  const { id, version, rejectReason, platformReason, createTime } = row;
  return {
    ...listedProduct(row, files),
    productId: id,
    infoVersion: String(version),
    reject_reason: rejectReason,
    platformStatusReason: platformReason,
    addTime: wireTime(createTime),
  };
}

/** A draft for its form. */
export function draftInfo(row: VideoProductRow, skus: readonly VideoSkuRow[], files: Files) {
  const specs = JSON.stringify(row.specs);
  const attrValue = skus.map(({ skuId, sku, attrValue: values, image, stock, barCode, ...money }) => ({
    ...{ id: skuId, sku, attrValue: values, stock, barCode, image: files.publicUrl(image) },
    ...{ price: moneyText(money.price), cost: moneyText(money.cost), otPrice: moneyText(money.otPrice) },
    ...{ weight: measureText(money.weight), volume: measureText(money.volume) },
  }));
  return {
    ...listedDraft(row, files),
    descInfo: row.descInfo || null,
    ...{ sku: specs, attr: specs, attrValue: JSON.stringify(attrValue) },
    catInfo: wireCategory(row.category),
    version: row.version,
  };
}

/** A product that WeChat has approved, with its SKUs. */
export const productInfo = (row: VideoProductRow, skus: readonly VideoSkuRow[], files: Files) => ({
  ...listedProduct(row, files),
  skuList: skus.map((sku) => ({
    ...{ id: sku.id, productId: row.id, componentProductId: row.componentProductId, skuId: String(sku.id), sku: sku.sku },
    ...{ thumbImg: files.publicUrl(sku.image), salePrice: sku.price, marketPrice: sku.otPrice, stockNum: sku.stock },
    ...{ barcode: sku.barCode ?? "", skuCode: sku.barCode ?? "", isDel: false, attrValueId: sku.skuId },
    attrList: pairsOf(sku.attrValue).map(([attrKey, attrValue], at) => ({
      ...{ id: at + 1, skuId: sku.id, componentSkuId: String(sku.id), attrKey, attrValue, isDel: false },
    })),
  })),
});

/** A category in the contract's form; WeChat lists only usable ones, so that none needs an application. */
export const wireCategory = (category: WechatCategory) => ({
  ...category,
  ...{ status: VideoCategoryStatus.passed, auditId: "", auditTime: null, rejectReason: null },
  auditQualificationReq: category.qualification,
});

/** The specs of a SKU with their values. */
export function pairsOf(attrValue: string): [string, string][] {
  const values = parseJson(attrValue);
  return typeof values === "object" && values !== null ? Object.entries(values).map(([key, value]) => [key, String(value)]) : [];
}
