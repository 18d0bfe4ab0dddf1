import { users } from "@shopkeeper/hooks/users";
import { UserListScreen } from "@shopkeeper/ui/users";
import { isReady, routeAt } from "../../routing/route-at";
import { usePage } from "../../shell/page";

export const preload = users.preload;

const orders = "/order/list";

/** /user/index */
export function Component() {
  const { search, open } = usePage();
  const openOrders = (id: number) => open(`${orders}?searchType=uid&content=${id}`);
  return <UserListScreen search={search} onOrders={isReady(routeAt(orders)) ? openOrders : undefined} />;
}
