import type { SafetyParts } from "../testing/safety/safety-parts";
import { ledgerEntries, settlements } from "./tables";

/** The shop's money in the safety matrices; a requested settlement needs an old order with enough proceeds. */
export const safety: SafetyParts = {
  entities: {
    ledgerEntries: { table: ledgerEntries, id: ledgerEntries.id, merId: ledgerEntries.merId },
    settlements: { table: settlements, id: settlements.closingNo, merId: settlements.merId },
    settlementRows: { table: settlements, id: settlements.id, merId: settlements.merId },
  },
  seed: () => ({ settlementInfo: {}, settlements: 2 }),
  async insert(db, merId) {
    const time = new Date(Date.now() - 30 * 86_400_000);
    const day = time.toISOString().slice(0, 10);
    await db
      .insert(ledgerEntries)
      .values({ merId, kind: "payment", amount: 900_000_00, sourceNo: `safe${merId}`, time, day, paidTime: time });
  },
  requests: {
    applySettlement: () => ({ body: { closingType: "bank", amount: "20.00", mark: "safe" } }),
    exportMonthlyStatements: () => ({ query: {} }),
    listMonthlyStatements: () => ({ query: { dateLimit: "2026-01,2026-12" } }),
  },
};
