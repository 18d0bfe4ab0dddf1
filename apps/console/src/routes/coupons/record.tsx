export { preloadClaims as ask } from "@shopkeeper/hooks/coupons";
import { CouponRecordScreen } from "@shopkeeper/ui/coupons";
import { useSearchParams } from "react-router-dom";

/** /coupon/record */
export function Component() {
  return <CouponRecordScreen search={useSearchParams()} />;
}
