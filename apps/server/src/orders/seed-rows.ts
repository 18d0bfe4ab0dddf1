import { OrderRefundStatus, OrderStatus, RefundPromoter, RefundStatus } from "@shopkeeper/sdk/contract";
import { paymentFee, refundStatusOf } from "@shopkeeper/sdk/rules/orders";
import { wireTime } from "@shopkeeper/sdk/rules/time";
import { refundedPieces, type RefundSeed } from "../refunds/seed";
import type { orderDetails, orders } from "./tables";

type OrderRow = typeof orders.$inferInsert;
type LineRow = typeof orderDetails.$inferInsert;

/** A SKU that an order may contain; money in cents. */
export interface OrderGoods extends Pick<LineRow, "productId" | "productName" | "image" | "attrValueId" | "sku" | "price"> {
  /** Its shipping template, 0 none; weight and volume of one piece in hundredths of kilograms and cubic metres. */
  tempId: number;
  weight: number;
  volume: number;
  /** The pieces in stock, where they limit an order. */
  stock?: number;
}

/** A possible buyer of an order. */
export interface OrderBuyer {
  id: number;
}

/** A line of an order to make. */
export interface LineDraft extends Partial<Omit<LineRow, "merId" | "id" | "orderNo" | "uid" | "payPrice" | "createTime">> {
  /** The index of the shop's product, from 0. */
  product?: number;
  /** Its refunds; by default those that match its refunded pieces. */
  refunds?: readonly RefundSeed[];
}

/** An order to make; its sums follow from its lines, and the paid amount from its sums. */
export interface OrderDraft extends Omit<
  OrderRow,
  "merId" | "orderNo" | "totalNum" | "proTotalPrice" | "totalPrice" | "couponPrice" | "payPrice" | "paid" | "gainIntegral" | "updateTime"
> {
  lines: readonly LineDraft[];
}

/** Finds the goods of a line. */
export type Shelf = (line: Pick<LineDraft, "product" | "attrValueId">) => OrderGoods;

const minute = 60_000;

/** The rows of the order with this index among the shop's; its sums are exact to the cent. */
export function orderRows(
  merId: number,
  at: number,
  { lines = [{}], ...draft }: Partial<OrderDraft>,
  { now, shelf, buyers, feePercent }: { now: Date; shelf: Shelf; buyers: readonly OrderBuyer[]; feePercent: number },
): { order: OrderRow; lines: (LineRow & Pick<LineDraft, "refunds">)[] } {
  const buyer = draft.uid === undefined ? buyers[at % buyers.length] : { id: draft.uid };
  if (!buyer) throw new Error("orders need buyers");
  const createTime = draft.createTime ?? new Date(now.getTime() - minute);
  const orderNo = `${wireTime(createTime).replace(/\D/g, "").slice(2)}${padded(merId, 4)}${padded(at, 6)}`;
  const status = draft.status ?? OrderStatus.awaitingShipment;
  const isPaid = status !== OrderStatus.awaitingPayment && status !== OrderStatus.cancelled;
  const bought = refundedLines(
    lines.map(({ product, ...line }) => ({ ...shelf({ product, ...line }), payNum: 1, ...line })),
    draft.refundStatus,
  );
  const pieces = bought.map((line) => ({ deliveryNum: 0, refundNum: 0, applyRefundNum: 0, ...line }));
  const isRequested = bought.some(({ refunds = [] }) => refunds.some(isBuyers));
  const amounts = bought.map(({ price, payNum }) => price * payNum);
  const proTotalPrice = sum(amounts);
  const { merCouponPrice = 0, platCouponPrice = 0, svipDiscountPrice = 0, integralPrice = 0, payPostage = 0 } = draft;
  const couponPrice = merCouponPrice + platCouponPrice;
  const payPrice = proTotalPrice - couponPrice - svipDiscountPrice - integralPrice + payPostage;
  const shares = [merCouponPrice, platCouponPrice, payPostage, svipDiscountPrice + integralPrice].map((whole) => shared(whole, amounts));
  const payTime = isPaid ? (draft.payTime ?? new Date(createTime.getTime() + minute / 2)) : null;
  return {
    order: {
      payType: "weixin",
      payChannel: "mini",
      realName: "林知夏",
      userPhone: "13800000000",
      userAddress: "浙江省杭州市西湖区文一西路1号",
      totalPostage: payPostage,
      outTradeNo: isPaid ? `42000${padded(merId, 6)}${orderNo.slice(0, 12)}${padded(at, 7)}` : null,
      firstBrokerage: 0,
      secondBrokerage: 0,
      commissionCharge: isPaid ? paymentFee(payPrice, feePercent) : 0,
      refundStatus: refundStatusOf(pieces),
      userRefundSign: isRequested,
      ...draft,
      merId,
      orderNo,
      uid: buyer.id,
      status,
      totalNum: sum(bought.map(({ payNum }) => payNum)),
      proTotalPrice,
      totalPrice: proTotalPrice + (draft.totalPostage ?? payPostage),
      couponPrice,
      payPrice,
      paid: isPaid,
      payTime,
      gainIntegral: isPaid ? Math.floor(payPrice / 100) : 0,
      createTime,
      updateTime: draft.receivingTime ?? payTime ?? createTime,
    },
    lines: bought.map((line, place) => {
      const [merchant = 0, platform = 0, freightFee = 0, other = 0] = shares.map((share) => share[place] ?? 0);
      const paid = (amounts[place] ?? 0) - merchant - platform - other + freightFee;
      return {
        ...line,
        merId,
        orderNo,
        uid: buyer.id,
        payPrice: paid,
        merCouponPrice: merchant,
        platCouponPrice: platform,
        freightFee,
        createTime,
      };
    }),
  };
}

/** Lines with their refunded pieces, by their refunds or by their order's status. */
function refundedLines<Line extends Pick<LineDraft, "refunds" | "refundNum" | "applyRefundNum"> & { payNum: number }>(
  lines: readonly Line[],
  refundStatus: number | undefined,
): Line[] {
  const hasRefunds = lines.some(({ refunds, refundNum = 0, applyRefundNum = 0 }) => refunds || refundNum > 0 || applyRefundNum > 0);
  return lines.map((line, place) => {
    if (line.refunds) return { ...line, ...refundedPieces(line.refunds) };
    if (hasRefunds || (place > 0 && refundStatus !== OrderRefundStatus.refunded)) return line;
    if (refundStatus === OrderRefundStatus.requested) return { ...line, applyRefundNum: line.payNum };
    return refundStatus === undefined || refundStatus === OrderRefundStatus.none ? line : { ...line, refundNum: line.payNum };
  });
}

/** A refund that its buyer requested, and that was not refused or withdrawn. */
const isBuyers = ({ promoterType, refundStatus }: RefundSeed) =>
  promoterType !== RefundPromoter.merchant && refundStatus !== RefundStatus.refused && refundStatus !== RefundStatus.withdrawn;

/** The goods of a shop, looked up by an order line's fields. */
export function shelfOf(goods: readonly OrderGoods[]): Shelf {
  const bySku = new Map(goods.map((one) => [one.attrValueId, one]));
  const products = [...new Map([...goods].reverse().map((one) => [one.productId, one])).values()].reverse();
  return ({ product = 0, attrValueId }) => {
    const found = attrValueId === undefined ? products[product] : bySku.get(attrValueId);
    if (!found) throw new RangeError(`the shop has no such goods: product ${product}, SKU ${attrValueId}`);
    return found;
  };
}

/** A sum divided in proportion to the amounts, to the cent: the last part gets the rounding remainder. */
function shared(whole: number, amounts: readonly number[]): number[] {
  const total = sum(amounts) || 1;
  const parts = amounts.slice(0, -1).map((amount) => Math.floor((whole * amount) / total));
  return [...parts, whole - sum(parts)];
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const padded = (number: number, digits: number) => String(number % 10 ** digits).padStart(digits, "0");
