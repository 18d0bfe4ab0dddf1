import { AfterSalesType, RefundPromoter, RefundStatus, ReturnGoodsType } from "@shopkeeper/sdk/contract";
import { isOpenRefund } from "@shopkeeper/sdk/rules/refunds";
import { schedule } from "../jobs/due-shops";
import type { Scope } from "../tenancy/scope";
import { insertRows, newIds } from "../tenancy/insert-rows";
import { refundAmounts, type RefundAmounts, type RefundBefore } from "./refund-amounts";
import { refundNumber } from "./refund-number";
import { historyOf } from "./seed-history";
import { plausibleRefunds, type RefundedOrder, type RefundSeed, type StatusCounts } from "./seed-plausible";
import { refundLogs, refunds } from "./tables";

export type { RefundedOrder, RefundSeed } from "./seed-plausible";

type PaidSeed = RefundAmounts & { refundOrderNo: string; orderNo: string; refundTime: Date };

/**
 * Makes the refunds of some orders, and answers the paid ones, and the cents that they returned for each line.
 *
 * With `made`, the shop is varied: refunds are in every state possible at the age of their order, and more are refused or withdrawn.
 */
export async function seedRefunds(
  scope: Scope,
  orders: readonly RefundedOrder[],
  made?: StatusCounts,
): Promise<{ paid: readonly PaidSeed[]; paidBack: ReadonlyMap<number, number> }> {
  const now = scope.clock.now();
  const wanted = orders.flatMap((order) =>
    order.lines.flatMap((line) => {
      const seeds = line.refunds ?? plausibleRefunds(order, line, now, made);
      return seeds.map((seed) => ({ order, line, seed }));
    }),
  );
  const ids = await newIds(scope.db, refunds, wanted.length);
  const before = new Map<number, RefundBefore[]>();
  const paidBack = new Map<number, number>();
  const rows = wanted.map(({ order, line, seed }, place) => {
    const { applyRefundNum = 1, refundStatus = RefundStatus.awaitingReview } = seed;
    const earlier = before.get(line.id) ?? [];
    const amounts = refundAmounts(order, order.lines, { lineId: line.id, pieces: applyRefundNum }, earlier);
    const isPaid = refundStatus === RefundStatus.refunded;
    if (isPaid || isOpenRefund({ refundStatus })) before.set(line.id, [...earlier, { ...amounts, applyRefundNum }]);
    if (isPaid) paidBack.set(line.id, (paidBack.get(line.id) ?? 0) + amounts.refundPrice);
    const createTime = seed.createTime ?? order.payTime ?? order.createTime;
    const updateTime = seed.updateTime ?? createTime;
    const afterSalesType = seed.afterSalesType ?? typeOf(refundStatus);
    return {
      returnGoodsType: afterSalesType === AfterSalesType.returnAndRefund ? ReturnGoodsType.express : ReturnGoodsType.none,
      promoterType: RefundPromoter.user,
      refundReasonWap: "不想要了",
      ...seed,
      ...amounts,
      ...{ merId: scope.merId, id: ids[place], orderNo: order.orderNo, orderDetailId: line.id, uid: order.uid },
      ...{ applyRefundNum, refundStatus, afterSalesType, createTime, updateTime },
      refundOrderNo: refundNumber(createTime, ids[place] ?? 0),
      isUserRevoke: refundStatus === RefundStatus.withdrawn,
      refundTime: isPaid ? (seed.refundTime ?? updateTime) : null,
    };
  });
  await insertRows(scope.db, refunds, rows);
  await insertRows(scope.db, refundLogs, rows.flatMap(historyOf));
  if (rows.some(({ refundStatus }) => refundStatus === RefundStatus.refunding)) await schedule(scope, "refunds", now);
  return { paid: rows.flatMap((row) => (row.refundTime ? [{ ...row, refundTime: row.refundTime }] : [])), paidBack };
}

/** The pieces of a line that these refunds hold open, and have refunded. */
export function refundedPieces(seeds: readonly RefundSeed[]) {
  const pieces = (fits: (refundStatus: number) => boolean) =>
    seeds.reduce(
      (sum, { refundStatus = RefundStatus.awaitingReview, applyRefundNum = 1 }) => sum + (fits(refundStatus) ? applyRefundNum : 0),
      0,
    );
  return {
    applyRefundNum: pieces((refundStatus) => isOpenRefund({ refundStatus })),
    refundNum: pieces((refundStatus) => refundStatus === RefundStatus.refunded),
  };
}

const typeOf = (status: number) =>
  status === RefundStatus.awaitingReturn || status === RefundStatus.awaitingReceipt
    ? AfterSalesType.returnAndRefund
    : AfterSalesType.refundOnly;
