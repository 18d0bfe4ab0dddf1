import { textOf } from "../../core";
import type { ProductColumn } from "./product-import-columns";
import type { ImportLine, LineFault } from "./product-import-line";
import { type FileRow, unsendable } from "./product-import-rows";
import { productTransferText } from "./product-transfer-messages";

/** The columns that say which product and SKU a row is of. */
const naming: readonly ProductColumn[] = ["product", "name", "skuNumber", "sku", "specNames"];

/** The line of rows that are not sent. */
export const heldLine = (group: readonly FileRow[]): ImportLine => ({
  rows: group.map(({ row }) => row),
  outcome: "refused",
  name: group[0]?.cells.name ?? "",
  changes: [],
  faults: faultsOf(group),
  message: undefined,
});

/** Whether the rest of a group can be checked without the cells whose content is not known, so that one fault hides no other. */
export const isCheckable = (group: readonly FileRow[]): boolean =>
  unsendable(group).every(({ row, column }) => {
    const faults = group.find((each) => each.row === row)?.faults;
    return column !== undefined && faults?.[column] !== undefined && !naming.includes(column);
  });

/** A row without the cells whose content is not known. */
export function withoutFaults<Row extends FileRow>({ faults, ...row }: Row) {
  if (!faults) return row;
  return { ...row, cells: Object.fromEntries(Object.entries(row.cells).filter(([column]) => !Object.hasOwn(faults, column))) };
}

/** A line with the faults that its rows have in the file: it is refused, and each stands before what the server says of its cell. */
export function withFaults(line: ImportLine, rows: readonly FileRow[]): ImportLine {
  const own = faultsOf(rows.filter(({ row, faults }) => faults && line.rows.includes(row)));
  if (own.length === 0) return line;
  const others = line.faults.filter(({ row, column }) => !own.some((fault) => fault.row === row && fault.column === column));
  return { ...line, outcome: "refused", changes: [], faults: [...own, ...others] };
}

const faultsOf = (group: readonly FileRow[]): LineFault[] =>
  unsendable(group).map(({ reason, ...place }) => ({ ...place, message: textOf(productTransferText, `import.unsendable.${reason}`) }));
