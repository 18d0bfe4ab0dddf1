import { CouponFormScreen } from "@shopkeeper/ui/coupons";
import { usePage } from "../../shell/page";

/** /coupon/list/save/:id?/:edit? */
export function Component() {
  const { params, close } = usePage();
  const { id, edit } = params;
  const mode = id === undefined ? "add" : edit === undefined ? "copy" : "edit";
  const toList = () => close("/coupon/list");
  return <CouponFormScreen id={id === undefined ? undefined : Number(id)} mode={mode} onDone={toList} onBack={toList} />;
}
