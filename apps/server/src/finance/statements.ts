import type { Schema } from "@shopkeeper/sdk/contract";
import { moneyText } from "@shopkeeper/sdk/rules/money";

type Sum =
  | "payment"
  | "coupon"
  | "points"
  | "fee"
  | "commission"
  | "refund"
  | "couponReturn"
  | "pointsReturn"
  | "feeReturn"
  | "commissionReturn";

/** Sums of each kind of entry over a day or a month, in cents, and the numbers of payments and refunds. */
export type Figures = Readonly<Record<Sum | "payNum" | "refundNum", number>>;

/** The bill of a day (yyyy-MM-dd) or a month (yyyy-MM); its sums follow from the figures. */
export function statement(dataDate: string, figures: Figures): Schema<"Statement"> {
  // payments of the shop are negative in the ledger, and positive on a bill
  const refund = -figures.refund;
  const [refundPlatCoupon, refundIntegral] = [-figures.couponReturn, -figures.pointsReturn];
  const [payFee, commission] = [-figures.fee, -figures.commission];
  const receivable = figures.payment + figures.coupon + figures.points;
  const refundable = refund + refundPlatCoupon + refundIntegral;
  const realIncome = receivable - refundable;
  const handlingFee = payFee - figures.feeReturn;
  const brokerage = commission - figures.commissionReturn;
  const expenditure = handlingFee + brokerage;
  return {
    id: Number(dataDate.replaceAll("-", "")),
    dataDate,
    realIncome: moneyText(realIncome),
    orderReceivable: moneyText(receivable),
    orderRealIncome: moneyText(figures.payment),
    platCouponPrice: moneyText(figures.coupon),
    integralPrice: moneyText(figures.points),
    payNum: figures.payNum,
    orderRefundable: moneyText(refundable),
    orderRealRefund: moneyText(refund),
    refundPlatCouponPrice: moneyText(refundPlatCoupon),
    refundIntegralPrice: moneyText(refundIntegral),
    refundNum: figures.refundNum,
    actualExpenditure: moneyText(expenditure),
    handlingFee: moneyText(handlingFee),
    payHandlingFee: moneyText(payFee),
    refundHandlingFee: moneyText(figures.feeReturn),
    brokerage: moneyText(brokerage),
    brokeragePrice: moneyText(commission),
    refundBrokeragePrice: moneyText(figures.commissionReturn),
    currentDayBalance: moneyText(realIncome - expenditure),
  };
}
