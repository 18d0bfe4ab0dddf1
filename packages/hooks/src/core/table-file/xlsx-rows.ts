import { streamXlsxRows } from "hucre/xlsx";
import { checkArchive } from "./archive-check";
import { TableFault, type TableLimits } from "./table";

/** The rows of the first sheet of a workbook, one after the other; formulas are what was last worked out for them. */
export async function* xlsxRows(bytes: Uint8Array<ArrayBuffer>, limits: TableLimits): AsyncGenerator<{ row: number; cells: string[] }> {
  await checkArchive(bytes, limits);
  try {
    for await (const { index, values } of streamXlsxRows(bytes, { sheet: 0 })) yield { row: index + 1, cells: values.map(textOf) };
  } catch (failure) {
    throw failure instanceof TableFault ? failure : new TableFault("broken", { cause: failure });
  }
}

function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "number") return numberText(value);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? "" : value.toISOString().slice(0, 10);
  return typeof value === "boolean" ? String(value) : "";
}

/** Without the last digits, which are noise of how a computer keeps 0.1, and without exponents. */
function numberText(value: number): string {
  const plain = Number(value.toPrecision(15));
  return Math.abs(plain) < 1e21 && /e/.test(String(plain)) ? plain.toFixed(12).replace(/\.?0+$/, "") : String(plain);
}
