import { SeckillSkuOffer } from "../../generated/fields";
import type { Problem, Problems } from "../core";
import type { seckillRuleMessages } from "./messages";

/** A SKU offered in an activity: a missing value is null; its price in cents. */
export interface SkuOffer {
  readonly quota: number | null;
  readonly activityPrice: number | null;
  /** Its current stock. */
  readonly stock: number;
}

type Found = Problem<keyof typeof seckillRuleMessages>;

/** The limits of an offer; prices in yuan. */
export const seckillLimits = { priceMax: 99_999, quotaMax: SeckillSkuOffer.quota.max, productsMax: 100 } as const;

const priceMaxCents = seckillLimits.priceMax * 100;

/** The problem of the price of a SKU in an activity, in cents. */
export function activityPriceProblem(cents: number | null): Found | undefined {
  if (cents === null || Number.isNaN(cents)) return { key: "priceEmpty" };
  return cents > 0 && cents <= priceMaxCents ? undefined : { key: "priceWrong", params: seckillLimits };
}

function quotaProblem({ quota, stock }: Pick<SkuOffer, "quota" | "stock">): Found | undefined {
  if (quota === null) return { key: "quotaEmpty" };
  return quota > stock ? { key: "quotaMuch", params: { stock } } : undefined;
}

/** The problems of the SKUs of a product, by the field of each: `0.quota`, `2.activityPrice`; at least one piece must be offered. */
export function offerProblems(skus: readonly SkuOffer[]): Problems<string, keyof typeof seckillRuleMessages> {
  const problems: Record<string, Found> = {};
  for (const [at, sku] of skus.entries()) {
    const [quota, price] = [quotaProblem(sku), activityPriceProblem(sku.activityPrice)];
    if (quota) problems[`${at}.quota`] = quota;
    if (price) problems[`${at}.activityPrice`] = price;
  }
  if (skus.every(({ quota }) => quota === 0)) problems["0.quota"] = { key: "quotaNone" };
  return problems;
}
