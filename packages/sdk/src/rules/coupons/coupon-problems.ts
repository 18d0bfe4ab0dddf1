import { CouponCategory } from "../../generated/code-sets";
import { CouponInput as limits } from "../../generated/fields";
import type { components } from "../../generated/schema";
import { lengthOf, type Problem, type Problems } from "../core";
import { dayStart, momentOf, wireTime } from "../time";
import type { couponRuleMessages } from "./messages";

/** How many days after today a window may end. */
const daysAhead = 600;

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

type CouponInput = components["schemas"]["CouponInput"];
type Key = keyof typeof couponRuleMessages;
type WholeNumber = "money" | "minPrice" | "day" | "total" | "sort";

/** A new coupon as the contract has it, except that a number which is not known yet is null. */
export type CouponTerms = Omit<CouponInput, WholeNumber> & { readonly [Name in WholeNumber]?: number | null };

/** What is wrong with a coupon, by field. */
export type CouponProblems = Problems<keyof CouponInput, Key>;

/** What is wrong with a new coupon at `now`; fields that its choices make meaningless are not checked. */
export function couponProblems(coupon: CouponTerms, now: Date): CouponProblems {
  const name = coupon.name.trim();
  return {
    ...(name === "" ? { name: problem("nameEmpty") } : lengthOf(name) > couponLimits.nameMax && { name: problem("nameLong") }),
    ...(coupon.category === CouponCategory.product && couponProductProblems(coupon.productIds)),
    ...wholeProblem(coupon, "minPrice", 0),
    ...(wholeProblem(coupon, "money", couponLimits.moneyMin) ?? overMinPrice(coupon)),
    ...(!coupon.isFixedTime && wholeProblem(coupon, "day", couponLimits.dayMin)),
    ...(coupon.isFixedTime && windowProblems(coupon, "useStartTime", "useEndTime", "useWindowEmpty", now)),
    ...(coupon.isTimeReceive && windowProblems(coupon, "receiveStartTime", "receiveEndTime", "claimWindowEmpty", now)),
    ...(coupon.isLimited && wholeProblem(coupon, "total", couponLimits.totalMin)),
    ...wholeProblem(coupon, "sort", couponLimits.sortMin),
  };
}

/** What is wrong with the products of a product coupon, as ids joined by commas. */
export function couponProductProblems(productIds: string | null | undefined): CouponProblems {
  if (!productIds) return { productIds: problem("productsEmpty") };
  return productIds.split(",").length > couponLimits.productsMax ? { productIds: problem("productsMany") } : {};
}

const problem = (key: Key): Problem<Key> => ({ key, params: couponLimits });

/** Days and numbers of pieces are as good as missing when they are 0. */
function wholeProblem(coupon: CouponTerms, field: WholeNumber, min: number): CouponProblems | undefined {
  const value = coupon[field] ?? undefined;
  if (value === undefined || Number.isNaN(value) || (value === 0 && (field === "day" || field === "total")))
    return { [field]: problem(`${field}Empty`) };
  return Number.isInteger(value) && value >= min && value <= couponLimits[`${field}Max`]
    ? undefined
    : { [field]: problem(`${field}Range`) };
}

/** A minimum spend of 0 is none. */
const overMinPrice = ({ money, minPrice }: CouponTerms): CouponProblems =>
  minPrice && minPrice > 0 && (money ?? 0) > minPrice ? { money: problem("moneyOverMinPrice") } : {};

type Edge = "useStartTime" | "useEndTime" | "receiveStartTime" | "receiveEndTime";

function windowProblems(coupon: CouponTerms, start: Edge, end: Edge, empty: Key, now: Date): CouponProblems {
  const found = windowProblem(coupon[start], coupon[end], now);
  return found ? { [found.at === "start" ? start : end]: problem(found.why === "empty" ? empty : found.why) } : {};
}

/** What is wrong with a window, and at which of its ends. */
interface WindowProblem {
  readonly at: "start" | "end";
  readonly why: "empty" | "startBeforeToday" | "endBeforeStart" | "endTooLate";
}

/** What is wrong with a window of wire times: it begins today at the earliest and ends within 600 days. */
export function windowProblem(start: string | null | undefined, end: string | null | undefined, now: Date): WindowProblem | undefined {
  const [begins, ends] = [momentOf(start), momentOf(end)];
  if (!begins) return { at: "start", why: "empty" };
  if (!ends) return { at: "end", why: "empty" };
  if (begins < dayStart(now)) return { at: "start", why: "startBeforeToday" };
  if (ends <= begins) return { at: "end", why: "endBeforeStart" };
  return ends >= dayStart(now, daysAhead + 1) ? { at: "end", why: "endTooLate" } : undefined;
}

/** The earliest and the latest wire time that a window may have. */
export const windowBounds = (now: Date) => ({
  min: wireTime(dayStart(now)),
  max: wireTime(new Date(dayStart(now, daysAhead + 1).getTime() - 1000)),
});
