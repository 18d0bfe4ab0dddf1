/** How many decimals a numeric input takes: 0, 1 or 2 (specification, section 5). */
export type NumberMode = 0 | 1 | 2;

/**
 * What is left of typed or pasted text: digits, one point where the mode has decimals, no more decimals than it allows.
 *
 * Full-width digits and 。 count as what they look like, so that it can be typed with a Chinese keyboard; of ￥1,234.50 the
 * number is left; 1.2e5, as spreadsheets write it, is 120000. At most 15 digits stay: beyond that a number is not exact.
 */
export function restrictNumber(text: string, mode: NumberMode): string {
  const [whole = "", ...rest] = spelledOut(narrow(text))
    .replace(/[^\d.]/g, "")
    .split(".");
  const trimmed = whole.replace(/^0+(?=\d)/, "").slice(0, 15 - mode);
  if (mode === 0 || rest.length === 0) return trimmed;
  return `${trimmed === "" ? "0" : trimmed}.${rest.join("").slice(0, mode)}`;
}

/** What stays of a text when the typing is over: no point without decimals behind it. */
export const settledNumber = (text: string) => text.replace(/\.$/, "");

/** The number that a restricted text means; none where nothing is typed. */
export const inputNumber = (text: string) => (text === "" ? undefined : Number(text));

const narrow = (text: string) =>
  text.replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)).replace(/[。．]/g, ".");

/** 1.2e5 without its exponent; any other text as it is. */
function spelledOut(text: string): string {
  const [, whole = "", decimals = "", exponent] = /^[^\d.]*(\d[\d,]*)?(?:\.(\d*))?e([+-]?\d{1,2})\D*$/i.exec(text) ?? [];
  if (exponent === undefined || whole + decimals === "") return text;
  const digits = whole.replaceAll(",", "") + decimals;
  const point = whole.replaceAll(",", "").length + Number(exponent);
  if (point <= 0) return `0.${"0".repeat(-point)}${digits}`;
  return `${digits.slice(0, point).padEnd(point, "0")}.${digits.slice(point)}`;
}
