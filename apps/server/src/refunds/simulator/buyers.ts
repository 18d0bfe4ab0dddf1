import { AfterSalesType, RefundChange, RefundPromoter, RefundStatus, ReturnGoodsType, type Schema } from "@shopkeeper/sdk/contract";
import { changeShop } from "../../tenancy/change-shop";
import type { SimulatedPlace, SimulationOrder } from "../../demo/kit/simulation";
import type { Shop } from "../../tenancy/shop";
import { Refusal } from "../../core/refusal";
import { makeRefund } from "../make-refund";
import { advanceRefund } from "../advance-refund";

/** The orders of a shop for which refunds are requested at a time, and the number of waiting requests before one is withdrawn. */
const ASKED = 5;
const PATIENCE = 3;

/**
 * Simulates the buyers for the demo: without a command they return the goods that shops have agreed to take back.
 *
 * On command, they also request refunds of paid orders, and withdraw a request. Each action is a transaction of its
 * own, which applies only while the refund is unchanged.
 */
export async function actOnRefunds({ database, shops }: SimulatedPlace, { until }: SimulationOrder) {
  const count = { requested: 0, sentBack: 0, withdrawn: 0 };
  for (const open of shops) {
    const act = (work: (shop: Shop) => Promise<boolean | void>) => changeShop(database, open, async (shop) => (await work(shop)) !== false);
    const waiting = (status: Schema<"RefundStatus">) => open(database.db).refunds.steps.inState(status, until);
    for (const { refundOrderNo, returnGoodsType } of await waiting(RefundStatus.awaitingReturn))
      if (await settled(act((shop) => sendBack(shop, refundOrderNo, returnGoodsType)))) count.sentBack += 1;
    if (until) continue;
    const waitingRequests = (await waiting(RefundStatus.awaitingReview)).filter(({ promoterType }) => promoterType === RefundPromoter.user);
    if (waitingRequests.length >= PATIENCE && (await settled(act((shop) => withdraw(shop, waitingRequests[0]?.refundOrderNo ?? "")))))
      count.withdrawn += 1;
    for (const { orderNo } of await open(database.db).orders.refunds.refundable(ASKED))
      if (await settled(act((shop) => requestRefund(shop, orderNo)))) count.requested += 1;
  }
  return count;
}

/** Another person may have acted meanwhile. */
async function settled(act: Promise<boolean>) {
  try {
    return await act;
  } catch (failure) {
    if (failure instanceof Refusal) return false;
    throw failure;
  }
}

function sendBack(shop: Shop, refundOrderNo: string, returnGoodsType: number) {
  const parcel = { company: "顺丰速运", number: `SF${refundOrderNo.replace(/\D/g, "").slice(-12)}` };
  const isExpress = returnGoodsType === ReturnGoodsType.express;
  return advanceRefund(shop, refundOrderNo, {
    action: "sendBack",
    changes: isExpress ? { expressName: parcel.company, trackingNumber: parcel.number, telephone: "13800000000" } : {},
    event: { type: RefundChange.returning, text: isExpress ? "returning" : "returningAtShop", params: parcel },
  });
}

const withdraw = (shop: Shop, refundOrderNo: string) =>
  advanceRefund(shop, refundOrderNo, {
    action: "withdraw",
    changes: { isUserRevoke: true },
    event: { type: RefundChange.revoke, text: "withdrawn" },
  });

/** Requests a refund of an order's first line; goods that were sent are returned. */
async function requestRefund(shop: Shop, orderNo: string) {
  const held = await shop.orders.refunds.lock(orderNo);
  const line = held?.lines.find(({ payNum, refundNum, applyRefundNum }) => payNum - refundNum - applyRefundNum > 0);
  if (!held || !line) return false;
  const comesBack = line.deliveryNum > 0;
  await makeRefund(shop, held, {
    ...{ lineId: line.id, pieces: 1, promoterType: RefundPromoter.user },
    afterSalesType: comesBack ? AfterSalesType.returnAndRefund : AfterSalesType.refundOnly,
    words: {
      refundReasonWap: comesBack ? "质量问题" : "不想要了",
      returnGoodsType: comesBack ? ReturnGoodsType.express : ReturnGoodsType.none,
    },
  });
  return true;
}
