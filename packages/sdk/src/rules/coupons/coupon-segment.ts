import { CouponSegmentKind } from "../../generated/code-sets";
import { CouponSegmentInput as limits } from "../../generated/fields";
import type { components } from "../../generated/schema";
import type { Problem, Problems } from "../core";
import { dateRange } from "../time";
import type { couponRuleMessages } from "./messages";

/** The receivers of a coupon: a kind of segment, and its parameters. */
export type CouponSegment = Pick<components["schemas"]["CouponSegmentInput"], "kind" | "dateLimit" | "productId" | "days">;

/** The limits of a segment; `peopleMax` keeps one send short enough to be one transaction. */
export const couponSegmentLimits = { daysMin: limits.days.min, daysMax: limits.days.max, peopleMax: 10_000 } as const;

/** The problem of the field that a segment's kind needs: missing or invalid. */
export function segmentProblems(
  { kind, dateLimit, productId, days }: CouponSegment,
  now: Date,
): Problems<"dateLimit" | "productId" | "days", keyof typeof couponRuleMessages> {
  switch (kind) {
    case CouponSegmentKind.followed:
      return dateLimit && !dateRange(dateLimit, now) ? { dateLimit: { key: "segmentPeriodWrong" } } : {};
    case CouponSegmentKind.bought:
      return productId ? {} : { productId: { key: "segmentProductEmpty" } };
    default:
      return days && days <= couponSegmentLimits.daysMax ? {} : { days: { key: "segmentDaysRange", params: couponSegmentLimits } };
  }
}

/** Why a coupon is not sent to a segment of `count` people when the sender was shown `shown`, as a code of the contract. */
export function segmentRefusal(
  count: number,
  shown: number,
): Problem<"couponSegmentEmpty" | "couponSegmentGrown" | "couponSegmentLarge"> | undefined {
  if (count === 0) return { key: "couponSegmentEmpty" };
  if (count > couponSegmentLimits.peopleMax) return { key: "couponSegmentLarge", params: { count, max: couponSegmentLimits.peopleMax } };
  return count > shown ? { key: "couponSegmentGrown", params: { count } } : undefined;
}
