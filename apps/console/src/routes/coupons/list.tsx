import { coupons } from "@shopkeeper/hooks/coupons";
import { CouponListScreen } from "@shopkeeper/ui/coupons";
import { usePage } from "../../shell/page";

export const preload = coupons.preload;

/** /coupon/list */
export function Component() {
  const { search, open } = usePage();
  const to = (path: string) => open(`/coupon/list/save${path}`);
  return (
    <CouponListScreen
      search={search}
      onCreate={() => to("")}
      onCopy={(id) => to(`/${id}`)}
      onEdit={(id) => to(`/${id}/edit`)}
      onRecords={(id) => open(`/coupon/record?couponId=${id}`)}
    />
  );
}
