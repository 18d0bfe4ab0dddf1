export { type CouponForm, couponInput, newCoupon, outdatedWindows } from "./coupon-form";
export { claimValidity, claimWindow, minimumSpend, pickerValidity, quantity, remaining, validity } from "./coupon-validity";
export { type CouponPhrase, couponText, type CouponTextKey } from "./messages";
export { type CouponFormOptions, useCouponForm } from "./use-coupon-form";
export { claims, coupons, useCouponList } from "./use-coupon-list";
