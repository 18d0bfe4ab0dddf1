// The results of hooks have named types, so that an app can pass them on.
import { type RowDialog, useDialog } from "@shopkeeper/hooks/form";
import type { Removal, RowSwitch } from "@shopkeeper/hooks/list";
import { type CouponList, useCouponList } from "@shopkeeper/hooks/coupons";
import type { Schema } from "@shopkeeper/sdk";

type Coupon = Schema<"Coupon">;

export const toggleOf = ({ toggle }: CouponList): RowSwitch<Coupon> | undefined => toggle;
export const removalOf = ({ removal }: CouponList): Removal<Coupon> | undefined => removal;

export function useBoard(): { list: CouponList; dialog: RowDialog<Coupon> } {
  return { list: useCouponList([new URLSearchParams(), () => undefined]), dialog: useDialog<Coupon>({ edit: "editCouponProducts" }) };
}
