export { minimumSpend, pickerValidity, remaining } from "./coupon-validity";
export type { Sending } from "./use-coupon-sending";
export { type CouponPhrase, couponText, type CouponTextKey } from "./messages";
export { type CouponBrief, type CouponPickerOptions, useCouponPicker } from "./use-coupon-picker";
export { couponSearch } from "./coupon-search";
