import { addDecimals, multiplyDecimals, roundDecimal } from "./decimal";

/** Yuan as text with two decimals, the wire format of money: "12.30". */
export type MoneyText = string;

/** Exact cents of an amount; NaN if it is none. */
export function centsOf(amount: string | number): number {
  const [, sign, whole, decimals = ""] = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/.exec(String(amount).trim()) ?? [];
  if (whole === undefined) return Number.NaN;
  const cents = Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
  return sign === "-" ? -cents : cents;
}

/** Exact cents in the wire format of money: 1230 is "12.30". */
export function moneyText(cents: number): MoneyText {
  const positive = Math.abs(cents);
  return `${cents < 0 ? "-" : ""}${Math.floor(positive / 100)}.${String(positive % 100).padStart(2, "0")}`;
}

/** The exact sum of amounts; an invalid amount adds nothing. */
export const sumOf = (...amounts: readonly (string | number)[]): MoneyText => yuan(addDecimals(...amounts.map(readable)));

/** An amount times a number, exact until it is rounded to cents: 19.99 at a discount of 0.85 is 16.99. */
export const timesOf = (amount: string | number, factor: string | number): MoneyText =>
  yuan(multiplyDecimals(readable(amount), readable(factor)));

/** A price: positive with at most two decimals, or 0 (specification, section 5). */
export const isPrice = (text: string) => /^(0|0?\.\d{1,2}|0\.\d{1,2}|[1-9]\d*(\.\d{1,2})?)$/.test(text.trim());

const readable = (amount: string | number) => (addDecimals(amount) === undefined ? 0 : amount);
const yuan = (amount: string | undefined) => roundDecimal(amount ?? 0, 2) ?? "0.00";
