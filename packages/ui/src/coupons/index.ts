export { CouponFormScreen, type CouponFormScreenProps } from "./coupon-form-screen";
export { CouponListScreen, type CouponListScreenProps } from "./coupon-list-screen";
export { ClaimListScreen } from "./claim-list-screen";
