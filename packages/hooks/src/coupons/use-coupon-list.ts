import { CouponCategory, type Schema } from "@shopkeeper/sdk";
import {
  coreText,
  type SearchParamsState,
  textOf,
  useAction,
  useCan,
  useClient,
  useConfirm,
  useListRead,
  useSelection,
  useShop,
} from "../core";
import { couponQuery } from "./coupon-query";
import { sendRefusal } from "./coupon-sending";
import { useCouponBulk } from "./use-coupon-bulk";
import { useCouponSending } from "./use-coupon-sending";
import { useCouponSwitch } from "./use-coupon-switch";

type Coupon = Schema<"Coupon">;

/**
 * The coupon list: one page of coupons, its filters, and switching, sending or deleting them.
 *
 * What the account may not do is undefined. Picked coupons stay picked over pages; a changed filter drops them.
 */
export function useCouponList(search: SearchParamsState) {
  const client = useClient();
  const can = useCan();
  const { now } = useShop();
  const {
    rows: coupons,
    scope,
    ...list
  } = useListRead({
    operation: "listCoupons",
    schema: couponQuery,
    search,
    ask: (query) => ({ query }),
  });

  const selection = useSelection({ idOf: (coupon: Coupon) => coupon.id, scope });
  const bulk = useCouponBulk(selection);
  const sending = useCouponSending();
  const toggle = useCouponSwitch();
  const remove = useAction((coupon: Coupon) => client.deleteCoupon({ path: { id: coupon.id } }), ["coupons"], {
    done(_answer, coupon) {
      selection.drop(coupon.id);
      return textOf(coreText, "done.removed");
    },
  });
  const removal = useConfirm(remove);

  return {
    ...list,
    coupons,
    selection: bulk ? selection : undefined,
    bulk,
    toggle,
    remove: can("deleteCoupon") ? removal : undefined,
    send: sending && { ...sending, refusalOf: (coupon: Coupon) => sendRefusal(coupon, now()) },
    canAdd: can("saveCoupon"),
    canSeeRecords: can("listCouponUsers"),
    canCopy: (coupon: Coupon) => coupon.status && can.single("merchant:coupon:info"),
    canEdit: (coupon: Coupon) => coupon.category === CouponCategory.product && can("editCouponProducts"),
  };
}
