import { textOf } from "./catalogue";
import { coreText } from "./messages";

/** How many decimals a numeric input takes: 0, 1 or 2 (specification, section 5). */
export type NumberMode = 0 | 1 | 2;

/** A text as a number, spelled as an input shows it; or the sentence that says why it is none. */
export type NumberReading = { readonly text: string } | { readonly refusal: string };

/**
 * Reads typed or pasted text as the number that it means; what means another number without some of its signs is refused (ADR 40).
 *
 * Full-width digits and 。 count as what they look like, so that it can be typed with a Chinese keyboard. A currency sign in
 * front, commas between thousands, zeros past the last decimal and an exponent, as spreadsheets write it, change no number.
 * At most 15 digits: beyond that a number is not exact.
 */
export function readNumber(text: string, mode: NumberMode): NumberReading {
  const [match, whole = "", point, decimals = ""] = /^(\d*)(?:(\.)(\d*))?$/.exec(spelledOut(plain(text))) ?? [];
  const isWrong = match === undefined || decimals.replace(/0+$/, "").length > mode || (mode === 0 && point && decimals === "");
  if (isWrong) return { refusal: mode === 0 ? textOf(coreText, "number.whole") : textOf(coreText, "number.decimals", { count: mode }) };
  const trimmed = whole.replace(/^0+(?=\d)/, "");
  if (trimmed.length > 15 - mode) return { refusal: textOf(coreText, "number.long", { count: 15 - mode }) };
  if (mode === 0 || !point) return { text: trimmed };
  return { text: `${trimmed === "" ? "0" : trimmed}.${decimals.slice(0, mode)}` };
}

/** What stays of a text when the typing is over: no point without decimals behind it. */
export const settledNumber = (text: string) => text.replace(/\.$/, "");

/** The number that a text of `readNumber` means; none where nothing is typed. */
export const inputNumber = (text: string) => (text === "" ? undefined : Number(text));

/** In half-width signs, without the currency and the commas between thousands. */
const plain = (text: string) =>
  text
    .replace(/[！-～]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[。．]/g, ".")
    .trim()
    .replace(/^[￥¥$]\s*(?=[\d.])/, "")
    .replace(/^\d{1,3}(,\d{3})+(?=[.e]|$)/i, (thousands) => thousands.replaceAll(",", ""));

/** 1.2e5 without its exponent; any other text as it is. */
function spelledOut(text: string): string {
  const [, whole = "", decimals = "", exponent] = /^(\d*)(?:\.(\d*))?e([+-]?\d{1,2})$/i.exec(text) ?? [];
  if (exponent === undefined || whole + decimals === "") return text;
  const digits = whole + decimals;
  const point = whole.length + Number(exponent);
  if (point <= 0) return `0.${"0".repeat(-point)}${digits}`;
  return settledNumber(`${digits.slice(0, point).padEnd(point, "0")}.${digits.slice(point)}`);
}
