/** The prices of a SKU inside and outside an activity, in cents. */
export interface SeckillPrices {
  readonly activityPrice: number;
  readonly price: number;
  readonly cost: number;
}

/** Why an activity price is suspicious. */
export type PriceDoubt = "aboveSelling" | "belowCost" | "belowTenth";

/** The most serious doubt about the activity price of a SKU; a cost of 0 is unknown. */
export function priceDoubt({ activityPrice, price, cost }: SeckillPrices): PriceDoubt | undefined {
  if (activityPrice * 10 < price) return "belowTenth";
  if (activityPrice < cost) return "belowCost";
  return activityPrice > price ? "aboveSelling" : undefined;
}

/** A percentage of a price in cents, half-up. */
export const percentOf = (cents: number, percent: number) => Math.floor((cents * percent * 2 + 100) / 200);

/** The quota requested for several SKUs, limited to the stock of this one. */
export const cappedQuota = (quota: number, stock: number) => Math.min(quota, Math.max(0, stock));
