import { CouponCategory, listQueries, type MerchantClient, type Schema } from "@shopkeeper/sdk";
import { canSend, couponLifecycle } from "@shopkeeper/sdk/rules/coupons";
import type { Bulk, BulkQuestion, List, OpenDetail, Removal, RowSwitch, SearchParamsState, Sorting } from "../list";
import type { RowSelection } from "../selection";
import { listOf, sortingOf, useBulk, useBulkQuestion, useList, useOpenDetail, useRemoval, useRowSwitch } from "../list";
import { useCan, useShop } from "../shop";
import { type CouponSending, useCouponSending } from "./use-coupon-sending";

type Coupon = Schema<"Coupon">;

export const coupons = listOf(listQueries.listCoupons, { kept: ["orderBy", "order"] });

/** The claim records of the coupons: who has which coupon, and whether it is used. */
export const claims = listOf(listQueries.listCouponUsers, {
  references: {
    couponId: (id, client) => client.getCoupon({ path: { id } }),
    uid: (id, client) => client.getUser({ path: { id } }),
  },
});

type CouponQuery = ReturnType<typeof coupons.read>;

/** The coupon list; actions without the right are undefined. */
export interface CouponList extends List<Coupon, CouponQuery> {
  sorting: Sorting;
  lifecycleOf: (coupon: Coupon) => ReturnType<typeof couponLifecycle>;
  detail: OpenDetail;
  toggle: RowSwitch<Coupon> | undefined;
  /** Switches the picked coupons. */
  switching: CouponSwitching | undefined;
  removal: Removal<Coupon> | undefined;
  send: (CouponSending & { canSend: (coupon: Coupon) => boolean }) | undefined;
  can: CouponListRights;
}

/** The account's coupon rights that have no action of their own here. */
interface CouponListRights {
  view: boolean;
  add: boolean;
  seeRecords: boolean;
  copy: boolean;
  edit: (coupon: Coupon) => boolean;
}

/** Switching the picked coupons on or off. */
export interface CouponSwitching extends BulkQuestion<{ coupons: readonly Coupon[]; isOn: boolean }> {
  switchOn: () => void;
  switchOff: () => void;
  /** Whether the results are of switching on. */
  isOn: boolean;
  bulk: Bulk<{ coupon: Coupon; isOn: boolean }>;
}

/** The coupon list: viewing, switching, sending, copying, editing and deleting coupons; actions without the right are undefined. */
export function useCouponList(search: SearchParamsState): CouponList {
  const can = useCan();
  const { now } = useShop();
  const list = useList(coupons, search);
  const sending = useCouponSending();
  return {
    ...list,
    sorting: sortingOf(list.filters.query, ["lifecycle"], list.filters.change),
    lifecycleOf: (coupon: Coupon) => couponLifecycle(coupon, now()),
    detail: useOpenDetail(search, "getCouponFigures"),
    toggle: useRowSwitch<Coupon>("toggleCoupon", { isOn: ({ status }) => status }),
    switching: useCouponSwitching(list),
    removal: useRemoval(list, "deleteCoupon"),
    send: sending && { ...sending, canSend: (coupon: Coupon) => canSend(coupon, now()) },
    can: {
      view: can("getCouponFigures"),
      add: can("saveCoupon"),
      seeRecords: can("listCouponUsers"),
      copy: can("saveCoupon") && can.single("merchant:coupon:info"),
      edit: (coupon: Coupon) => coupon.category === CouponCategory.product && can("editCouponProducts"),
    },
  };
}

/** Switches the picked coupons after a confirmation, with a result for each; refused ones stay picked. Undefined without the right. */
function useCouponSwitching({
  selection,
}: {
  selection: Pick<RowSelection<number, Coupon>, "rows" | "drop">;
}): CouponSwitching | undefined {
  const can = useCan();

  // the server can only toggle: a coupon that is in the wanted state already is left alone
  async function switchTo({ coupon, isOn }: { coupon: Coupon; isOn: boolean }, client: MerchantClient) {
    const path = { id: coupon.id };
    const current = can("getCoupon") ? await client.getCoupon({ path }) : coupon;
    if (current.status !== isOn) await client.toggleCoupon({ path });
  }

  const bulk = useBulk(switchTo, ["coupons"], (results) => {
    selection.drop(...results.filter(({ isDone }) => isDone).map(({ row }) => row.coupon.id));
  });
  const confirmation = useBulkQuestion(bulk, ({ coupons, isOn }: { coupons: readonly Coupon[]; isOn: boolean }) =>
    coupons.map((coupon) => ({ coupon, isOn })),
  );
  function open(isOn: boolean) {
    if (!bulk.isRunning && selection.rows.length > 0) confirmation.question.open({ coupons: selection.rows, isOn });
  }

  if (!can("toggleCoupon")) return undefined;
  return {
    switchOn: () => open(true),
    switchOff: () => open(false),
    ...confirmation,
    isOn: confirmation.question.subject?.isOn ?? true,
    bulk,
  };
}
