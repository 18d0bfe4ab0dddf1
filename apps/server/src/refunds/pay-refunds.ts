import type { WorkPlace } from "../core/domain";
import { requestRefund } from "./request-refund";
import { settleRefund } from "./settle-refund";
import { claimUnpaid } from "./claim-unpaid";

/**
 * Polls the providers of all refunds that are being paid, each again after twice the time, and books what they have paid.
 *
 * A provider that cannot be reached is polled again; of several nodes one claims a refund. What is booked is booked once.
 */
export async function payRefunds({ database, ports, openShop }: WorkPlace) {
  const { payments, clock, logger } = ports;
  for (const { merId, refundOrderNo } of await claimUnpaid(database.db, clock.now())) {
    const shop = openShop(database.db, merId);
    const refund = await shop.refunds.list.find(refundOrderNo);
    if (!refund) continue;
    try {
      const result = await requestRefund(payments, shop, refund);
      if (result === "pending") continue;
      await database.transaction(async (db) => {
        const inside = openShop(db, merId);
        await settleRefund(inside, refundOrderNo, result);
        await inside.merchant.raiseRevision();
      });
    } catch (error) {
      logger.warn({ error }, "Requesting a refund failed");
    }
  }
}
