import { groupedNumber } from "@shopkeeper/hooks/texts";

/** An amount, formatted for sentences that name yuan themselves: "1234.50" is 1,234.50. */
export function yuanText(amount: string) {
  const [whole = "0", decimals = "00"] = amount.split(".");
  return `${groupedNumber(Number(whole))}.${decimals}`;
}
