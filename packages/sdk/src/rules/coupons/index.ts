export { beginsBeforeToday, couponRules, windowBounds } from "./coupon-rules";
export { couponRuleMessages, couponValueMessages } from "./messages";
export { canSend, couponLifecycle, type LifecycleTerms, type SendableCoupon, sendRefusal, type SendRefusal } from "./coupon-state";
export { type CouponSegment, couponSegmentLimits, segmentProblems, segmentRefusal } from "./coupon-segment";
