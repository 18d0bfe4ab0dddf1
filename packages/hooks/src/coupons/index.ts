export { type CouponForm } from "./coupon-form";
export { claimValidity, claimWindow, quantity, remaining, validity } from "./coupon-validity";
export { couponText, type CouponTextKey } from "./messages";
export { useClaimList } from "./use-claim-list";
export { type CouponFormOptions, useCouponForm } from "./use-coupon-form";
export { claims, coupons, useCouponList } from "./use-coupon-list";
