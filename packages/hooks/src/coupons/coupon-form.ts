import { CouponCategory, CouponReceiveType, type Schema } from "@shopkeeper/sdk";
import { beginsBeforeToday, couponRules } from "@shopkeeper/sdk/rules/coupons";
import { recordForm } from "../form";
import { type TitledField, textOf } from "../texts";
import { claimWindow, validity, valueLine } from "./coupon-facts";
import { couponText, type CouponTextKey, thresholdTexts } from "./messages";

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

/** Whether the discount of the coupon is filled in. */
const isValued = ({ money, hasThreshold, minPrice }: CouponForm) => money !== null && (!hasThreshold || minPrice !== null);

/** 使用门槛, a field that only the form has. */
export const thresholdField = { kind: "flag", required: true, ...thresholdTexts } satisfies TitledField;

/** The windows of a copied coupon that began before today and have to be chosen again. */
export function outdatedWindows(form: CouponForm, now: Date): { use?: CouponTextKey; claim?: CouponTextKey } {
  return {
    ...(form.isFixedTime && beginsBeforeToday(form.useStartTime, now) && { use: "problems.useWindowPast" }),
    ...(form.isTimeReceive && beginsBeforeToday(form.receiveStartTime, now) && { claim: "problems.claimWindowPast" }),
  };
}

/** The buyer's ticket of the coupon in the form; a missing value has a placeholder. */
export function couponTicket(form: CouponForm) {
  const { money, isFixedTime, day, isTimeReceive } = form;
  const isDated = isFixedTime ? form.useStartTime !== "" && form.useEndTime !== "" : day !== null;
  const isClaimDated = isTimeReceive && form.receiveStartTime !== "" && form.receiveEndTime !== "";
  return {
    name: form.name.trim() || textOf(couponText, "ticket.noName"),
    /** In yuan; null while there is none. */
    money,
    value: isValued(form) ? valueLine(couponForm.inputOf(form)) : textOf(couponText, "ticket.noValue"),
    scope:
      form.category === CouponCategory.product
        ? textOf(couponText, "ticket.products", { count: form.productIds.length })
        : textOf(couponText, "ticket.everything"),
    validity: !isDated
      ? textOf(couponText, "ticket.noValidity")
      : isFixedTime
        ? validity(form)
        : textOf(couponText, "ticket.afterClaim", { day: day ?? 0 }),
    claim: isClaimDated ? textOf(couponText, "ticket.claimWithin", { window: claimWindow(form) }) : undefined,
    action: textOf(couponText, form.receiveType === CouponReceiveType.gift ? "ticket.gift" : "ticket.claim"),
    isOff: !form.status,
  };
}
