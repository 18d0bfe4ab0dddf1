import { measureText, moneyText } from "@shopkeeper/sdk/rules/money";
import { wireTime } from "@shopkeeper/sdk/rules/time";
import type { Files } from "../../ports/files";
import { products, type skus } from "../tables";

const { id, image, name, keyword, cateIds, categoryId, price, vipPrice, sort, sales, stock, isShow, auditStatus, isAudit } = products;
const { ficti, collectCount, reason, type, isPaidMember, specType, unitName, tempId, createTime } = products;

/** The columns of a product in lists. */
export const listColumns = {
  ...{ id, image, name, keyword, cateIds, categoryId, price, vipPrice, sort, sales, stock, isShow, auditStatus, isAudit },
  ...{ ficti, collectCount, reason, type, isPaidMember, specType, unitName, tempId, createTime },
};

type ListRow = { [Column in keyof typeof listColumns]: (typeof products.$inferSelect)[Column] };

/** A product in the contract's list form, without its category's name. */
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

/** A SKU in the contract's form. */
export function skuRow(row: typeof skus.$inferSelect, files: Files) {
  const { isDel: _isDel, merId: _merId, cdkeyId: _cdkeyId, place: _place, vipPrice, ...shown } = row;
  return {
    ...shown,
    ...{ price: moneyText(row.price), cost: moneyText(row.cost), otPrice: moneyText(row.otPrice) },
    ...{ weight: measureText(row.weight), volume: measureText(row.volume) },
    vipPrice: vipPrice === null ? null : moneyText(vipPrice),
    image: files.publicUrl(row.image),
  };
}
