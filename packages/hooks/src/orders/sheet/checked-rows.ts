import type { Schema } from "@shopkeeper/sdk";
import { textOf } from "../../texts";
import { type ParcelPieces, parcelPieces } from "./parcel-pieces";
import { sheetText } from "./sheet-messages";
import type { SheetRow } from "./sheet-rows";
import type { CheckedRow } from "./sheet-send-call";
import { sheetState } from "./sheet-state";

type Known = ReadonlyMap<string, Schema<"OrderToSend">>;

/** The rows of a sheet with the server's state of their orders. The first row of a parcel sends all its rows; `sent` are rows. */
export function checkedRows(rows: readonly SheetRow[], known: Known, sent: ReadonlySet<number>): CheckedRow[] {
  const pieces = splitOrders(rows, known);
  const heads = new Map<number, CheckedRow>();
  return rows.map((row): CheckedRow => {
    const order = known.get(row.orderNo);
    const head = row.joins === undefined ? undefined : heads.get(row.joins);
    if (head && !row.problem) {
      const isReady = head.state === "ready";
      const reason = isReady ? textOf(sheetText, "check.joins", { row: head.row }) : head.reason;
      return { ...row, order, state: isReady ? "joined" : head.state, reason, pieces: undefined };
    }
    const checked = {
      ...row,
      order,
      ...stateOf(row, order, pieces.get(row.orderNo)),
      ...(sent.has(row.row) && { state: "sent" as const }),
    };
    heads.set(row.row, checked);
    return checked;
  });
}

function stateOf(row: SheetRow, order: Schema<"OrderToSend"> | undefined, split: ParcelPieces | undefined) {
  const { state, reason } = sheetState(row, order);
  const pieces = state === "ready" ? split?.get(row.row) : undefined;
  if (!pieces || !("key" in pieces)) return { state, reason, pieces };
  return { state: "wrong" as const, reason: textOf(sheetText, pieces.key, pieces.params), pieces: undefined };
}

/** The pieces of the orders that have several parcels. */
function splitOrders(rows: readonly SheetRow[], known: Known): ReadonlyMap<string, ParcelPieces> {
  const byOrder = new Map<string, SheetRow[]>();
  for (const row of rows) if (!row.problem) byOrder.set(row.orderNo, [...(byOrder.get(row.orderNo) ?? []), row]);
  const split = new Map<string, ParcelPieces>();
  for (const [orderNo, own] of byOrder) {
    const order = known.get(orderNo);
    const isToSend = ({ joins, number }: SheetRow) => joins === undefined && !order?.trackingNumbers.includes(number);
    if (order && own.filter(isToSend).length > 1) split.set(orderNo, parcelPieces(own, order.lines));
  }
  return split;
}
