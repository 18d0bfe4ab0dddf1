import { CouponCategory } from "../../generated/code-sets";
import { CouponInput as fields } from "../../generated/fields";
import type { components } from "../../generated/schema";
import type { FieldProblems, RecordRules } from "../records";
import { dayStart, momentOf, wireTime } from "../time";
import { couponRuleMessages } from "./messages";

type CouponInput = components["schemas"]["CouponInput"];

/** The rules of a new coupon. */
export const couponRules = {
  fields,
  uses: {
    productIds: ({ category }) => category === CouponCategory.product,
    total: ({ isLimited }) => isLimited,
    day: ({ isFixedTime }) => !isFixedTime,
    useStartTime: ({ isFixedTime }) => isFixedTime,
    useEndTime: ({ isFixedTime }) => isFixedTime,
    receiveStartTime: ({ isTimeReceive }) => isTimeReceive,
    receiveEndTime: ({ isTimeReceive }) => isTimeReceive,
  },
  conflicts: (coupon, now): FieldProblems => ({
    ...(coupon.minPrice > 0 && coupon.money > coupon.minPrice && { money: couponRuleMessages.moneyOverMinPrice }),
    ...(coupon.isFixedTime && windowConflict(coupon, "useStartTime", "useEndTime", now)),
    ...(coupon.isTimeReceive && windowConflict(coupon, "receiveStartTime", "receiveEndTime", now)),
  }),
} satisfies RecordRules<typeof fields, CouponInput>;

/** The number of days after today on which a window may end. */
const daysAhead = 600;

type Edge = "useStartTime" | "useEndTime" | "receiveStartTime" | "receiveEndTime";

/** A window begins today at the earliest and ends within 600 days; without both ends only the rules of its fields apply. */
function windowConflict(coupon: CouponInput, start: Edge, end: Edge, now: Date): FieldProblems {
  const [begins, ends] = [momentOf(coupon[start]), momentOf(coupon[end])];
  if (beginsBeforeToday(coupon[start], now)) return { [start]: couponRuleMessages.startBeforeToday };
  if (!begins || !ends) return {};
  if (ends <= begins) return { [end]: couponRuleMessages.endBeforeStart };
  return ends >= dayStart(now, daysAhead + 1) ? { [end]: couponRuleMessages.endTooLate } : {};
}

/** Whether a window from this wire time on would begin before today. */
export function beginsBeforeToday(start: string | null | undefined, now: Date) {
  const begins = momentOf(start);
  return begins !== undefined && begins < dayStart(now);
}

/** The earliest and the latest wire time of a window. */
export const windowBounds = (now: Date) => ({
  min: wireTime(dayStart(now)),
  max: wireTime(new Date(dayStart(now, daysAhead + 1).getTime() - 1000)),
});
