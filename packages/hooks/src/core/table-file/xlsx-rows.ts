import { streamXlsxRows } from "hucre/xlsx";
import { checkArchive } from "./archive-check";
import { blankCell, textCell, type TableCell, TableFault, type TableLimits, type TableRow } from "./table";

/** The rows of the first sheet of a workbook, one after the other; formulas are what was last worked out for them. */
export async function* xlsxRows(bytes: Uint8Array<ArrayBuffer>, limits: TableLimits): AsyncGenerator<TableRow> {
  await checkArchive(bytes, limits);
  try {
    for await (const { index, values } of streamXlsxRows(bytes, { sheet: 0 })) yield { row: index + 1, cells: values.map(cellOf) };
  } catch (failure) {
    throw failure instanceof TableFault ? failure : new TableFault("broken", { cause: failure });
  }
}

function cellOf(value: unknown): TableCell {
  if (typeof value === "string") return textCell(value);
  if (typeof value === "number") return { kind: "number", text: numberText(value) };
  if (typeof value === "boolean") return { kind: "boolean", text: String(value) };
  if (!(value instanceof Date) || Number.isNaN(value.getTime())) return blankCell;
  return { kind: "date", text: value.toISOString().slice(0, 10) };
}

/** Without the last digits, which are noise of how a computer keeps 0.1, and without exponents. */
function numberText(value: number): string {
  const plain = Number(value.toPrecision(15));
  return Math.abs(plain) < 1e21 && /e/.test(String(plain)) ? plain.toFixed(12).replace(/\.?0+$/, "") : String(plain);
}
