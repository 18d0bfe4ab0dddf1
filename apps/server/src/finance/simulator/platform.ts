import { changeShop } from "../../tenancy/change-shop";
import type { Shop } from "../../tenancy/shop";
import type { SimulatedPlace, SimulationOrder } from "../../demo/kit/simulation";

const reviewer = "平台财务 陈允";
const refusal = "收款账户的户名与店铺主体不一致，请核对结算信息后重新申请";
const proofs = 3;

/**
 * The fake accountants of the platform: they pay out approved settlements, and review pending ones.
 *
 * They refuse an account without a whole name, and otherwise follow `verdict`. Each change is a transaction of its own and applies only if
 * the settlement is unchanged.
 */
export async function reviewSettlements({ database, shops }: SimulatedPlace, { until, verdict }: SimulationOrder) {
  if (verdict !== undefined && verdict !== "pass" && verdict !== "refuse") throw new Error("verdict is pass or refuse.");
  const count = { passed: 0, refused: 0, paid: 0 };
  for (const open of shops) {
    const take = (step: (shop: Shop) => Promise<boolean>) => changeShop(database, open, step);
    for (const { id, closingNo } of await open(database.db).settlements.waiting("payout", until)) {
      const proof = `demo/payment-proof-${(id % proofs) + 1}.svg`;
      if (await take((shop) => shop.settlements.payOut(closingNo, [proof]))) count.paid += 1;
    }
    for (const { closingNo, closingName } of await open(database.db).settlements.waiting("review", until)) {
      const isFine = verdict === undefined ? [...closingName].length >= 2 : verdict === "pass";
      const isDone = await take((shop) =>
        isFine ? shop.settlements.pass(closingNo, reviewer) : shop.settlements.refuse(closingNo, reviewer, refusal),
      );
      if (isDone) count[isFine ? "passed" : "refused"] += 1;
    }
  }
  return count;
}
