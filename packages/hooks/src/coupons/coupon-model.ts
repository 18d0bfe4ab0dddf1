import type { Schema } from "@shopkeeper/sdk";
import { couponProblems, couponProductProblems } from "@shopkeeper/sdk/rules/coupons";
import { type FormModel, formSchema, problemKeys } from "../core";
import { type CouponForm, couponFormOf, couponTerms, newCoupon, productIdsOf } from "./coupon-form";

/** Fields of the contract that the form calls otherwise. */
export const couponWireNames = { productIds: "products" } as const;

/** The form of a new coupon, or of one whose products alone are edited. */
export const couponModel = (mode: "new" | "products", now: () => Date): FormModel<CouponForm, Schema<"CouponInfo">> => ({
  schema: formSchema<CouponForm>((form) =>
    problemKeys(mode === "new" ? couponProblems(couponTerms(form), now()) : couponProductProblems(productIdsOf(form)), couponWireNames),
  ),
  valuesOf: (coupon) => (coupon ? couponFormOf(coupon) : newCoupon),
});
