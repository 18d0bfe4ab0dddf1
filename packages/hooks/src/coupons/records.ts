export { couponSearch } from "./coupon-search";
