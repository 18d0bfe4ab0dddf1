import { ProductAuditStatus, ProductTab, type Schema } from "@shopkeeper/sdk";

/** The tab of the list under which a product stands that was saved so. */
export function tabOfProduct({ isShow, isAudit, auditStatus }: Schema<"SavedProduct">) {
  if (auditStatus === ProductAuditStatus.waiting) return isAudit ? ProductTab.inReview : ProductTab.toSubmit;
  if (auditStatus === ProductAuditStatus.refused) return ProductTab.reviewFailed;
  return isShow ? ProductTab.onSale : ProductTab.storeRoom;
}
