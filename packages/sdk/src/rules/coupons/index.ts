export {
  couponLimits,
  type CouponProblems,
  couponProblems,
  couponProductProblems,
  type CouponTerms,
  windowBounds,
  windowProblem,
} from "./coupon-problems";
export { couponRuleMessages } from "./messages";
export { canSend, type SendableCoupon, sendRefusal, type SendRefusal } from "./send-refusal";
