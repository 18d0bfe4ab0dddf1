import { CouponCategory, CouponReceiveType, type Schema } from "@shopkeeper/sdk";
import { momentOf, wireTime } from "../core";
import { isBeforeToday } from "./coupon-window";
import type { CouponTextKey } from "./messages";

/** A coupon as it is typed: an empty number is null, an empty time is "", times are as they travel (at +08:00). */
export interface CouponForm {
  /** The coupon that it was filled from. */
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

/** The form of a new coupon, before anything is typed. */
export const newCoupon: CouponForm = {
  from: null,
  name: "",
  category: CouponCategory.merchant,
  products: [],
  money: null,
  hasThreshold: false,
  minPrice: null,
  isFixedTime: false,
  day: null,
  useStartTime: "",
  useEndTime: "",
  isTimeReceive: false,
  receiveStartTime: "",
  receiveEndTime: "",
  receiveType: CouponReceiveType.gift,
  isLimited: false,
  total: null,
  sort: 0,
  status: false,
};

/** The form of a coupon that exists, with every value it has, also a window that is past. */
export function couponFormOf(coupon: Schema<"CouponInfo">): CouponForm {
  return {
    from: coupon.id,
    name: coupon.name,
    category: coupon.category === CouponCategory.product ? CouponCategory.product : CouponCategory.merchant,
    products: coupon.productList,
    money: coupon.money,
    hasThreshold: coupon.minPrice > 0,
    minPrice: coupon.minPrice || null,
    isFixedTime: coupon.isFixedTime,
    day: coupon.day || null,
    useStartTime: coupon.useStartTime ?? "",
    useEndTime: coupon.useEndTime ?? "",
    isTimeReceive: coupon.isTimeReceive,
    receiveStartTime: coupon.receiveStartTime ?? "",
    receiveEndTime: coupon.receiveEndTime ?? "",
    receiveType: coupon.receiveType === CouponReceiveType.manual ? CouponReceiveType.manual : CouponReceiveType.gift,
    isLimited: coupon.isLimited,
    total: coupon.total || null,
    sort: coupon.sort,
    status: coupon.status,
  };
}

/** What travels for a form without problems; what its choices leave without meaning is left out. */
export function couponInput(form: CouponForm): Schema<"CouponInput"> {
  const { category, receiveType, isLimited, isTimeReceive, isFixedTime, status } = form;
  return {
    ...{ name: form.name.trim(), category, receiveType, isLimited, isTimeReceive, isFixedTime, status },
    money: form.money ?? 0,
    minPrice: form.hasThreshold ? (form.minPrice ?? 0) : 0,
    total: isLimited ? form.total : 0,
    ...(isTimeReceive && { receiveStartTime: travelling(form.receiveStartTime), receiveEndTime: travelling(form.receiveEndTime) }),
    ...(isFixedTime ? { useStartTime: travelling(form.useStartTime), useEndTime: travelling(form.useEndTime) } : { day: form.day }),
    sort: form.sort ?? 0,
    ...(category === CouponCategory.product && { productIds: productIdsOf(form) }),
  };
}

/** The products of a form as they travel. */
export const productIdsOf = ({ products }: Pick<CouponForm, "products">) => products.map(({ id }) => id).join(",");

type WindowStarts = Pick<CouponForm, "isFixedTime" | "useStartTime" | "isTimeReceive" | "receiveStartTime">;

/** What a copied coupon brings along that no longer holds: windows that began before today, to be chosen again. */
export function outdatedWindows(form: WindowStarts, now: Date): { use?: CouponTextKey; claim?: CouponTextKey } {
  return {
    ...(form.isFixedTime && isBeforeToday(form.useStartTime, now) && { use: "problems.useWindowPast" }),
    ...(form.isTimeReceive && isBeforeToday(form.receiveStartTime, now) && { claim: "problems.claimWindowPast" }),
  };
}

function travelling(time: string): string | null {
  const moment = momentOf(time);
  return moment ? wireTime(moment) : null;
}
