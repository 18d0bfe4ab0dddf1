export type { CouponProblems, CouponTerms } from "./coupon-problems";
export { couponLimits, couponProblems, couponProductProblems, windowBounds, windowProblem } from "./coupon-problems";
export { couponLifecycle, type LifecycleTerms } from "./coupon-lifecycle";
export { type CouponSegment, couponSegmentLimits, segmentProblems, segmentRefusal } from "./coupon-segment";
export { couponValue } from "./coupon-value";
export { couponRuleMessages } from "./messages";
export { canSend, type SendableCoupon, sendRefusal, type SendRefusal } from "./send-refusal";
