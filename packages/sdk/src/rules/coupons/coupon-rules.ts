import { CouponCategory } from "../../generated/code-sets";
import { CouponInput as fields } from "../../generated/fields";
import type { components } from "../../generated/schema";
import type { FieldProblems, RecordRules } from "../records";
import { dayStart, momentOf, wireTime } from "../time";

type CouponInput = components["schemas"]["CouponInput"];

/** The sentences of what is wrong between several fields of a coupon; those of segments take `couponSegmentLimits`. */
export const couponRuleMessages = {
  moneyOverMinPrice: { zh: "优惠券面值不能大于最低消费", en: "The face value cannot exceed the minimum spend." },
  endBeforeStart: { zh: "结束时间必须晚于开始时间", en: "The end must be after the start." },
  startBeforeToday: { zh: "开始时间不能早于今天", en: "The start cannot be before today." },
  endTooLate: { zh: "结束时间不能晚于 600 天之后", en: "The end cannot be more than 600 days ahead." },
  segmentPeriodWrong: { zh: "请选择正确的关注时间", en: "Choose when they began to follow." },
  segmentProductEmpty: { zh: "请选择商品", en: "Choose a product." },
  segmentDaysRange: { zh: "天数须为 {{daysMin}} 至 {{daysMax}} 的整数", en: "A whole number from {{daysMin}} to {{daysMax}}." },
};

/** What a coupon takes off, with and without a minimum spend. */
export const couponValueMessages = {
  over: { zh: "满{{least}}减{{money}}", en: "¥{{money}} off ¥{{least}}" },
  any: { zh: "无门槛减{{money}}", en: "¥{{money}} off" },
};

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

/** How many days after today a window may end. */
const daysAhead = 600;

type Edge = "useStartTime" | "useEndTime" | "receiveStartTime" | "receiveEndTime";

/** A window begins today at the earliest and ends within 600 days; one without both ends is for its fields to refuse. */
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

/** The earliest and the latest wire time that a window may have. */
export const windowBounds = (now: Date) => ({
  min: wireTime(dayStart(now)),
  max: wireTime(new Date(dayStart(now, daysAhead + 1).getTime() - 1000)),
});
