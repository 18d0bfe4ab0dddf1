export { preloadClaims as ask } from "@shopkeeper/hooks/coupons";
import { CouponRecordScreen } from "@shopkeeper/ui/coupons";
import { usePage } from "../../shell/page";

/** /coupon/record */
export function Component() {
  return <CouponRecordScreen search={usePage().search} />;
}
