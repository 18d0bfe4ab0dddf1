import type { MerchantClient } from "@shopkeeper/sdk";
import { preloadRead } from "../../core";
import { type ProductAddressParams, readProductAddress } from "./product-address";

/** Asks for what the product form at an address shows first; what its fields choose from is on its way then. */
export function preloadProduct(client: MerchantClient, search: URLSearchParams, params: ProductAddressParams) {
  const { id } = readProductAddress(params, search);
  void preloadRead(client, "getProductCategoryTree", {});
  void preloadRead(client, "getPlatformCategoryTree", {});
  void preloadRead(client, "listShippingTemplates", { query: { page: 1, limit: 9999 } });
  return id === undefined ? Promise.resolve() : preloadRead(client, "getProduct", { path: { id } });
}
