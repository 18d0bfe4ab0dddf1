import { CouponCategory, CouponReceiveType, type Schema } from "@shopkeeper/sdk";
import { couponProblems, couponProductProblems, type CouponTerms, windowProblem } from "@shopkeeper/sdk/rules/coupons";
import { momentOf, wireTime } from "@shopkeeper/sdk/rules/time";
import { type FormModel, formSchema, problemKeys } from "../form";
import type { CouponTextKey } from "./messages";

/** The values of the form: an empty number is null, an empty time is "", times are wire times (at +08:00). */
export interface CouponForm {
  /** The id of the coupon that it was filled from. */
  from: number | null;
  name: string;
  category: typeof CouponCategory.merchant | typeof CouponCategory.product;
  products: Schema<"ProductBrief">[];
  money: number | null;
  /** 使用门槛: without one the minimum spend is 0. */
  hasThreshold: boolean;
  minPrice: number | null;
  isFixedTime: boolean;
  day: number | null;
  useStartTime: string;
  useEndTime: string;
  isTimeReceive: boolean;
  receiveStartTime: string;
  receiveEndTime: string;
  receiveType: (typeof CouponReceiveType)[keyof typeof CouponReceiveType];
  isLimited: boolean;
  total: number | null;
  sort: number | null;
  status: boolean;
}

/** Fields of the contract that the form calls otherwise. */
export const couponWireNames = { productIds: "products" } as const;

/** The form of a new coupon, or of one whose products alone are edited. */
export const couponModel = (mode: "new" | "products", now: () => Date): FormModel<CouponForm, Schema<"CouponInfo">> => ({
  schema: formSchema<CouponForm>((form) =>
    problemKeys(mode === "new" ? couponProblems(couponTerms(form), now()) : couponProductProblems(productIdsOf(form)), couponWireNames),
  ),
  valuesOf: couponFormOf,
});

/** The form of a new coupon, or of a stored one with every value it has, also a window that is past. */
export const couponFormOf = (coupon?: Schema<"CouponInfo">): CouponForm => ({
  from: coupon?.id ?? null,
  name: coupon?.name ?? "",
  category: coupon?.category === CouponCategory.product ? CouponCategory.product : CouponCategory.merchant,
  products: coupon?.productList ?? [],
  money: coupon?.money ?? null,
  hasThreshold: coupon !== undefined && coupon.minPrice > 0,
  minPrice: coupon?.minPrice || null,
  isFixedTime: coupon?.isFixedTime ?? false,
  day: coupon?.day || null,
  useStartTime: coupon?.useStartTime ?? "",
  useEndTime: coupon?.useEndTime ?? "",
  isTimeReceive: coupon?.isTimeReceive ?? false,
  receiveStartTime: coupon?.receiveStartTime ?? "",
  receiveEndTime: coupon?.receiveEndTime ?? "",
  receiveType: coupon?.receiveType === CouponReceiveType.manual ? CouponReceiveType.manual : CouponReceiveType.gift,
  isLimited: coupon?.isLimited ?? false,
  total: coupon?.total || null,
  sort: coupon?.sort ?? 0,
  status: coupon?.status ?? false,
});

/** Converts a form to the terms that the rules check, without the fields that its choices make meaningless. */
export function couponTerms(form: CouponForm): CouponTerms {
  const { category, receiveType, money, isLimited, isTimeReceive, isFixedTime, sort, status } = form;
  return {
    ...{ name: form.name.trim(), category, receiveType, money, isLimited, isTimeReceive, isFixedTime, sort, status },
    minPrice: form.hasThreshold ? form.minPrice || null : 0,
    total: isLimited ? form.total : 0,
    ...(isTimeReceive && { receiveStartTime: onWire(form.receiveStartTime), receiveEndTime: onWire(form.receiveEndTime) }),
    ...(isFixedTime ? { useStartTime: onWire(form.useStartTime), useEndTime: onWire(form.useEndTime) } : { day: form.day }),
    ...(category === CouponCategory.product && { productIds: productIdsOf(form) }),
  };
}

/** The request body of a valid form. */
export function couponInput(form: CouponForm): Schema<"CouponInput"> {
  const { money, minPrice, sort, ...terms } = couponTerms(form);
  return { ...terms, money: money ?? 0, minPrice: minPrice ?? 0, sort: sort ?? 0 };
}

/** The ids of a form's products, joined by commas. */
export const productIdsOf = ({ products }: Pick<CouponForm, "products">) => products.map(({ id }) => id).join(",");

/** The values that other fields depend on: without those that only their own input shows. */
export const choicesOf = ({ name: _, money: _money, minPrice: _minPrice, day: _day, total: _total, sort: _sort, ...choices }: CouponForm) =>
  choices;

/** The windows of a copied coupon that began before today and have to be chosen again. */
export function outdatedWindows(form: ReturnType<typeof choicesOf>, now: Date): { use?: CouponTextKey; claim?: CouponTextKey } {
  return {
    ...(form.isFixedTime && isOutdated(form.useStartTime, form.useEndTime, now) && { use: "problems.useWindowPast" }),
    ...(form.isTimeReceive && isOutdated(form.receiveStartTime, form.receiveEndTime, now) && { claim: "problems.claimWindowPast" }),
  };
}

const isOutdated = (start: string, end: string, now: Date) => windowProblem(start, end, now)?.why === "startBeforeToday";

/** The wire time of a control's value; null while that is no time. */
function onWire(time: string): string | null {
  const moment = momentOf(time);
  return moment ? wireTime(moment) : null;
}
