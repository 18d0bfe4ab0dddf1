import { AfterSalesType, RefundChange, RefundPromoter, RefundStatus, type Schema } from "@shopkeeper/sdk";

/** One step of a refund: its kind, its actor and its time. */
export interface RefundStep {
  readonly change: Schema<"RefundChange">;
  readonly by: Schema<"RefundPromoter"> | undefined;
  /** Undefined for a future step. */
  readonly time: string | undefined;
  /** The sentence of the history; undefined for a future step. */
  readonly message: string | undefined;
  /** The shop's account that took the step; empty for buyers, the platform and future steps. */
  readonly operator: string;
  /** The shop refused the refund at this step. */
  readonly isRefusal: boolean;
}

type Stepped = Pick<Schema<"RefundInfo">, "refundStatus" | "afterSalesType" | "promoterType" | "statusList">;

/** The steps of a refund in order: those of its history, then the future ones. */
export function refundSteps({ refundStatus, afterSalesType, promoterType, statusList }: Stepped): readonly RefundStep[] {
  const refusedAt = refundStatus === RefundStatus.refused ? statusList.at(-1) : undefined;
  const taken = statusList.flatMap((log) => {
    const { changeType, createTime: time, changeMessage: message, operator } = log;
    const change = changes.find((one) => one === changeType);
    return change ? [{ change, by: takenBy(change, promoterType), time, message, operator, isRefusal: log === refusedAt }] : [];
  });
  const path = afterSalesType === AfterSalesType.returnAndRefund ? withReturn : withoutReturn;
  const known = new Set(taken.map(({ change }) => change));
  const ahead = closed.has(refundStatus) ? [] : path.filter((change) => !known.has(change));
  const unlit = { time: undefined, message: undefined, operator: "", isRefusal: false };
  return [...taken, ...ahead.map((change) => ({ change, by: takenBy(change, promoterType), ...unlit }))];
}

const changes = Object.values(RefundChange);
const withoutReturn = [RefundChange.apply, RefundChange.audit, RefundChange.refund];
const withReturn = [RefundChange.apply, RefundChange.audit, RefundChange.returning, RefundChange.receiving, RefundChange.refund];
const closed: ReadonlySet<number> = new Set([RefundStatus.refused, RefundStatus.refunded, RefundStatus.withdrawn]);

function takenBy(change: Schema<"RefundChange">, promoter: string) {
  switch (change) {
    case RefundChange.apply:
      return promoter === RefundPromoter.merchant ? RefundPromoter.merchant : RefundPromoter.user;
    case RefundChange.returning:
    case RefundChange.revoke:
      return RefundPromoter.user;
    case RefundChange.audit:
    case RefundChange.receiving:
    case RefundChange.rejectionGoods:
      return RefundPromoter.merchant;
    default:
      return undefined;
  }
}
