export { couponLimits, type CouponProblems, couponProblems, couponProductProblems, type CouponTerms } from "./coupon-problems";
export { windowBounds, windowProblem } from "./coupon-window";
export { couponRuleMessages } from "./messages";
export { canSend, type SendableCoupon, sendRefusal, type SendRefusal } from "./send-refusal";
