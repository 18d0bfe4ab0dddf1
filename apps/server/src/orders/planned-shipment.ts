import type { Schema } from "@shopkeeper/sdk/contract";
import { chosenProblem, isVirtual, sendablePieces, sendRefusal, statusAfter } from "@shopkeeper/sdk/rules/orders";
import type { LineRow, OrderRow } from "./order-rows";
import { type CompanyNames, type Parcel, parcelOf } from "./parcel";
import { refuse } from "./refuse";

/** An order with its lines. */
export interface WholeOrder {
  order: OrderRow;
  lines: readonly LineRow[];
}

/** The content of a planned shipment, and the order after it. */
export interface PlannedShipment {
  parcel: Parcel;
  pieces: readonly Schema<"LinePieces">[];
  after: WholeOrder;
}

/** Plans a shipment by the shared rules; refuses a send that is not possible. */
export function plannedShipment(
  whole: WholeOrder,
  input: Omit<Schema<"SendOrderInput">, "orderNo">,
  companies: CompanyNames,
): PlannedShipment {
  const { order, lines } = whole;
  const all = lines.map((line) => ({ orderDetailId: line.id, num: sendablePieces(line) })).filter(({ num }) => num > 0);
  const pieces = input.isSplit ? (input.detailList ?? []) : all;
  refuse(sendRefusal(order, lines), chosenProblem(pieces, lines));
  const parcel = parcelOf(input, isVirtual(order.secondType), companies);
  return { parcel, pieces, after: orderAfter(whole, pieces, parcel, input.isSplit) };
}

function orderAfter(
  { order, lines }: WholeOrder,
  pieces: PlannedShipment["pieces"],
  { deliveryType }: Parcel,
  isSplit: boolean,
): WholeOrder {
  const sent = new Map(pieces.map(({ orderDetailId, num }) => [orderDetailId, num]));
  const after = lines.map((line) => ({ ...line, deliveryNum: line.deliveryNum + (sent.get(line.id) ?? 0) }));
  const status = statusAfter("send", order, after) ?? order.status;
  return { order: { ...order, status, deliveryType, isSplitDelivery: order.isSplitDelivery || isSplit }, lines: after };
}
