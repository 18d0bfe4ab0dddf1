import { moneyText } from "@shopkeeper/sdk/rules/money";
import { wireTime } from "@shopkeeper/sdk/rules/time";
import type { Files } from "../../ports/files";
import { skuRow } from "../list/product-rows";
import { slidesOf } from "./slider";
import type { productAttrs, products, skus } from "../tables";

/** A product with all its stored parts. */
export interface StoredProduct {
  row: typeof products.$inferSelect;
  content: string;
  couponIds: number[];
  specs: (typeof productAttrs.$inferSelect)[];
  skus: (typeof skus.$inferSelect)[];
}

/** A product for its form, without the names of its references. */
export function productInfo({ row, content, couponIds, specs, skus: rows }: StoredProduct, files: Files) {
  const { id, name, intro, keyword, brandId, categoryId, unitName, tempId, sort, ficti, sales, stock } = row;
  const { specType, isSub, isPaidMember, type, deliveryMethod, refundSwitch, systemFormId } = row;
  const { isShow, isRecycle, isAudit, isAutoUp, auditStatus, reason, version } = row;
  return {
    ...{ id, name, intro, keyword, brandId, categoryId, unitName, tempId, sort, ficti, sales, stock },
    ...{ specType, isSub, isPaidMember, type, deliveryMethod, refundSwitch, systemFormId },
    ...{ isShow, isRecycle, isAudit, isAutoUp, auditStatus, reason, version },
    ...{ content: content || null, couponIds, systemFormValue: null },
    image: files.publicUrl(row.image),
    flatPattern: row.flatPattern === null ? null : files.publicUrl(row.flatPattern),
    sliderImage: JSON.stringify(slidesOf(row.sliderImage).map((slide) => files.publicUrl(slide))),
    cateId: row.cateIds.join(","),
    guaranteeIds: row.guaranteeIds.join(","),
    collectNum: row.collectCount,
    price: moneyText(row.price),
    vipPrice: row.vipPrice === null ? null : moneyText(row.vipPrice),
    otPrice: moneyText(row.otPrice),
    cost: moneyText(row.cost),
    attr: specs.map((spec) => ({ id: spec.id, productId: id, attrName: spec.attrName, attrValues: spec.attrValues })),
    attrValue: rows.map((sku) => skuRow(sku, files)),
    createTime: wireTime(row.createTime),
    updateTime: wireTime(row.updateTime),
  };
}
