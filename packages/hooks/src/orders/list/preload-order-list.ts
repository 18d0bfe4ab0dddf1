import type { MerchantClient } from "@shopkeeper/sdk";
import { preloadRead } from "../../core";
import { orderFilters, orders } from "./order-list-query";

/** Preloads what `useOrderList` will show for these search parameters; its counters are on their way when its rows are there. */
export function preloadOrderList(client: MerchantClient, search: URLSearchParams) {
  if (orders.unmatched(search) === undefined) void preloadRead(client, "countOrders", { query: orderFilters(orders.read(search)) });
  return orders.preload(client, search);
}
