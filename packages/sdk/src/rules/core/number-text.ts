import { type AmountOf, amountUnits, asIs } from "./amount-units-messages";
import { identifierText } from "./identifier";

/**
 * An amount typed by people or written by spreadsheets, in plain digits: without widths, currency, unit, thousands separators,
 * exponent and needless zeros. A text that cannot be read is unchanged, so that it is refused at its place (ADR 77).
 */
export function amountText(text: string, of: AmountOf = "money"): string {
  const plain = identifierText(text).replaceAll("。", ".");
  if (plain.length > longest) return plain;
  const bare = plain.replace(/^(-?)\s*(?:[¥￥$]|rmb|cny)\s*(?=[\d.])/i, "$1");
  const [, number, unit = ""] = /^(-?[\d.,]+(?:e[+-]?\d{1,2})?)\s*([^\d\s.,]\S*)?$/i.exec(bare) ?? [];
  const factor = unit === "" ? asIs : amountUnits[of].get(unit.toLowerCase());
  const digits = number === undefined ? undefined : spelledOut(withoutThousands(number));
  if (digits === undefined || factor === undefined) return plain;
  const [times, places] = factor;
  return withoutNeedlessZeros(places === 0 && times === 1n ? digits : moved(digits, times, places));
}

/** The maximum length of an amount, with all its characters. */
const longest = 60;

const withoutThousands = (number: string) =>
  number.replace(/^-?\d{1,3}(?:,\d{3})+(?=[.e]|$)/i, (thousands) => thousands.replaceAll(",", ""));

/** 1.2e5 without its exponent; undefined if it is no number. */
function spelledOut(number: string): string | undefined {
  const [, mantissa = "", exponent] = /^([^e]+)(?:e([+-]?\d{1,2}))?$/i.exec(number) ?? [];
  if (!/^-?\d*(?:\.\d*)?$/.test(mantissa) || !/\d/.test(mantissa)) return undefined;
  return exponent === undefined ? mantissa : moved(mantissa, 1n, Number(exponent));
}

/** Digits times `times`, with the point moved by `places`. */
function moved(number: string, times: bigint, places: number): string {
  const [, minus = "", whole = "", decimals = ""] = /^(-?)(\d*)(?:\.(\d*))?$/.exec(number) ?? [];
  const digits = (BigInt(`0${whole}${decimals}`) * times).toString();
  const scale = decimals.length - places;
  if (scale <= 0) return `${minus}${digits}${"0".repeat(-scale)}`;
  const padded = digits.padStart(scale + 1, "0");
  return `${minus}${padded.slice(0, -scale)}.${padded.slice(-scale)}`;
}

function withoutNeedlessZeros(number: string): string {
  const [, minus = "", whole = "", decimals = ""] = /^(-?)(\d*)(?:\.(\d*))?$/.exec(number) ?? [];
  let end = decimals.length;
  while (decimals[end - 1] === "0") end -= 1;
  const units = whole.replace(/^0+(?=\d)/, "") || "0";
  return end === 0 ? `${minus}${units}` : `${minus}${units}.${decimals.slice(0, end)}`;
}
