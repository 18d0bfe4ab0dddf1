import { useLanguage, useText } from "@shopkeeper/hooks/core";
import { couponText } from "@shopkeeper/hooks/coupons";
import { CouponCategory, labelOf } from "@shopkeeper/sdk";
import { FormItem } from "../core/form-item";
import { TextInput } from "../core/text-input";
import { CouponChoice } from "./coupon-choice";
import type { CouponFieldsProps } from "./coupon-fields";
import { CouponNumber } from "./coupon-number";
import { CouponProductsField } from "./coupon-products-field";

/** What a coupon is called, what it is for, and what it is worth. */
export function CouponBasicFields({ coupon, explain }: CouponFieldsProps) {
  const t = useText(couponText);
  const language = useLanguage();
  const { form, limits, isLocked, shows } = coupon;
  return (
    <>
      <FormItem form={form} name="name" label={t("form.name")} explain={explain} isRequired>
        {(field) => (
          <TextInput
            {...field}
            placeholder={t("form.namePlaceholder")}
            maxLength={limits.nameMax}
            hasCounter
            disabled={field.disabled || isLocked}
          />
        )}
      </FormItem>
      <CouponChoice
        coupon={coupon}
        explain={explain}
        name="category"
        label={t("form.category")}
        options={[CouponCategory.merchant, CouponCategory.product].map((value) => ({
          value,
          label: labelOf("CouponCategory", value, language),
        }))}
      />
      {shows.products && <CouponProductsField coupon={coupon} explain={explain} />}
      <CouponNumber
        coupon={coupon}
        explain={explain}
        name="money"
        label={t("form.money")}
        placeholder={t("form.moneyPlaceholder")}
        unit={t("form.yuan")}
        max={limits.moneyMax}
      />
      <CouponNumber
        coupon={coupon}
        explain={explain}
        name="sort"
        label={t("form.sort")}
        placeholder={t("form.sortPlaceholder")}
        max={limits.sortMax}
      />
      <CouponChoice
        coupon={coupon}
        explain={explain}
        name="status"
        label={t("form.status")}
        options={[
          { value: true, label: t("form.on") },
          { value: false, label: t("form.off") },
        ]}
      />
    </>
  );
}
