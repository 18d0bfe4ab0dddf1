import type { PreparingDomain } from "../kit/domain";
import type { Ports } from "../ports/ports";
import type { Scope } from "../tenancy/scope";
import { balanceStore } from "./balance-store";
import { flowStore } from "./flow-store";
import { financeHandlers } from "./handlers";
import { ledgerStore } from "./ledger-store";
import { financePictureUses } from "./picture-uses";
import { settlementInfoStore } from "./settlement-info-store";
import { settlementStore } from "./settlement-store";
import { billSheet, flowSheet } from "./sheets";
import type { PreparedFinance } from "./prepared";
import { proveFactor } from "../session/shared";
import { statementStore } from "./statement-store";

declare module "../tenancy/shop" {
  interface Shop {
    ledger: ReturnType<typeof ledgerStore>;
    balance: ReturnType<typeof balanceStore>;
    statements: ReturnType<typeof statementStore>;
    flow: ReturnType<typeof flowStore>;
    settlements: ReturnType<typeof settlementStore>;
    settlementInfo: ReturnType<typeof settlementInfoStore>;
  }
}

/** The shop's money: a ledger, and the balance, bills and settlements that it yields. */
export const domain = {
  handlers: financeHandlers,
  preparations: (_ports: Ports) => ({
    // a service token has no person who could type a code
    applySettlement: async ({ body, session, platform }) =>
      session.isService ? undefined : proveFactor(platform, { ...session, id: session.accountId }, body.factorCode),
  }),
  shop: (scope: Scope) => ({
    ledger: ledgerStore(scope),
    balance: balanceStore(scope),
    statements: statementStore(scope),
    flow: flowStore(scope),
    settlements: settlementStore(scope),
    settlementInfo: settlementInfoStore(scope),
  }),
  pictureUses: financePictureUses,
  exports: { bill: billSheet, flow: flowSheet },
} satisfies PreparingDomain<PreparedFinance>;
