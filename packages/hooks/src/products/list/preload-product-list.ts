import type { MerchantClient } from "@shopkeeper/sdk";
import { preloadRead } from "../../core";
import { products, tabsInput } from "./product-list-query";

/** Preloads what `useProductList` will show for these search parameters; its counters are on their way when its rows are there. */
export function preloadProductList(client: MerchantClient, search: URLSearchParams) {
  void preloadRead(client, "getProductSwitches", {});
  if (products.unmatched(search) === undefined) void preloadRead(client, "listProductTabs", tabsInput(products.read(search)));
  return products.preload(client, search);
}
