import { PriceMode, PriceRounding } from "../../generated/code-sets";
import { FreeProductEdit_attrValue as edited } from "../../generated/fields";

type CodeOf<Set> = Set[keyof Set];

/** A change of prices; `amount` is in hundredths: of a yuan, or of one per cent. */
export interface PriceChange {
  readonly mode: CodeOf<typeof PriceMode>;
  readonly amount: number;
  readonly rounding?: CodeOf<typeof PriceRounding> | undefined;
}

/** The maximum price, in cents. */
export const priceMaxCents = Math.round(edited.price.max * 100);

/** The rounding steps of prices, in cents. */
const steps: Readonly<Record<CodeOf<typeof PriceRounding>, number>> = {
  [PriceRounding.fen]: 1,
  [PriceRounding.jiao]: 10,
  [PriceRounding.yuan]: 100,
};

/** A price after a change, in cents, rounded half up; it may be out of range. */
export function changedPrice(price: number, { mode, amount, rounding = PriceRounding.fen }: PriceChange): number {
  const step = steps[rounding];
  // whole numbers as long as possible: any result in range is exact
  if (mode === PriceMode.percent) return Math.floor((price * amount + 5_000 * step) / (10_000 * step)) * step;
  const exact = mode === PriceMode.set ? amount : price + amount;
  return Math.floor((exact + step / 2) / step) * step;
}

/** Whether a price in cents is within the allowed range. */
export const isPriceInRange = (price: number) => price >= 0 && price <= priceMaxCents;

/** Why a price is suspicious (ADR 21). */
export type PriceDoubt = "zero" | "untouched" | "belowCost" | "tenfold" | "tenth";

/** The doubt about a price, given the cost and the previous price, all in cents; NaN for an unknown one. */
export function priceDoubt(price: number, cost: number, before: number): PriceDoubt | undefined {
  if (Number.isNaN(price)) return undefined;
  if (price === 0) return "zero";
  if (price === 1) return "untouched";
  if (price < cost) return "belowCost";
  if (!(before > 0)) return undefined;
  if (price >= before * 10) return "tenfold";
  return price * 10 <= before ? "tenth" : undefined;
}
