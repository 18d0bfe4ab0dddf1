import { listQueries, OrderTab, type QueryOf, type Schema } from "@shopkeeper/sdk";
import { listOf, type ListState, unmatchedUserSearch, userSearchQuery } from "../../list";

/** The orders of a tab, which is `status`. */
export const orders = listOf(listQueries.listOrders, {
  idName: "orderNo",
  kept: ["status", "searchType"],
  unmatched: unmatchedUserSearch,
  references: { productId: (id, client) => client.getProduct({ path: { id } }) },
  toInput: (query) => ({ query: { ...orderScope(query), page: query.page, limit: query.limit } }),
});

export type OrderListQuery = ListState<typeof listQueries.listOrders.fields>;

/** The tab of a query; all orders if it has none. */
export const tabOf = ({ status = OrderTab.all }: Pick<OrderListQuery, "status">) => status;

/** The filters shared by the list, its counters and its export. */
export function orderFilters({ page: _page, limit: _limit, status: _tab, ...filters }: OrderListQuery): QueryOf<"countOrders"> {
  return userSearchQuery(filters);
}

/** The same filters with the tab, for calls on the whole list. */
export const orderScope = (query: OrderListQuery): QueryOf<"exportOrders"> => ({ ...orderFilters(query), status: tabOf(query) });

type Tab = Schema<"OrderTab">;

/** The tabs of the list, in order; other tabs appear only if the address names them. */
export const orderTabs: readonly Tab[] = [
  OrderTab.all,
  OrderTab.notShipped,
  OrderTab.spike,
  OrderTab.awaitVerification,
  OrderTab.receiving,
  OrderTab.complete,
  OrderTab.refunded,
  OrderTab.deleted,
];

/** The count of a tab; the counter of all orders has a different name. */
export const countOf = (counts: Schema<"OrderCounts">, tab: Tab) => counts[tab === OrderTab.awaitVerification ? "verification" : tab];
