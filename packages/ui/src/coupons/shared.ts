export { CouponPicker, type CouponPickerProps } from "./coupon-picker";
