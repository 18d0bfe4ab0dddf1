import { ProductAuditStatus, ProductTab, type Schema } from "@shopkeeper/sdk";

/** The tab of the list under which a product stands. */
export function tabOfProduct({ isShow, isAudit, auditStatus }: Pick<Schema<"SavedProduct">, "isShow" | "isAudit" | "auditStatus">) {
  if (auditStatus === ProductAuditStatus.waiting) return isAudit ? ProductTab.inReview : ProductTab.toSubmit;
  if (auditStatus === ProductAuditStatus.refused) return ProductTab.reviewFailed;
  return isShow ? ProductTab.onSale : ProductTab.storeRoom;
}
