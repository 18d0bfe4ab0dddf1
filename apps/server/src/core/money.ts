/** Money as the wire writes it, with two decimals, in cents. */
export const centsOf = (money: string) => Number(money.replace(".", ""));

/** Cents as the wire writes money: yuan with two decimals. */
export function moneyText(cents: number) {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
