import { OrderStatus } from "@shopkeeper/sdk/contract";
import { wireTime } from "@shopkeeper/sdk/rules/time";
import type { orderDetails, orders } from "./tables";

type OrderRow = typeof orders.$inferInsert;
type LineRow = typeof orderDetails.$inferInsert;

/** A SKU that an order may hold; money in cents. */
export type OrderGoods = Pick<LineRow, "productId" | "productName" | "image" | "attrValueId" | "sku" | "price">;

/** Who may have placed an order. */
export interface OrderBuyer {
  id: number;
}

/** A line of an order to make. */
export interface LineDraft extends Partial<Omit<LineRow, "merId" | "id" | "orderNo" | "uid" | "payPrice" | "createTime">> {
  /** Which of the shop's products it is, from 0. */
  product?: number;
}

/** An order to make; its sums follow from its lines, what the buyer paid from its sums. */
export interface OrderDraft extends Omit<
  OrderRow,
  "merId" | "orderNo" | "totalNum" | "proTotalPrice" | "totalPrice" | "couponPrice" | "payPrice" | "paid" | "gainIntegral" | "updateTime"
> {
  lines: readonly LineDraft[];
}

/** Finds the goods of a line. */
export type Shelf = (line: Pick<LineDraft, "product" | "attrValueId">) => OrderGoods;

const minute = 60_000;

/** The rows of the order at this place among the shop's; its sums hold to the cent. */
export function orderRows(
  merId: number,
  at: number,
  { lines = [{}], ...draft }: Partial<OrderDraft>,
  { now, shelf, buyers }: { now: Date; shelf: Shelf; buyers: readonly OrderBuyer[] },
): { order: OrderRow; lines: LineRow[] } {
  const buyer = draft.uid === undefined ? buyers[at % buyers.length] : { id: draft.uid };
  if (!buyer) throw new Error("orders need buyers");
  const createTime = draft.createTime ?? new Date(now.getTime() - minute);
  const orderNo = `${wireTime(createTime).replace(/\D/g, "").slice(2)}${padded(merId, 4)}${padded(at, 6)}`;
  const status = draft.status ?? OrderStatus.awaitingShipment;
  const isPaid = status !== OrderStatus.awaitingPayment && status !== OrderStatus.cancelled;
  const bought = lines.map(({ product, ...line }) => ({ ...shelf({ product, ...line }), payNum: 1, ...line }));
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
      commissionCharge: isPaid ? Math.round(payPrice * 0.006) : 0,
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
      const paid = (amounts[place] ?? 0) - merchant - platform - other;
      return {
        ...line,
        merId,
        orderNo,
        uid: buyer.id,
        payPrice: paid,
        merCouponPrice: merchant,
        platCouponPrice: platform,
        freightFee,
        refundPrice: Math.round(((paid + freightFee) * (line.refundNum ?? 0)) / line.payNum),
        createTime,
      };
    }),
  };
}

/** The goods of a shop, found by what a line says of them. */
export function shelfOf(goods: readonly OrderGoods[]): Shelf {
  const bySku = new Map(goods.map((one) => [one.attrValueId, one]));
  const products = [...new Map([...goods].reverse().map((one) => [one.productId, one])).values()].reverse();
  return ({ product = 0, attrValueId }) => {
    const found = attrValueId === undefined ? products[product] : bySku.get(attrValueId);
    if (!found) throw new RangeError(`the shop has no such goods: product ${product}, SKU ${attrValueId}`);
    return found;
  };
}

/** A whole divided as the amounts are, to the cent: the last one takes what rounding left. */
function shared(whole: number, amounts: readonly number[]): number[] {
  const total = sum(amounts) || 1;
  const parts = amounts.slice(0, -1).map((amount) => Math.floor((whole * amount) / total));
  return [...parts, whole - sum(parts)];
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const padded = (number: number, digits: number) => String(number % 10 ** digits).padStart(digits, "0");
