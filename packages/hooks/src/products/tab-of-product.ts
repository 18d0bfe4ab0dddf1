import { ProductAuditStatus, ProductTab } from "@shopkeeper/sdk";

interface TabState {
  readonly isShow: boolean;
  readonly isAudit: boolean;
  readonly auditStatus: number;
  readonly isRecycle?: boolean;
}

/** The tab of `homeTabs` that contains a product. */
export function tabOfProduct({ isShow, isAudit, auditStatus, isRecycle = false }: TabState) {
  if (isRecycle) return ProductTab.recycled;
  if (auditStatus === ProductAuditStatus.waiting) return isAudit ? ProductTab.inReview : ProductTab.toSubmit;
  if (auditStatus === ProductAuditStatus.refused) return ProductTab.reviewFailed;
  return isShow ? ProductTab.onSale : ProductTab.storeRoom;
}
