import { RefundAudit } from "../../generated/code-sets";

/** The permissions for each decision, any one of which is enough: the older 立即退款 (234) agrees, 拒绝退款 (233) refuses. */
export const auditRights: Readonly<Record<(typeof RefundAudit)[keyof typeof RefundAudit], readonly string[]>> = {
  [RefundAudit.agree]: ["merchant:refund:order:audit", "merchant:refund:order:refund"],
  [RefundAudit.refuse]: ["merchant:refund:order:audit", "merchant:refund:order:refund:refuse"],
};
