import type { useCouponForm } from "@shopkeeper/hooks/coupons";

/** What a group of fields of the coupon form is given. */
export interface CouponFieldsProps {
  coupon: ReturnType<typeof useCouponForm>;
  /** Turns the message of a rule into a sentence. */
  explain: (message: string) => string;
}
