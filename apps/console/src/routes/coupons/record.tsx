import { claims } from "@shopkeeper/hooks/coupons";
import { ClaimListScreen } from "@shopkeeper/ui/coupons";
import { usePage } from "../../shell/page";

export const preload = claims.preload;

/** /coupon/record */
export function Component() {
  return <ClaimListScreen search={usePage().search} />;
}
