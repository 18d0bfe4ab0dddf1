import { RefundAudit } from "@shopkeeper/sdk/contract";
import type { EntityIds } from "../testing/safety/contract-values";
import type { SafetyParts } from "../testing/safety/safety-parts";
import { refunds } from "./tables";

/** The refunds of the orders in the matrices, in the order of their numbers. */
const states = ["requested", "returned", "paying"] as const;

const known = (state: (typeof states)[number], ids: EntityIds) => ({ refundOrderNo: ids.refunds?.[states.indexOf(state)] });

/** Refunds in the safety matrices; they are seeded with their orders. */
export const safety: SafetyParts = {
  entities: {
    refunds: { table: refunds, id: refunds.refundOrderNo, merId: refunds.merId },
    refundLines: { table: refunds, id: refunds.id, merId: refunds.merId },
  },
  requests: {
    auditRefund: ({ ids }) => ({ body: { ...known("requested", ids), auditType: RefundAudit.agree } }),
    receiveRefund: ({ ids }) => ({ path: known("returned", ids) }),
    rejectReturn: ({ ids }) => ({ body: { ...known("returned", ids), reason: "used" } }),
    askRefundProvider: ({ ids }) => ({ path: known("paying", ids) }),
  },
  partRequests: {
    "merchant:refund:order:refund:refuse": {
      auditRefund: ({ ids }) => ({ body: { ...known("requested", ids), auditType: RefundAudit.refuse, reason: "sent" } }),
    },
  },
};
