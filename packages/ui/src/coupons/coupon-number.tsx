import type { CouponForm } from "@shopkeeper/hooks/coupons";
import { FormItem } from "../core/form-item";
import { NumberInput } from "../core/number-input";
import type { CouponFieldsProps } from "./coupon-fields";

export interface CouponNumberProps extends CouponFieldsProps {
  name: "money" | "minPrice" | "day" | "total" | "sort";
  label: string;
  placeholder: string;
  unit?: string;
  max: number;
}

/** A whole number of the coupon form. */
export function CouponNumber({ coupon, explain, name, label, placeholder, unit, max }: CouponNumberProps) {
  return (
    <FormItem<CouponForm, typeof name> form={coupon.form} name={name} label={label} explain={explain} isRequired>
      {(field) => (
        <NumberInput
          {...field}
          value={field.value ?? undefined}
          onChange={(value) => field.onChange(value ?? null)}
          placeholder={placeholder}
          unit={unit}
          max={max}
          disabled={field.disabled || coupon.isLocked}
        />
      )}
    </FormItem>
  );
}
