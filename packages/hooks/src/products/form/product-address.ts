import { type MerchantClient, ProductType } from "@shopkeeper/sdk";
import { preloadRead } from "../../core";
import type { ProductMode } from "./product-lock";

/** The parts of the address of a product form, as the specification writes it: `{id?}/{isDisabled}/{isCopy?}`. */
export type ProductAddressParams = Readonly<Record<string, string | undefined>>;

/** What a product form at an address is for: 0 is no product yet; isDisabled 1 only looks at one; isCopy 1 begins as one, or as a page. */
export function readProductAddress({ id: given, isDisabled, isCopy }: ProductAddressParams, search: URLSearchParams) {
  const id = /^[1-9]\d{0,9}$/.test(given ?? "") ? Number(given) : undefined;
  return { mode: modeOf(id, isDisabled, isCopy), id, type: Number(search.get("type")) || ProductType.ordinary };
}

function modeOf(id: number | undefined, isDisabled: string | undefined, isCopy: string | undefined): ProductMode {
  if (id === undefined) return isCopy === "1" ? "collect" : "add";
  if (isDisabled === "1") return "view";
  return isCopy === "1" ? "copy" : "edit";
}

/** Preloads what the product form at an address shows first, and the choices of its fields. */
export function preloadProduct(client: MerchantClient, search: URLSearchParams, params: ProductAddressParams) {
  const { id } = readProductAddress(params, search);
  void preloadRead(client, "getProductCategoryTree", {});
  void preloadRead(client, "getPlatformCategoryTree", {});
  void preloadRead(client, "listShippingTemplates", { query: { page: 1, limit: 9999 } });
  return id === undefined ? Promise.resolve() : preloadRead(client, "getProduct", { path: { id } });
}
