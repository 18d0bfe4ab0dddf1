import { useText } from "@shopkeeper/hooks/core";
import { couponText } from "@shopkeeper/hooks/coupons";
import { CouponChoice } from "./coupon-choice";
import type { CouponFieldsProps } from "./coupon-fields";
import { CouponNumber } from "./coupon-number";
import { CouponWindow } from "./coupon-window";

/** From what spend on a coupon counts, and when it can be used. */
export function CouponUseFields({ coupon, explain }: CouponFieldsProps) {
  const t = useText(couponText);
  const { limits, shows } = coupon;
  return (
    <>
      <CouponChoice
        coupon={coupon}
        explain={explain}
        name="hasThreshold"
        label={t("form.threshold")}
        options={[
          { value: false, label: t("form.noThreshold") },
          { value: true, label: t("form.hasThreshold") },
        ]}
      />
      {shows.minPrice && (
        <CouponNumber
          coupon={coupon}
          explain={explain}
          name="minPrice"
          label={t("form.minPrice")}
          placeholder={t("form.minPricePlaceholder")}
          unit={t("form.yuan")}
          max={limits.minPriceMax}
        />
      )}
      <CouponChoice
        coupon={coupon}
        explain={explain}
        name="isFixedTime"
        label={t("form.validityKind")}
        options={[
          { value: false, label: t("form.inDays") },
          { value: true, label: t("form.inWindow") },
        ]}
      />
      {shows.day && (
        <CouponNumber
          coupon={coupon}
          explain={explain}
          name="day"
          label={t("form.day")}
          placeholder={t("form.dayPlaceholder")}
          unit={t("form.days")}
          max={limits.dayMax}
        />
      )}
      {shows.useWindow && (
        <CouponWindow
          coupon={coupon}
          explain={explain}
          start="useStartTime"
          end="useEndTime"
          label={t("form.useWindow")}
          outdated={coupon.outdated.use}
        />
      )}
    </>
  );
}
