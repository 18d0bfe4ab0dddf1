import { CouponCategory, listQueries, type Schema } from "@shopkeeper/sdk";
import { canSend } from "@shopkeeper/sdk/rules/coupons";
import { listOf, type SearchParamsState, useCan, useList, useRemoval, useRowSwitch, useShop } from "../core";
import { useCouponSending } from "./use-coupon-sending";
import { useCouponSwitching } from "./use-coupon-switching";

type Coupon = Schema<"Coupon">;

export const coupons = listOf(listQueries.listCoupons);

/** The coupon list: switching, sending, copying, editing and deleting coupons; what the account may not do is undefined. */
export function useCouponList(search: SearchParamsState) {
  const can = useCan();
  const { now } = useShop();
  const list = useList(coupons, search);
  const sending = useCouponSending();
  return {
    ...list,
    toggle: useRowSwitch<Coupon>("toggleCoupon", { isOn: ({ status }) => status }),
    switching: useCouponSwitching(list),
    remove: useRemoval(list, "deleteCoupon"),
    send: sending && { ...sending, canSend: (coupon: Coupon) => canSend(coupon, now()) },
    canAdd: can("saveCoupon"),
    canSeeRecords: can("listCouponUsers"),
    canCopy: (coupon: Coupon) => coupon.status && can.single("merchant:coupon:info"),
    canEdit: (coupon: Coupon) => coupon.category === CouponCategory.product && can("editCouponProducts"),
  };
}
