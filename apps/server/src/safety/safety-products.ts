/** Where the products of a shop of the matrices stand, oldest first; the last one is deleted. */
export const safetyProducts = {
  first: {},
  second: {},
  third: {},
  stored: { isShow: false },
  waiting: { isShow: false, auditStatus: 1 },
  reviewed: { isShow: false, auditStatus: 1, isAudit: true },
  deleted: {},
} as const;
