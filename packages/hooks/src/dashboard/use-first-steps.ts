import { useCan, useRead } from "../core";
import { type FirstStep, firstSteps } from "./first-steps";

/** What to do first in a shop that has sold nothing yet, each done or open by what is stored; empty in a shop that has sold. */
export function useFirstSteps(isNew: boolean, isReady: (path: string) => boolean): readonly FirstStep[] {
  const can = useCan();
  const isNeeded = (permission: string, isReadable: boolean) => isNew && isReadable && can.single(permission);
  const readsProducts = isNeeded("merchant:product:save", can("listProductTabs"));
  const readsCoupons = isNeeded("merchant:coupon:save", can("listCoupons"));
  const readsAdmins = isNeeded("merchant:admin:save", can("listAdmins"));
  const tabs = useRead("listProductTabs", readsProducts ? { query: {} } : undefined);
  const coupons = useRead("listCoupons", readsCoupons ? { query: { page: 1, limit: 1 } } : undefined);
  const admins = useRead("listAdmins", readsAdmins ? { query: { page: 1, limit: 1 } } : undefined);
  const reads = [...(readsProducts ? [tabs] : []), ...(readsCoupons ? [coupons] : []), ...(readsAdmins ? [admins] : [])];
  // a step that turns from open to done while one looks would be a lie before
  if (!isNew || reads.some(({ data }) => data === undefined)) return [];
  return firstSteps(
    { products: tabs.data?.reduce((sum, { count }) => sum + count, 0), coupons: coupons.data?.total, admins: admins.data?.total },
    can.single,
    isReady,
  );
}
