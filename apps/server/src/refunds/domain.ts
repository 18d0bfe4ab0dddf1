import type { PreparingDomain } from "../kit/domain";
import type { Scope } from "../tenancy/scope";
import type { Ports } from "../ports/ports";
import { refundHandlers } from "./handlers";
import { payRefunds } from "./pay-refunds";
import { type PreparedRefunds, prepareRefunds } from "./prepare-refunds";
import { refundStore } from "./store";

declare module "../tenancy/shop" {
  interface Shop {
    refunds: ReturnType<typeof refundStore>;
  }
}

/** The refunds of the shop's orders; their seeds belong to those of the orders. */
export const domain = {
  handlers: refundHandlers,
  preparations: (ports: Ports) => prepareRefunds(ports),
  shop: (scope: Scope) => ({ refunds: refundStore(scope) }),
  runJobs: payRefunds,
} satisfies PreparingDomain<PreparedRefunds>;
