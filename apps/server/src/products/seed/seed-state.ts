import { ProductAuditStatus } from "@shopkeeper/sdk/contract";
import type { Chance } from "../../demo/kit/random";

const reasons = ["主图不清晰，请更换后再提交", "商品标题含有极限词", "类目与商品不符", "资质证明已过期"] as const;

/** The state of a demo product: most are on sale, some under each other tab; review states only where there are reviews. */
export function stateOf(chance: Chance, isReviewed: boolean) {
  const roll = chance.between(1, 100);
  if (roll <= 4) return { stock: 0 };
  if (roll <= 8) return { stock: chance.between(1, 10) };
  if (roll <= 18) return { isShow: false };
  if (roll <= 21) return { isShow: false, isRecycle: true };
  if (roll <= 24)
    return isReviewed
      ? { isShow: false, auditStatus: ProductAuditStatus.waiting, isAudit: true, isAutoUp: roll === 22 }
      : { auditStatus: ProductAuditStatus.exempt };
  if (roll <= 26) {
    const reason = chance.one(reasons);
    return isReviewed ? { isShow: false, auditStatus: ProductAuditStatus.refused, reason } : { auditStatus: ProductAuditStatus.exempt };
  }
  if (roll <= 29)
    return isReviewed ? { isShow: false, auditStatus: ProductAuditStatus.waiting } : { auditStatus: ProductAuditStatus.exempt };
  return { auditStatus: chance.happens(0.5) ? ProductAuditStatus.exempt : ProductAuditStatus.passed };
}
