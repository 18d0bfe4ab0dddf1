import type { Scope } from "../tenancy/scope";
import { refundListStore } from "./list-store";
import { refundStepStore } from "./step-store";

/** The shop's refunds. */
export const refundStore = (scope: Scope) => ({
  list: refundListStore(scope),
  steps: refundStepStore(scope),
});
