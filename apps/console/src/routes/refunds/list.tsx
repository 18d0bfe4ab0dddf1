import { RefundListScreen } from "@shopkeeper/ui/refunds";
import { usePage } from "../../shell/page";

export { preloadRefundList as preload } from "@shopkeeper/hooks/refunds";

/** /order/refund */
export function Component() {
  const { search, open } = usePage();
  return <RefundListScreen search={search} onOpenOrder={(orderNo) => open(`/order/list?detail=${orderNo}`)} />;
}
