import { fields, type MerchantClient, type OperationId, RefundAudit, RefundStatus } from "@shopkeeper/sdk";
import { auditRights, needsReturnAddress } from "@shopkeeper/sdk/rules/refunds";
import { useState } from "react";
import { coreText, textOf } from "../texts";
import { type Prompted, type Question, type TextQuestion, useConfirm, usePrompt } from "../form";
import { useAction } from "../core";
import { useCan, useShop } from "../shop";
import { refundText } from "./messages";
import { type ActedRefund, type RefundRowAction, refundRowActions } from "./refund-row-actions";

const operations = {
  view: "getRefund",
  receive: "receiveRefund",
  rejectReturn: "rejectReturn",
  ask: "askRefundProvider",
  mark: "markRefund",
} satisfies Record<Exclude<RefundRowAction, "agree" | "refuse">, OperationId>;

/** The domains that an action on a refund changes. */
const invalidated = ["refunds", "orders"];

const reasonMax = fields.RefundAuditInput.reason.maxLength;

/** The actions of each refund that the account may run. */
export interface RefundActions {
  toAgree: Question<ActedRefund>;
  toReceive: Question<ActedRefund>;
  toRefuse: TextQuestion<ActedRefund>;
  toRejectReturn: TextQuestion<ActedRefund>;
  toMark: TextQuestion<ActedRefund>;
  of: (refund: ActedRefund) => RefundRowAction[];
  run: (action: RefundRowAction, refund: ActedRefund) => void;
  /** The refund whose return address is being chosen. */
  returning: ActedRefund | undefined;
  closeReturning: () => void;
}

/** The actions of each refund that the account may run: in the drawer, in a dialog, or after a question. */
export function useRefundActions(onView: (refundOrderNo: string) => void): RefundActions {
  const can = useCan();
  const { notices } = useShop();
  const [returning, setReturning] = useState<ActedRefund>();

  const agree = useAction(
    ({ refundOrderNo }: ActedRefund, client) => audit(client, { refundOrderNo, auditType: RefundAudit.agree }),
    invalidated,
    {
      done: () => textOf(refundText, "agree.done"),
    },
  );
  const refuse = useAction(
    ({ subject: { refundOrderNo }, text }: Prompted<ActedRefund>, client) =>
      audit(client, { refundOrderNo, auditType: RefundAudit.refuse, reason: text }),
    invalidated,
    { done: () => textOf(refundText, "agree.done"), isQuiet: true },
  );
  const receive = useAction(({ refundOrderNo }: ActedRefund, client) => client.receiveRefund({ path: { refundOrderNo } }), invalidated, {
    done: () => textOf(refundText, "receive.done"),
  });
  const rejectReturn = useAction(
    ({ subject: { refundOrderNo }, text }: Prompted<ActedRefund>, client) => client.rejectReturn({ body: { refundOrderNo, reason: text } }),
    invalidated,
    { done: () => textOf(refundText, "rejectReturn.done"), isQuiet: true },
  );
  const mark = useAction(
    ({ subject: { refundOrderNo }, text }: Prompted<ActedRefund>, client) => client.markRefund({ body: { refundOrderNo, remark: text } }),
    ["refunds"],
    { done: () => textOf(coreText, "done.done"), isQuiet: true },
  );
  const poll = useAction(async ({ refundOrderNo }: ActedRefund, client) => {
    await client.askRefundProvider({ path: { refundOrderNo } });
    return client.getRefund({ path: { refundOrderNo } });
  }, invalidated);

  const questions = {
    toAgree: useConfirm(agree),
    toReceive: useConfirm(receive),
    toRefuse: usePrompt(refuse, { maxLength: reasonMax }),
    toRejectReturn: usePrompt(rejectReturn, { maxLength: fields.RefundRejection.reason.maxLength }),
    toMark: usePrompt(mark, { maxLength: fields.RefundMark.remark.maxLength }),
  };

  async function pollProvider(refund: ActedRefund) {
    const outcome = await poll.run(refund);
    if (outcome.status !== "done") return;
    const isPaid = outcome.result.refundStatus === RefundStatus.refunded;
    notices[isPaid ? "success" : "info"](textOf(refundText, isPaid ? "ask.done" : "ask.waiting"));
  }

  const isAllowed = (action: RefundRowAction) =>
    action === "agree" || action === "refuse" ? can.any(auditRights[RefundAudit[action]]) : can(operations[action]);

  const runs: Readonly<Record<RefundRowAction, (refund: ActedRefund) => void>> = {
    view: ({ refundOrderNo }) => onView(refundOrderNo),
    agree: (refund) => (needsReturnAddress(refund) ? setReturning(refund) : questions.toAgree.open(refund)),
    refuse: (refund) => questions.toRefuse.open(refund),
    receive: (refund) => questions.toReceive.open(refund),
    rejectReturn: (refund) => questions.toRejectReturn.open(refund),
    ask: (refund) => void pollProvider(refund),
    mark: (refund) => questions.toMark.open(refund, refund.merRemark ?? ""),
  };

  return {
    ...questions,
    of: (refund: ActedRefund) => refundRowActions(refund).filter(isAllowed),
    run: (action: RefundRowAction, refund: ActedRefund) => runs[action](refund),
    returning,
    closeReturning: () => setReturning(undefined),
  };
}

const audit = (client: MerchantClient, body: Parameters<MerchantClient["auditRefund"]>[0]["body"]) => client.auditRefund({ body });
