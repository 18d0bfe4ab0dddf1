import { CouponCategory, CouponReceiveType, limits, type Schema } from "@shopkeeper/sdk";
import * as z from "zod/mini";
import type { CouponForm } from "./coupon-form";
import { daysAhead, windowProblem } from "./coupon-window";
import type { CouponTextKey } from "./messages";

const { name, money, minPrice, day, total, sort, productIds } = limits.CouponInput;

/** The most digits of an id and the comma after it. */
const idLength = 11;

/** The limits of the form, as its inputs and its sentences take them; from the contract, and at least 1 where 0 would mean nothing. */
export const couponLimits = {
  nameMax: name.maxLength,
  moneyMin: money.min,
  moneyMax: money.max,
  minPriceMin: 1,
  minPriceMax: minPrice.max,
  dayMin: 1,
  dayMax: day.max,
  totalMin: 1,
  totalMax: total.max,
  sortMin: sort.min,
  sortMax: sort.max,
  productsMax: Math.floor((productIds.maxLength + 1) / idLength),
  daysAhead,
} as const;

/** What is wrong with a coupon as typed, field by field, as keys of the coupon texts. */
export type CouponProblems = Partial<Record<keyof CouponForm, CouponTextKey>>;

/** What is wrong with a new coupon. What a choice leaves without meaning is not looked at. */
export function couponProblems(coupon: CouponForm, now: Date): CouponProblems {
  const limit = couponLimits;
  return present({
    name: coupon.name.trim() === "" ? "problems.nameEmpty" : coupon.name.trim().length > limit.nameMax ? "problems.nameLong" : undefined,
    products: coupon.category === CouponCategory.product ? productsProblem(coupon.products) : undefined,
    minPrice: coupon.hasThreshold ? whole(coupon.minPrice, limit.minPriceMin, limit.minPriceMax, "minPrice") : undefined,
    money: whole(coupon.money, limit.moneyMin, limit.moneyMax, "money") ?? overThreshold(coupon),
    day: coupon.isFixedTime ? undefined : whole(coupon.day || null, limit.dayMin, limit.dayMax, "day"),
    ...(coupon.isFixedTime &&
      windowProblems(["useStartTime", coupon.useStartTime], ["useEndTime", coupon.useEndTime], "problems.useWindowEmpty", now)),
    ...(coupon.isTimeReceive &&
      windowProblems(
        ["receiveStartTime", coupon.receiveStartTime],
        ["receiveEndTime", coupon.receiveEndTime],
        "problems.claimWindowEmpty",
        now,
      )),
    total: coupon.isLimited ? whole(coupon.total || null, limit.totalMin, limit.totalMax, "total") : undefined,
    sort: whole(coupon.sort, limit.sortMin, limit.sortMax, "sort"),
  });
}

/** What is wrong with a coupon whose products alone are edited. */
const productProblems = ({ products }: Pick<CouponForm, "products">): CouponProblems => present({ products: productsProblem(products) });

/** The rules of the coupon form: of a new coupon, or of one whose products alone are edited. */
export function couponSchema(mode: "new" | "products", now: () => Date) {
  return couponShape.check(({ value, issues }) => {
    const problems = mode === "new" ? couponProblems(value, now()) : productProblems(value);
    for (const [field, message] of Object.entries(problems)) issues.push({ code: "custom", path: [field], message, input: value });
  });
}

const number = () => z.nullable(z.custom<number>((value) => typeof value === "number"));

const couponShape = z.object({
  from: number(),
  name: z.string(),
  category: z.enum({ merchant: CouponCategory.merchant, product: CouponCategory.product }),
  products: z.array(z.custom<Schema<"ProductBrief">>((product) => typeof product === "object")),
  money: number(),
  hasThreshold: z.boolean(),
  minPrice: number(),
  isFixedTime: z.boolean(),
  day: number(),
  useStartTime: z.string(),
  useEndTime: z.string(),
  isTimeReceive: z.boolean(),
  receiveStartTime: z.string(),
  receiveEndTime: z.string(),
  receiveType: z.enum(CouponReceiveType),
  isLimited: z.boolean(),
  total: number(),
  sort: number(),
  status: z.boolean(),
});

function whole(
  value: number | null,
  min: number,
  max: number,
  field: "money" | "minPrice" | "day" | "total" | "sort",
): CouponTextKey | undefined {
  if (value === null || Number.isNaN(value)) return `problems.${field}Empty`;
  return Number.isInteger(value) && value >= min && value <= max ? undefined : `problems.${field}Range`;
}

function overThreshold({ hasThreshold, money, minPrice }: CouponForm): CouponTextKey | undefined {
  return hasThreshold && money !== null && minPrice !== null && minPrice > 0 && money > minPrice ? "problems.moneyOverMinPrice" : undefined;
}

function productsProblem(products: CouponForm["products"]): CouponTextKey | undefined {
  if (products.length === 0) return "problems.productsEmpty";
  return products.length > couponLimits.productsMax ? "problems.productsMany" : undefined;
}

type Edge = readonly ["useStartTime" | "useEndTime" | "receiveStartTime" | "receiveEndTime", string];

function windowProblems([startField, start]: Edge, [endField, end]: Edge, empty: CouponTextKey, now: Date): CouponProblems {
  const problem = windowProblem(start, end, now);
  if (!problem) return {};
  return { [problem.at === "start" ? startField : endField]: problem.why === "empty" ? empty : `problems.${problem.why}` };
}

function present(problems: { [Field in keyof CouponForm]?: CouponTextKey | undefined }): CouponProblems {
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}
