export { couponSearch } from "./coupon-search";
export { couponFacts, remaining, validity } from "./coupon-facts";
export { couponText, type CouponTextKey } from "./messages";
export { type CouponBrief, type CouponPicker, type CouponPickerOptions, useCouponPicker } from "./use-coupon-picker";
export { sendingText } from "./use-coupon-sending";
export type { Sending } from "./use-coupon-sending";
