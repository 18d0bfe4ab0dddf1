import { amountText } from "../core";

/** A row of a spreadsheet: its texts by column. */
export interface SheetRow {
  readonly cells: Readonly<Record<string, string | undefined>>;
}

/** The rows of one product. */
export interface ProductRows<Row> {
  /** The text in the number column. */
  readonly number: string;
  readonly name: string;
  readonly rows: Row[];
}

/** The text of a cell; undefined if the file has no such column. */
export const sheetCellOf = ({ cells }: SheetRow, column: string) => (Object.hasOwn(cells, column) ? cells[column]?.trim() : undefined);

/** Rows by product, in order. A row without a number belongs to the product of the row before it. */
export function rowsByProduct<Row extends SheetRow>(rows: readonly Row[]): ProductRows<Row>[] {
  const groups = new Map<string, ProductRows<Row>>();
  let last: ProductRows<Row> | undefined;
  for (const row of rows) {
    const number = amountText(sheetCellOf(row, "product") ?? "", "pieces");
    const name = sheetCellOf(row, "name") ?? "";
    const key = number !== "" ? `number ${number}` : name !== "" ? `name ${name}` : undefined;
    const group = key === undefined ? last : groups.get(key);
    if (group) group.rows.push(row);
    else groups.set(key ?? "", (last = { number, name, rows: [row] }));
    last = group ?? last;
  }
  return [...groups.values()];
}
