import { useText } from "@shopkeeper/hooks/core";
import { couponText } from "@shopkeeper/hooks/coupons";
import { CouponReceiveType } from "@shopkeeper/sdk";
import { CouponChoice } from "./coupon-choice";
import type { CouponFieldsProps } from "./coupon-fields";
import { CouponNumber } from "./coupon-number";
import { CouponWindow } from "./coupon-window";

/** How and when buyers get a coupon, and how many there are. */
export function CouponClaimFields({ coupon, explain }: CouponFieldsProps) {
  const t = useText(couponText);
  const { limits, shows } = coupon;
  return (
    <>
      <CouponChoice
        coupon={coupon}
        explain={explain}
        name="receiveType"
        label={t("form.receiveType")}
        help={t("form.receiveTypeHelp")}
        options={[
          { value: CouponReceiveType.manual, label: t("form.manual") },
          { value: CouponReceiveType.gift, label: t("form.gift") },
        ]}
      />
      <CouponChoice
        coupon={coupon}
        explain={explain}
        name="isTimeReceive"
        label={t("form.claimKind")}
        options={[
          { value: true, label: t("form.claimLimited") },
          { value: false, label: t("form.claimAlways") },
        ]}
      />
      {shows.claimWindow && (
        <CouponWindow
          coupon={coupon}
          explain={explain}
          start="receiveStartTime"
          end="receiveEndTime"
          label={t("form.claimWindow")}
          outdated={coupon.outdated.claim}
        />
      )}
      <CouponChoice
        coupon={coupon}
        explain={explain}
        name="isLimited"
        label={t("form.limit")}
        options={[
          { value: true, label: t("form.limited") },
          { value: false, label: t("form.unlimited") },
        ]}
      />
      {shows.total && (
        <CouponNumber
          coupon={coupon}
          explain={explain}
          name="total"
          label={t("form.total")}
          placeholder={t("form.totalPlaceholder")}
          unit={t("form.pieces")}
          max={limits.totalMax}
        />
      )}
    </>
  );
}
