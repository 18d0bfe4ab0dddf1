export { beginsBeforeToday, couponRuleMessages, couponRules, couponValueMessages, windowBounds } from "./coupon-rules";
export { canSend, couponLifecycle, type LifecycleTerms, type SendableCoupon, sendRefusal, type SendRefusal } from "./coupon-state";
export { type CouponSegment, couponSegmentLimits, segmentProblems, segmentRefusal } from "./coupon-segment";
