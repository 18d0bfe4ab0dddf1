import { CouponInput as limits } from "../../generated/limits";
import { daysAhead } from "./coupon-window";

/** The most digits of an id and the comma after it. */
const idLength = 11;

/** The limits of a new coupon, from the contract, and at least 1 where 0 would mean nothing; the sentences about it take them as parameters. */
export const couponLimits = {
  nameMax: limits.name.maxLength,
  moneyMin: limits.money.min,
  moneyMax: limits.money.max,
  minPriceMin: 1,
  minPriceMax: limits.minPrice.max,
  dayMin: 1,
  dayMax: limits.day.max,
  totalMin: 1,
  totalMax: limits.total.max,
  sortMin: limits.sort.min,
  sortMax: limits.sort.max,
  /** As many as surely fit into one request. */
  productsMax: Math.floor((limits.productIds.maxLength + 1) / idLength),
  daysAhead,
} as const;
