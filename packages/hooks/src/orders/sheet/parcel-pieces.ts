import type { Schema } from "@shopkeeper/sdk";
import { amountText, identifierText } from "@shopkeeper/sdk/rules/core";
import type { SheetProblem, SheetRow } from "./sheet-rows";

type Line = Schema<"LineToSend">;
type Pieces = Schema<"LinePieces">;

/** The pieces of each parcel of an order by the row that sends it, or the problem with them. */
export type ParcelPieces = ReadonlyMap<number, readonly Pieces[] | SheetProblem>;

/** The contents of each parcel of an order with several parcels, from their rows; a row without a quantity takes all remaining pieces. */
export function parcelPieces(rows: readonly SheetRow[], lines: readonly Line[]): ParcelPieces {
  const left = new Map(lines.map((line) => [line.orderDetailId, line.num]));
  const parcels = new Map<number, Pieces[] | SheetProblem>();
  for (const row of rows) {
    const head = row.joins ?? row.row;
    const before = parcels.get(head) ?? [];
    if (!Array.isArray(before)) continue;
    const found = piecesOf(row, lines, left);
    parcels.set(head, "key" in found ? found : withPieces(before, found));
  }
  return parcels;
}

function piecesOf({ goods, count }: SheetRow, lines: readonly Line[], left: Map<number, number>): Pieces | SheetProblem {
  if (goods === "") return { column: "goods", key: "problems.goodsEmpty" };
  const named = lines.filter((line) => namesOf(line).includes(keyOf(goods)));
  const [line] = named;
  if (named.length !== 1 || !line) return { column: "goods", key: "problems.goodsUnknown", params: { name: goods } };
  const id = line.orderDetailId;
  const rest = left.get(id) ?? 0;
  const text = count === "" ? String(rest) : amountText(count, "pieces");
  const num = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (num < 1 || num > rest) return { column: "count", key: "problems.countWrong", params: { name: goods, max: rest } };
  left.set(id, rest - num);
  return { orderDetailId: id, num };
}

const keyOf = (text: string) =>
  identifierText(text)
    .toLowerCase()
    .replace(/[\s,，、;；/|()[\]【】]/g, "");

const namesOf = ({ productName, sku }: Line) => [productName, sku, `${productName}${sku}`].map(keyOf);

function withPieces(all: readonly Pieces[], { orderDetailId, num }: Pieces): Pieces[] {
  const others = all.filter((pieces) => pieces.orderDetailId !== orderDetailId);
  const before = all.find((pieces) => pieces.orderDetailId === orderDetailId)?.num ?? 0;
  return [...others, { orderDetailId, num: before + num }];
}
