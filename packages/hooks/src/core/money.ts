/** Yuan as text with two decimals, as it travels: "12.30". */
export type MoneyText = string;

/** Exact cents of an amount; undefined where it is none. */
export function centsOf(amount: string | number): number | undefined {
  const [, sign, whole, decimals = ""] = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/.exec(String(amount).trim()) ?? [];
  if (whole === undefined) return undefined;
  const cents = Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
  return sign === "-" ? -cents : cents;
}

/** The text of exact cents: 1230 is "12.30". */
export function moneyOf(cents: number): MoneyText {
  const positive = Math.abs(cents);
  return `${cents < 0 ? "-" : ""}${Math.floor(positive / 100)}.${String(positive % 100).padStart(2, "0")}`;
}

/** The exact sum of amounts. */
export const sumOf = (...amounts: readonly (string | number)[]) =>
  moneyOf(amounts.reduce<number>((sum, amount) => sum + (centsOf(amount) ?? 0), 0));

/** An amount times a whole number. */
export const timesOf = (amount: string | number, count: number) => moneyOf((centsOf(amount) ?? 0) * count);

/** A price: positive with at most two decimals, or 0 (specification, section 5). */
export const isPrice = (text: string) => /^(0|0?\.\d{1,2}|0\.\d{1,2}|[1-9]\d*(\.\d{1,2})?)$/.test(text.trim());
