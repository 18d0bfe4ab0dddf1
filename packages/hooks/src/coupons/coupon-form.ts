import type { TitledField } from "../texts";
import { CouponReceiveType, type Schema } from "@shopkeeper/sdk";
import { beginsBeforeToday, couponRules } from "@shopkeeper/sdk/rules/coupons";
import { recordForm } from "../form";
import { type CouponTextKey, thresholdTexts } from "./messages";

/** The form of a new coupon; a copy begins with every value of a stored one, also with a window that is past. */
export const couponForm = recordForm(couponRules, {
  initial: { receiveType: CouponReceiveType.gift, sort: 0 },
  own: (coupon?: Schema<"CouponInfo">) => ({
    /** The id of the coupon that it was filled from. */
    from: coupon?.id ?? null,
    productIds: coupon?.productList ?? [],
    /** 使用门槛: without one the minimum spend is 0. */
    hasThreshold: coupon !== undefined && coupon.minPrice > 0,
  }),
  uses: { minPrice: ({ hasThreshold }) => hasThreshold },
});

/** The values of the form. */
export type CouponForm = ReturnType<typeof couponForm.valuesOf>;

/** Whether it says what the coupon takes off. */
export const isValued = ({ money, hasThreshold, minPrice }: CouponForm) => money !== null && (!hasThreshold || minPrice !== null);

/** 使用门槛, which is of the form alone. */
export const thresholdField = { kind: "flag", required: true, ...thresholdTexts } satisfies TitledField;

/** The windows of a copied coupon that began before today and have to be chosen again. */
export function outdatedWindows(form: CouponForm, now: Date): { use?: CouponTextKey; claim?: CouponTextKey } {
  return {
    ...(form.isFixedTime && beginsBeforeToday(form.useStartTime, now) && { use: "problems.useWindowPast" }),
    ...(form.isTimeReceive && beginsBeforeToday(form.receiveStartTime, now) && { claim: "problems.claimWindowPast" }),
  };
}
