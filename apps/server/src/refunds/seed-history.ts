import { RefundChange, RefundPromoter, RefundStatus, AfterSalesType, ReturnGoodsType } from "@shopkeeper/sdk/contract";
import { moneyText } from "@shopkeeper/sdk/rules/money";
import { historyText } from "./messages";
import type { refundLogs, refunds } from "./tables";

type LogRow = typeof refundLogs.$inferInsert;

/** A log that leads to the state of a refund. */
export function historyOf(row: typeof refunds.$inferInsert): LogRow[] {
  const steps = [...stepsOf(row)];
  const [from, to] = [row.createTime.getTime(), row.updateTime.getTime()];
  return steps.map(([changeType, changeMessage], place) => ({
    merId: row.merId,
    refundOrderNo: row.refundOrderNo,
    changeType,
    changeMessage,
    createTime: new Date(from + Math.round(((to - from) * place) / Math.max(1, steps.length - 1))),
  }));
}

function* stepsOf(row: typeof refunds.$inferInsert): Generator<[LogRow["changeType"], string]> {
  const { refundStatus: status, promoterType, refundReason: reason, trackingNumber, expressName } = row;
  const isReturn = row.afterSalesType === AfterSalesType.returnAndRefund;
  const isRefused = status === RefundStatus.refused;
  if (promoterType === RefundPromoter.merchant) yield [RefundChange.apply, historyText("direct")];
  else yield [RefundChange.apply, historyText("applied")];
  if (status === RefundStatus.withdrawn) yield [RefundChange.revoke, historyText("withdrawn")];
  if (status === RefundStatus.awaitingReview || status === RefundStatus.withdrawn) return;
  if (promoterType === RefundPromoter.user) {
    if (isRefused && !trackingNumber) {
      yield [RefundChange.audit, historyText("refused", { reason: reason ?? "" })];
      return;
    }
    yield [RefundChange.audit, isReturn ? historyText("agreedToReturn") : historyText("agreed")];
    if (status === RefundStatus.awaitingReturn) return;
    if (isReturn) {
      const words = { company: expressName ?? "", number: trackingNumber ?? "" };
      const isExpress = row.returnGoodsType === ReturnGoodsType.express;
      yield [RefundChange.returning, isExpress ? historyText("returning", words) : historyText("returningAtShop")];
      if (isRefused) {
        yield [RefundChange.rejectionGoods, historyText("rejected", { reason: reason ?? "" })];
        return;
      }
      if (status === RefundStatus.awaitingReceipt) return;
      yield [RefundChange.receiving, historyText("received")];
    }
  }
  if (status === RefundStatus.refunded) yield [RefundChange.refund, historyText("refunded", { amount: moneyText(row.refundPrice) })];
}
