import { useText } from "@shopkeeper/hooks/core";
import { couponText, type CouponTextKey } from "@shopkeeper/hooks/coupons";
import { useController } from "react-hook-form";
import { DateTimeRange } from "../core/date-time-range";
import { FormField } from "../core/form-field";
import type { CouponFieldsProps } from "./coupon-fields";

export interface CouponWindowProps extends CouponFieldsProps {
  start: "useStartTime" | "receiveStartTime";
  end: "useEndTime" | "receiveEndTime";
  label: string;
  /** Why the window that a copy brought along no longer holds. */
  outdated?: CouponTextKey;
}

/** A window of time in the coupon form, from today to 600 days ahead. */
export function CouponWindow({ coupon, explain, start, end, label, outdated }: CouponWindowProps) {
  const t = useText(couponText);
  const from = useController({ control: coupon.form.control, name: start });
  const to = useController({ control: coupon.form.control, name: end });
  const error = from.fieldState.error ?? to.fieldState.error;
  const message = error?.message === undefined ? undefined : error.type === "server" ? error.message : explain(error.message);
  return (
    <FormField label={label} isRequired isGroup error={message ?? (outdated && t(outdated))}>
      <DateTimeRange
        value={[from.field.value, to.field.value]}
        onChange={([nextStart, nextEnd]) => {
          if (nextStart !== from.field.value) from.field.onChange(nextStart);
          if (nextEnd !== to.field.value) to.field.onChange(nextEnd);
        }}
        min={coupon.bounds.min}
        max={coupon.bounds.max}
        disabled={coupon.isLocked || coupon.isReadOnly}
      />
    </FormField>
  );
}
