/** The prices of a SKU in an activity and out of it, in cents. */
export interface SeckillPrices {
  readonly activityPrice: number;
  readonly price: number;
  readonly cost: number;
}

/** What looks wrong about an activity price. */
export type PriceDoubt = "aboveSelling" | "belowCost" | "belowTenth";

/** What looks wrong about the activity price of a SKU, the worst first; a cost of 0 is not known. */
export function priceDoubt({ activityPrice, price, cost }: SeckillPrices): PriceDoubt | undefined {
  if (activityPrice * 10 < price) return "belowTenth";
  if (activityPrice < cost) return "belowCost";
  return activityPrice > price ? "aboveSelling" : undefined;
}

/** So many per cent of a price in cents, half a cent up. */
export const percentOf = (cents: number, percent: number) => Math.floor((cents * percent * 2 + 100) / 200);

/** A quota that was wanted for several SKUs, as far as the stock of this one goes. */
export const cappedQuota = (quota: number, stock: number) => Math.min(quota, Math.max(0, stock));
