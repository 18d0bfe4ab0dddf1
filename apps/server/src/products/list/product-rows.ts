import { moneyText } from "@shopkeeper/sdk/rules/money";
import { wireTime } from "@shopkeeper/sdk/rules/time";
import type { Files } from "../../ports/files";
import { products, type skus } from "../tables";

/** The columns of a product that lists show. */
export const listColumns = {
  id: products.id,
  image: products.image,
  name: products.name,
  keyword: products.keyword,
  cateIds: products.cateIds,
  categoryId: products.categoryId,
  price: products.price,
  vipPrice: products.vipPrice,
  sort: products.sort,
  sales: products.sales,
  stock: products.stock,
  isShow: products.isShow,
  auditStatus: products.auditStatus,
  isAudit: products.isAudit,
  ficti: products.ficti,
  collectCount: products.collectCount,
  reason: products.reason,
  type: products.type,
  isPaidMember: products.isPaidMember,
  specType: products.specType,
  unitName: products.unitName,
  tempId: products.tempId,
  createTime: products.createTime,
};

type ListRow = { [Column in keyof typeof listColumns]: (typeof products.$inferSelect)[Column] };

/** A product as lists have it on the wire, all but its category's name. */
export function productRow({ cateIds, price, vipPrice, image, createTime, ...row }: ListRow, files: Files) {
  return {
    ...row,
    image: files.publicUrl(image),
    storeName: row.name,
    cateId: cateIds.join(","),
    price: moneyText(price),
    vipPrice: vipPrice === null ? null : moneyText(vipPrice),
    createTime: wireTime(createTime),
  };
}

/** A SKU as the wire has it. */
export function skuRow(row: typeof skus.$inferSelect, files: Files) {
  const { id, productId, sku, stock, sales, barCode, brokerage, brokerageTwo, attrValue, expand, version } = row;
  return {
    id,
    productId,
    sku,
    stock,
    sales,
    price: moneyText(row.price),
    image: files.publicUrl(row.image),
    cost: moneyText(row.cost),
    otPrice: moneyText(row.otPrice),
    barCode,
    weight: moneyText(row.weight),
    volume: moneyText(row.volume),
    brokerage,
    brokerageTwo,
    attrValue,
    vipPrice: row.vipPrice === null ? null : moneyText(row.vipPrice),
    expand,
    version,
  };
}
