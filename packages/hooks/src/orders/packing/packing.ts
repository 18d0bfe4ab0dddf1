import { OrderRefundStatus, OrderStatus, type Schema } from "@shopkeeper/sdk";
import { isVirtual, sendablePieces } from "@shopkeeper/sdk/rules/orders";

type Line = Pick<
  Schema<"OrderLine">,
  | ("id" | "attrValueId" | "productName" | "sku" | "productType" | "stockPlace")
  | ("payNum" | "deliveryNum" | "refundNum" | "applyRefundNum" | "refundingNum")
>;

/** The fields of an order that packing uses. */
export type OrderToPack = Pick<Schema<"OrderInfo">, "orderNo" | "status" | "refundStatus"> & { readonly orderDetailList: readonly Line[] };

/** A line of a packing slip. */
export interface SlipLine {
  readonly id: number;
  readonly productName: string;
  readonly sku: string;
  readonly pieces: number;
  /** The number of pieces with a requested refund. */
  readonly inRefund: number;
}

/** The packing slip of an order. */
export interface Slip<Order extends OrderToPack> {
  readonly order: Order;
  /** Everything was already sent: the slip lists the sent pieces. */
  readonly isSent: boolean;
  readonly lines: readonly SlipLine[];
  readonly pieces: number;
}

/** One SKU of a pick list with its pieces of all chosen orders. */
export interface PickLine {
  readonly attrValueId: number;
  readonly productName: string;
  readonly sku: string;
  /** Its stock place; empty if none is set. */
  readonly stockPlace: string;
  readonly pieces: number;
  /** In the order of selection. */
  readonly orderNos: readonly string[];
}

const waiting: readonly number[] = [OrderStatus.awaitingShipment, OrderStatus.partlyShipped, OrderStatus.awaitingVerification];
const sent: readonly number[] = [OrderStatus.awaitingReceipt, OrderStatus.received, OrderStatus.completed];

/** The pick list of the orders: each SKU once, by stock place, then product and SKU; SKUs without a place last, virtual goods excluded. */
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

/** The slip of an order: the pieces left to send, or all sent pieces if none is left. Undefined if there is nothing to pack. */
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
