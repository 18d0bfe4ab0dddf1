import { ProductAuditStatus } from "@shopkeeper/sdk/contract";
/** Where the products of a shop of the matrices stand, oldest first; the last one is deleted. */
export const safetyProducts = {
  first: {},
  second: {},
  third: {},
  stored: { isShow: false },
  waiting: { isShow: false, auditStatus: ProductAuditStatus.waiting },
  reviewed: { isShow: false, auditStatus: ProductAuditStatus.waiting, isAudit: true },
  deleted: {},
} as const;
