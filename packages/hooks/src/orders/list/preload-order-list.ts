import type { MerchantClient } from "@shopkeeper/sdk";
import { preloadRead } from "../../core";
import { orderFilters, orders } from "./order-list-query";

/** Preloads the data of `useOrderList` for these search parameters; the counters are requested together with the rows. */
export function preloadOrderList(client: MerchantClient, search: URLSearchParams) {
  if (orders.unmatched(search) === undefined) void preloadRead(client, "countOrders", { query: orderFilters(orders.read(search)) });
  return orders.preload(client, search);
}
