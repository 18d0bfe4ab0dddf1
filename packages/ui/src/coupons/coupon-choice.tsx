import type { CouponForm } from "@shopkeeper/hooks/coupons";
import type { ReactNode } from "react";
import { FormItem } from "../core/form-item";
import { RadioGroup } from "../core/radio-group";
import type { Option } from "../core/select";
import type { CouponFieldsProps } from "./coupon-fields";

type Choice = "category" | "status" | "hasThreshold" | "isFixedTime" | "receiveType" | "isTimeReceive" | "isLimited";

export interface CouponChoiceProps<Name extends Choice> extends CouponFieldsProps {
  name: Name;
  label: string;
  help?: ReactNode;
  options: readonly Option<CouponForm[Name]>[];
}

/** One of a few things in the coupon form, all of them in view. */
export function CouponChoice<Name extends Choice>({ coupon, explain, name, label, help, options }: CouponChoiceProps<Name>) {
  return (
    <FormItem<CouponForm, Name> form={coupon.form} name={name} label={label} explain={explain} help={help} isGroup>
      {(field) => (
        <RadioGroup<CouponForm[Name]>
          value={field.value}
          onChange={field.onChange}
          disabled={field.disabled || coupon.isLocked}
          options={options}
        />
      )}
    </FormItem>
  );
}
