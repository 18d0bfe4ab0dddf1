import { listQueries, OrderTab, type QueryOf, type Schema } from "@shopkeeper/sdk";
import { listOf, type ListState, unmatchedUserSearch, userSearchQuery } from "../../list";

/** The orders under a tab, which is `status`. */
export const orders = listOf(listQueries.listOrders, {
  idName: "orderNo",
  kept: ["status", "searchType"],
  unmatched: unmatchedUserSearch,
  references: { productId: (id, client) => client.getProduct({ path: { id } }) },
  toInput: (query) => ({ query: { ...orderScope(query), page: query.page, limit: query.limit } }),
});

export type OrderListQuery = ListState<typeof listQueries.listOrders.fields>;

/** The tab that a query is under: all orders when it names none. */
export const tabOf = ({ status = OrderTab.all }: Pick<OrderListQuery, "status">) => status;

/** What the list, its counters and its export are filtered by alike. */
export function orderFilters({ page: _page, limit: _limit, status: _tab, ...filters }: OrderListQuery): QueryOf<"countOrders"> {
  return userSearchQuery(filters);
}

/** The same with the tab, for calls about the whole list. */
export const orderScope = (query: OrderListQuery): QueryOf<"exportOrders"> => ({ ...orderFilters(query), status: tabOf(query) });

type Tab = Schema<"OrderTab">;

/** The tabs of the list, in order; others are shown only while an address names them. */
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

/** The counter of a tab; one of them has another name there. */
export const countOf = (counts: Schema<"OrderCounts">, tab: Tab) => counts[tab === OrderTab.awaitVerification ? "verification" : tab];
