import type { TableCell } from "./table";
import { formatted, isDateFormat } from "./untyped-xlsx";

/** What spreadsheets show for the dates whose format depends on the country. */
const localDates: Readonly<Record<string, string>> = { "m/d/yy": "yyyy/m/d", "m/d/yy h:mm": "yyyy/m/d h:mm" };

/** The cell of a number as its format shows it; `shown` is what the library shows. One that has lost digits is a fault. */
export function numberCell(value: number, format: string | undefined, shown: string): TableCell {
  const isLong = Math.abs(value) >= 1e15;
  // more than 15 digits are rounded by Excel, which puts noughts in their place, and more than 2^53 by everybody
  if (isLong && (!Number.isSafeInteger(value) || value % 10 === 0)) return { kind: "fault", text: shown || String(value), fault: "digits" };
  // a date whose format is built in for China and Japan has none in the file
  if (format === undefined) return /[/年:-]/.test(shown) ? dateCell(value, "yyyy/m/d") : { kind: "number", text: plainNumber(value) };
  if (isDateFormat(format)) return dateCell(value, localDates[format] ?? format);
  const isPlain = format === "General" || format === "@" || /E\+?0/i.test(format) || !/[0#?]/.test(format);
  return { kind: "number", text: isPlain ? plainNumber(value) : shown.trim() };
}

const dateCell = (value: number, format: string): TableCell => ({ kind: "date", text: formatted(value, format).trim() });

/** Without the last digits, which are noise of how a computer keeps 0.1, and without exponents. */
function plainNumber(value: number): string {
  const plain = Number.isInteger(value) ? value : Number(value.toPrecision(15));
  return Math.abs(plain) < 1e21 && /e/.test(String(plain)) ? plain.toFixed(12).replace(/\.?0+$/, "") : String(plain);
}
