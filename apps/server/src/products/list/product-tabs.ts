import { ProductAuditStatus, ProductTab, type Schema } from "@shopkeeper/sdk/contract";
import { and, eq, inArray, lte, not, type SQL } from "drizzle-orm";
import { products } from "../tables";

/** The tabs of the product list, in order: the eight of the specification, and 全部. */
export const productTabs = Object.values(ProductTab).sort((one, other) => one - other);

/** The review states of products that may be sold: exempt and approved. */
export const isReviewed = () => inArray(products.auditStatus, [ProductAuditStatus.exempt, ProductAuditStatus.passed]);

/** The condition of a tab; `alertStock` is the shop's warning level of stock. */
export function tabCondition(tab: Schema<"ProductTab">, alertStock: number): SQL | undefined {
  const isListed = not(products.isRecycle);
  switch (tab) {
    case ProductTab.onSale:
      return and(isListed, products.isShow, isReviewed());
    case ProductTab.storeRoom:
      return and(isListed, not(products.isShow), not(products.isAudit), isReviewed());
    case ProductTab.soldOut:
      return and(isListed, lte(products.stock, 0), isReviewed());
    case ProductTab.lowStock:
      return and(isListed, lte(products.stock, alertStock), isReviewed());
    case ProductTab.recycled:
      return and(products.isRecycle);
    case ProductTab.inReview:
      return and(isListed, eq(products.auditStatus, ProductAuditStatus.waiting), products.isAudit);
    case ProductTab.reviewFailed:
      return and(isListed, eq(products.auditStatus, ProductAuditStatus.refused), not(products.isAudit));
    case ProductTab.toSubmit:
      return and(isListed, eq(products.auditStatus, ProductAuditStatus.waiting), not(products.isAudit), not(products.isShow));
    case ProductTab.all:
      return isListed;
  }
}
