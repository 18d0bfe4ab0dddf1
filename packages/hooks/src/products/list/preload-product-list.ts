import type { MerchantClient } from "@shopkeeper/sdk";
import { preloadRead } from "../../core";
import { products, tabsInput } from "./product-list-query";

/** Preloads the data of `useProductList` for these search parameters; the counters are requested together with the rows. */
export function preloadProductList(client: MerchantClient, search: URLSearchParams) {
  void preloadRead(client, "getProductSwitches", {});
  if (products.unmatched(search) === undefined) void preloadRead(client, "listProductTabs", tabsInput(products.read(search)));
  return products.preload(client, search);
}
