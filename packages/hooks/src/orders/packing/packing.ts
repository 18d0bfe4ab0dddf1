import { OrderRefundStatus, OrderStatus, type Schema } from "@shopkeeper/sdk";
import { isVirtual, sendablePieces } from "@shopkeeper/sdk/rules/orders";

type Line = Pick<
  Schema<"OrderLine">,
  | ("id" | "attrValueId" | "productName" | "sku" | "productType" | "stockPlace")
  | ("payNum" | "deliveryNum" | "refundNum" | "applyRefundNum" | "refundingNum")
>;

/** An order as packing needs it. */
export type OrderToPack = Pick<Schema<"OrderInfo">, "orderNo" | "status" | "refundStatus"> & { readonly orderDetailList: readonly Line[] };

/** A line of a slip. */
export interface SlipLine {
  readonly id: number;
  readonly productName: string;
  readonly sku: string;
  readonly pieces: number;
  /** Pieces whose buyer asks for a refund. */
  readonly inRefund: number;
}

/** What goes into the parcel of an order. */
export interface Slip<Order extends OrderToPack> {
  readonly order: Order;
  /** All was sent before: it lists what the buyer has. */
  readonly isSent: boolean;
  readonly lines: readonly SlipLine[];
  readonly pieces: number;
}

/** One SKU of a pick list, with all its pieces of the chosen orders. */
export interface PickLine {
  readonly attrValueId: number;
  readonly productName: string;
  readonly sku: string;
  /** Where it lies; empty where nobody has said it. */
  readonly stockPlace: string;
  readonly pieces: number;
  /** In the order in which they were chosen. */
  readonly orderNos: readonly string[];
}

const waiting: readonly number[] = [OrderStatus.awaitingShipment, OrderStatus.partlyShipped, OrderStatus.awaitingVerification];
const sent: readonly number[] = [OrderStatus.awaitingReceipt, OrderStatus.received, OrderStatus.completed];

/** What there is to fetch for the chosen orders: each SKU once, by stock place, then by product and SKU, what has no place last; virtual goods need no packing. */
export function pickListOf(orders: readonly OrderToPack[]): readonly PickLine[] {
  const picked = new Map<number, PickLine>();
  for (const order of orders)
    for (const line of order.orderDetailList) {
      const pieces = piecesToPack(order, line);
      if (pieces === 0) continue;
      const { attrValueId, productName, sku } = line;
      const before = picked.get(attrValueId) ?? {
        attrValueId,
        productName,
        sku,
        stockPlace: line.stockPlace ?? "",
        pieces: 0,
        orderNos: [],
      };
      const orderNos = before.orderNos.includes(order.orderNo) ? before.orderNos : [...before.orderNos, order.orderNo];
      picked.set(attrValueId, { ...before, pieces: before.pieces + pieces, orderNos });
    }
  return [...picked.values()].sort(
    (one, other) =>
      Number(one.stockPlace === "") - Number(other.stockPlace === "") ||
      collator.compare(one.stockPlace, other.stockPlace) ||
      collator.compare(one.productName, other.productName) ||
      collator.compare(one.sku, other.sku) ||
      one.attrValueId - other.attrValueId,
  );
}

/** The slip of an order: what is left to send; of a sent one what the buyer has. Undefined where there is nothing to pack. */
export function slipOf<Order extends OrderToPack>(order: Order): Slip<Order> | undefined {
  const isSent = sent.includes(order.status);
  const lines = order.orderDetailList
    .map((line) => ({
      id: line.id,
      productName: line.productName,
      sku: line.sku,
      pieces: isSent ? keptPieces(line) : piecesToPack(order, line),
      inRefund: line.applyRefundNum,
    }))
    .filter(({ pieces }) => pieces > 0);
  return lines.length === 0 ? undefined : { order, isSent, lines, pieces: lines.reduce((sum, { pieces }) => sum + pieces, 0) };
}

const collator = new Intl.Collator("zh-CN", { numeric: true });

const piecesToPack = ({ status, refundStatus }: OrderToPack, line: Line) =>
  waiting.includes(status) && refundStatus !== OrderRefundStatus.refunded && !isVirtual(line.productType) ? sendablePieces(line) : 0;

const keptPieces = ({ productType, payNum, refundNum }: Line) => (isVirtual(productType) ? 0 : Math.max(0, payNum - refundNum));
