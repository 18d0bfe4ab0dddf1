import { and, eq, inArray, lte, not, type SQL } from "drizzle-orm";
import { products } from "./tables";

/** The eight tabs of the product list, in order. */
export const productTabs = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** One of them. */
export type ProductTab = (typeof productTabs)[number];

/** The review states of a product that may be sold: exempt and passed. */
export const isReviewed = () => inArray(products.auditStatus, [0, 2]);

/** Which products stand under a tab; `alertStock` is the stock from which the shop wants to be warned. */
export function tabCondition(tab: ProductTab, alertStock: number): SQL | undefined {
  const kept = not(products.isRecycle);
  switch (tab) {
    case 1:
      return and(kept, products.isShow, isReviewed());
    case 2:
      return and(kept, not(products.isShow), not(products.isAudit), isReviewed());
    case 3:
      return and(kept, lte(products.stock, 0), isReviewed());
    case 4:
      return and(kept, lte(products.stock, alertStock), isReviewed());
    case 5:
      return and(products.isRecycle);
    case 6:
      return and(kept, eq(products.auditStatus, 1), products.isAudit);
    case 7:
      return and(kept, eq(products.auditStatus, 3), not(products.isAudit));
    case 8:
      return and(kept, eq(products.auditStatus, 1), not(products.isAudit), not(products.isShow));
  }
}
