import type { TableCell } from "./table";
import { formatted, isDateFormat } from "./untyped-xlsx";

/** The formats that spreadsheets show for date formats that depend on the country. */
const localDates: Readonly<Record<string, string>> = { "m/d/yy": "yyyy/m/d", "m/d/yy h:mm": "yyyy/m/d h:mm" };

/** The cell of a number as its format shows it; `shown` is the library's text. A number that has lost digits is a fault. */
export function numberCell(value: number, format: string | undefined, shown: string): TableCell {
  const isLong = Math.abs(value) >= 1e15;
  // Excel replaces digits beyond the 15th with zeros, and every program rounds numbers beyond 2^53
  if (isLong && (!Number.isSafeInteger(value) || value % 10 === 0)) return { kind: "fault", text: shown || String(value), fault: "digits" };
  // a date in a built-in format of China or Japan has no format in the file
  if (format === undefined) return /[/年:-]/.test(shown) ? dateCell(value, "yyyy/m/d") : { kind: "number", text: plainNumber(value) };
  if (isDateFormat(format)) return dateCell(value, localDates[format] ?? format);
  const isPlain = format === "General" || format === "@" || /E\+?0/i.test(format) || !/[0#?]/.test(format);
  return { kind: "number", text: isPlain ? plainNumber(value) : shown.trim() };
}

const dateCell = (value: number, format: string): TableCell => ({ kind: "date", text: formatted(value, format).trim() });

/** A number without an exponent and without the last digits, which are floating-point noise. */
function plainNumber(value: number): string {
  const plain = Number.isInteger(value) ? value : Number(value.toPrecision(15));
  return Math.abs(plain) < 1e21 && /e/.test(String(plain)) ? plain.toFixed(12).replace(/\.?0+$/, "") : String(plain);
}
