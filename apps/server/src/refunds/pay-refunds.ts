import { inDueShops } from "../jobs/due-shops";
import { requestRefund } from "./request-refund";
import { settleRefund } from "./settle-refund";
import { claimUnpaid, nextUnpaid } from "./claim-unpaid";
import type { WorkPlace } from "../jobs/work-place";

/**
 * Polls the providers of all refunds that are being paid, each again after twice the time, and books paid ones.
 *
 * An unreachable provider is polled again; only one of several nodes claims a refund. Each payment is booked once.
 */
export const payRefunds = (place: WorkPlace) => inDueShops(place, "refunds", { run: (merId) => payShop(place, merId), next: nextUnpaid });

async function payShop({ database, ports, openShop }: WorkPlace, merId: number) {
  const { payments, clock, logger } = ports;
  for (const refundOrderNo of await database.transaction((db) => claimUnpaid(db, merId, clock.now()))) {
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
