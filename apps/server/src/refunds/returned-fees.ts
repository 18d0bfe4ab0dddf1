import { isOpenRefund } from "@shopkeeper/sdk/rules/refunds";
import type { Shop } from "../tenancy/shop";
import { feeOf } from "../finance/shared";
import type { RefundedGoods, RefundRow } from "./refund-rows";

/**
 * The cents of the platform's fee that are returned with some refunds, by their numbers.
 *
 * Those of a paid refund are in the ledger. Open refunds of an order are computed as if they were paid in the order of their
 * ids, so that the parts of a whole order add up to its fee; a refund that was closed unpaid returns nothing.
 */
export async function returnedFees(shop: Shop, rows: readonly RefundRow[], goods: ReadonlyMap<number, RefundedGoods>) {
  const orderNos = [...new Set(rows.map(({ orderNo }) => orderNo))];
  const booked = await shop.ledger.feeReturns(orderNos);
  const fees = new Map(booked.map(({ refundOrderNo, fee }) => [refundOrderNo, fee]));
  const feeByOrder = new Map(
    rows.flatMap((row) => {
      const line = goods.get(row.orderDetailId);
      return line ? [[row.orderNo, { commissionCharge: line.commissionCharge, payPrice: line.orderPayPrice }] as const] : [];
    }),
  );
  const open = (await shop.refunds.steps.ofOrders(orderNos)).filter(isOpenRefund);
  for (const [orderNo, charge] of feeByOrder) {
    const before = booked.filter((one) => one.orderNo === orderNo);
    let price = before.reduce((sum, one) => sum + one.price, 0);
    let fee = before.reduce((sum, one) => sum + one.fee, 0);
    for (const refund of open.filter((one) => one.orderNo === orderNo)) {
      price += refund.refundPrice;
      const part = feeOf(charge, price) - fee;
      fees.set(refund.refundOrderNo, part);
      fee += part;
    }
  }
  return fees;
}
