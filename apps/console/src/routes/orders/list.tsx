export { preloadOrderList as preload } from "@shopkeeper/hooks/orders";
import { packingSearch } from "@shopkeeper/hooks/orders";
import { OrderListScreen } from "@shopkeeper/ui/orders";
import { usePage } from "../../shell/page";

/** /order/list */
export function Component() {
  const { search, open } = usePage();
  return (
    <OrderListScreen
      search={search}
      onOpenBuyer={(uid) => open(`/user/index?searchType=uid&content=${uid}`)}
      onPrint={(kind, orderNos) => void window.open(`/order/print?${packingSearch(kind, orderNos)}`, "_blank", "noopener")}
    />
  );
}
