import type { MerchantClient } from "@shopkeeper/sdk";
import { preloadRead } from "../../core";
import { productFilters, products } from "./product-list-query";

/** Preloads what `useProductList` will show for these search parameters; its counters are on their way when its rows are there. */
export function preloadProductList(client: MerchantClient, search: URLSearchParams) {
  const query = products.read(search);
  void preloadRead(client, "listProductTabs", { query: productFilters(query) });
  void preloadRead(client, "getProductSwitches", {});
  return products.preload(client, search);
}
