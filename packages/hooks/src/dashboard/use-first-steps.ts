import { useCan, useRead } from "../core";

/** What a new shop has so far; absent where the account may not know, or it is not known yet. */
interface ShopStart {
  readonly products?: number;
  readonly coupons?: number;
  readonly admins?: number;
}

/** Something to do first in a new shop. */
export interface FirstStep {
  readonly key: "product" | "coupon" | "staff";
  readonly isDone: boolean;
  /** Where it is done; absent where that screen does not exist yet. */
  readonly path: string | undefined;
}

const permissions = { product: "merchant:product:save", coupon: "merchant:coupon:save", staff: "merchant:admin:save" } as const;

const steps = [
  { key: "product", path: "/product/list/creatProduct", isDone: ({ products = 0 }: ShopStart) => products > 0 },
  { key: "coupon", path: "/coupon/list/save", isDone: ({ coupons = 0 }: ShopStart) => coupons > 0 },
  // the owner alone is no staff
  { key: "staff", path: "/operation/roleManager/adminList", isDone: ({ admins = 0 }: ShopStart) => admins > 1 },
] as const;

/** What to do first in a shop that has sold nothing yet, each done or open by what is stored; empty in a shop that has sold. */
export function useFirstSteps(isNew: boolean, isReady: (path: string) => boolean): readonly FirstStep[] {
  const can = useCan();
  const isNeeded = (key: FirstStep["key"], isReadable: boolean) => isNew && isReadable && can.single(permissions[key]);
  const readsProducts = isNeeded("product", can("listProductTabs"));
  const readsCoupons = isNeeded("coupon", can("listCoupons"));
  const readsAdmins = isNeeded("staff", can("listAdmins"));
  const tabs = useRead("listProductTabs", readsProducts ? { query: {} } : undefined);
  const coupons = useRead("listCoupons", readsCoupons ? { query: { page: 1, limit: 1 } } : undefined);
  const admins = useRead("listAdmins", readsAdmins ? { query: { page: 1, limit: 1 } } : undefined);
  const reads = [...(readsProducts ? [tabs] : []), ...(readsCoupons ? [coupons] : []), ...(readsAdmins ? [admins] : [])];
  // no step is shown as open before it is known to be
  if (!isNew || reads.some(({ data }) => data === undefined)) return [];
  return firstSteps(
    { products: tabs.data?.reduce((sum, { count }) => sum + count, 0), coupons: coupons.data?.total, admins: admins.data?.total },
    can.single,
    isReady,
  );
}

/** The steps that an account can take, in order; none once all of them are done. */
export function firstSteps(
  start: ShopStart,
  may: (permission: string) => boolean,
  isReady: (path: string) => boolean,
): readonly FirstStep[] {
  const own = steps
    .filter(({ key }) => may(permissions[key]))
    .map(({ key, path, isDone }) => ({ key, isDone: isDone(start), path: isReady(path) ? path : undefined }));
  return own.every(({ isDone }) => isDone) ? [] : own;
}
