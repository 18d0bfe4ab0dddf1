import type { BodyOf } from "../../core/contract";

/** A row of a file, as it is sent. */
export type ImportRow = BodyOf<"checkProductImport">["rows"][number];

/** The rows of one product. */
export interface ImportGroup {
  /** What the column of its number says. */
  number: string;
  name: string;
  rows: ImportRow[];
}

/** What a row says in a column; undefined where the file has no such column. */
export const cellOf = ({ cells }: Pick<ImportRow, "cells">, column: string) =>
  Object.hasOwn(cells, column) ? cells[column]?.trim() : undefined;

/** The rows by product, in order. A row that names none goes with the one before it. */
export function importGroups(rows: readonly ImportRow[]): ImportGroup[] {
  const groups = new Map<string, ImportGroup>();
  let last: ImportGroup | undefined;
  for (const row of rows) {
    const number = cellOf(row, "product") ?? "";
    const name = cellOf(row, "name") ?? "";
    const key = number !== "" ? `number ${number}` : name !== "" ? `name ${name}` : undefined;
    const group = key === undefined ? last : groups.get(key);
    if (group) group.rows.push(row);
    else groups.set(key ?? "", (last = { number, name, rows: [row] }));
    last = group ?? last;
  }
  return [...groups.values()];
}
