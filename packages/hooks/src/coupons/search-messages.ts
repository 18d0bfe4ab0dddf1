import { catalogue } from "../core";

/** What the search over everything calls coupons. */
export const couponSearchText = catalogue("couponSearch", { zh: { label: "优惠券" }, en: { label: "Coupons" } });
