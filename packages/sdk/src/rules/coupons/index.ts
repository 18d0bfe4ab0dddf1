export { beginsBeforeToday, couponRules, windowBounds } from "./coupon-rules";
export { couponLifecycle, type LifecycleTerms } from "./coupon-lifecycle";
export { type CouponSegment, couponSegmentLimits, segmentProblems, segmentRefusal } from "./coupon-segment";
export { couponRuleMessages, couponValueMessages } from "./messages";
export { canSend, type SendableCoupon, sendRefusal, type SendRefusal } from "./send-refusal";
