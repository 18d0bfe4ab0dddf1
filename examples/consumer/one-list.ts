// The imports of an app with one list of coupons, for its bundle size.
export { accountOf, ShopProvider } from "@shopkeeper/hooks/shop";
export { useCouponList } from "@shopkeeper/hooks/coupons";
export { createMerchantClient } from "@shopkeeper/sdk";
export { browserSession } from "@shopkeeper/sdk/browser";
