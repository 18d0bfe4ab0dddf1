import type { Text } from "@shopkeeper/hooks/core";
import type { CouponForm, couponText } from "@shopkeeper/hooks/coupons";

/** What the fields of the coupon form are called, in their order on the screen. */
export const couponFieldLabels = (t: Text<(typeof couponText)["zh"]>): Readonly<Partial<Record<keyof CouponForm, string>>> => ({
  name: t("form.name"),
  products: t("form.products"),
  money: t("form.money"),
  minPrice: t("form.minPrice"),
  day: t("form.day"),
  useStartTime: t("form.useWindow"),
  useEndTime: t("form.useWindow"),
  receiveStartTime: t("form.claimWindow"),
  receiveEndTime: t("form.claimWindow"),
  total: t("form.total"),
  sort: t("form.sort"),
});
