import type { MerchantClient } from "@shopkeeper/sdk";
import { preloadRead, readQuery } from "../core";
import { productFilters, productListInput, productListQuery } from "./product-list-query";

/** Asks for what `useProductList` will show for these search parameters; its counters are on their way when its rows are there. */
export function preloadProductList(client: MerchantClient, search: URLSearchParams) {
  const query = readQuery(productListQuery, search);
  void preloadRead(client, "listProductTabs", { query: productFilters(query) });
  void preloadRead(client, "getProductSwitches", {});
  return preloadRead(client, "listProducts", productListInput(query));
}
