import { refundShare } from "@shopkeeper/sdk/rules/refunds";

/** Amounts of an order that its lines share, in cents and points. */
export interface SharedAmounts {
  useIntegral: number;
  integralPrice: number;
  gainIntegral: number;
  firstBrokerage: number;
  secondBrokerage: number;
}

/** The amounts of a line, in cents. */
export interface LineAmounts {
  id: number;
  price: number;
  payNum: number;
  payPrice: number;
  freightFee: number;
  platCouponPrice: number;
}

const none = {
  refundPrice: 0,
  refundFreightFee: 0,
  refundPlatCouponPrice: 0,
  refundUseIntegral: 0,
  refundIntegralPrice: 0,
  refundGainIntegral: 0,
  refundFirstBrokerageFee: 0,
  refundSecondBrokerageFee: 0,
};

/** The amounts that a refund returns and takes back, in cents and points. */
export type RefundAmounts = typeof none;

/** An earlier refund of the same line that is open or paid. */
export interface RefundBefore extends RefundAmounts {
  applyRefundNum: number;
}

/** The amounts of some pieces of an order line, after the earlier refunds of that line. */
export function refundAmounts(
  order: SharedAmounts,
  lines: readonly LineAmounts[],
  { lineId, pieces }: { lineId: number; pieces: number },
  before: readonly RefundBefore[],
): RefundAmounts {
  const line = lines.find(({ id }) => id === lineId);
  if (!line) throw new RangeError(`The order has no line ${lineId}.`);
  const piecesBefore = sum(before.map(({ applyRefundNum }) => applyRefundNum));
  const share = (whole: number, name: keyof RefundAmounts) =>
    refundShare({ whole, all: line.payNum, pieces, piecesBefore, amountBefore: sum(before.map((refund) => refund[name])) });
  const ofLine = (whole: number) => lineShare(whole, lines, lineId);
  return {
    refundPrice: share(line.payPrice, "refundPrice"),
    refundFreightFee: share(line.freightFee, "refundFreightFee"),
    refundPlatCouponPrice: share(line.platCouponPrice, "refundPlatCouponPrice"),
    refundUseIntegral: share(ofLine(order.useIntegral), "refundUseIntegral"),
    refundIntegralPrice: share(ofLine(order.integralPrice), "refundIntegralPrice"),
    refundGainIntegral: share(ofLine(order.gainIntegral), "refundGainIntegral"),
    refundFirstBrokerageFee: share(ofLine(order.firstBrokerage), "refundFirstBrokerageFee"),
    refundSecondBrokerageFee: share(ofLine(order.secondBrokerage), "refundSecondBrokerageFee"),
  };
}

/** A line's share of an amount of its order, by the price of its goods; the last line gets the rounding remainder. */
function lineShare(whole: number, lines: readonly LineAmounts[], lineId: number): number {
  const sorted = lines.toSorted((one, other) => one.id - other.id);
  const worth = sum(sorted.map(worthOf)) || 1;
  const share = (line: LineAmounts) => Math.floor((whole * worthOf(line)) / worth);
  const others = sorted.slice(0, -1);
  const found = others.find(({ id }) => id === lineId);
  return found ? share(found) : whole - sum(others.map(share));
}

const worthOf = ({ price, payNum }: LineAmounts) => price * payNum;
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
