import { labelOf, listQueries, ProductAuditStatus, ProductTab, type Schema } from "@shopkeeper/sdk";
import { currentLanguage, type SavedRow } from "../../core";

/** How the list finds a product that was saved: under its tab, by its name. */
export function savedProductRow(name: string, saved: Schema<"SavedProduct">): SavedRow {
  const tab = tabOfProduct(saved);
  const keywords = name.trim().slice(0, listQueries.listProducts.fields.keywords.maxLength);
  return {
    id: saved.id,
    name,
    foundBy: { type: tab, keywords, categoryId: undefined, cateId: undefined },
    place: () => labelOf("ProductTab", tab, currentLanguage()),
  };
}

function tabOfProduct({ isShow, isAudit, auditStatus }: Schema<"SavedProduct">) {
  if (auditStatus === ProductAuditStatus.waiting) return isAudit ? ProductTab.inReview : ProductTab.toSubmit;
  if (auditStatus === ProductAuditStatus.refused) return ProductTab.reviewFailed;
  return isShow ? ProductTab.onSale : ProductTab.storeRoom;
}
