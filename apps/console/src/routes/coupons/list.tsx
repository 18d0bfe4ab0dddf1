export { preloadCoupons as ask } from "@shopkeeper/hooks/coupons";
import { CouponListScreen } from "@shopkeeper/ui/coupons";
import { useNavigate, useSearchParams } from "react-router-dom";

/** /coupon/list */
export function Component() {
  const navigate = useNavigate();
  const to = (path: string) => void navigate(`/coupon/list/save${path}`);
  return (
    <CouponListScreen
      search={useSearchParams()}
      onCreate={() => to("")}
      onCopy={(id) => to(`/${id}`)}
      onEdit={(id) => to(`/${id}/edit`)}
      onRecords={(id) => void navigate(`/coupon/record?couponId=${id}`)}
    />
  );
}
