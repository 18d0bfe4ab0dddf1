import { type MerchantClient, ProductType } from "@shopkeeper/sdk";
import { preloadRead } from "../../core";
import type { ProductMode } from "./product-lock";

/** The parts of the address of a product form, as the specification writes it: `{id?}/{isDisabled}/{isCopy?}`. */
export type ProductAddressParams = Readonly<Record<string, string | undefined>>;

/** The purpose of a product form: id 0 is a new product; isDisabled 1 only views; isCopy 1 starts as a copy, or from a page. */
export function readProductAddress({ id: given, isDisabled, isCopy }: ProductAddressParams, search: URLSearchParams) {
  const id = /^[1-9]\d{0,9}$/.test(given ?? "") ? Number(given) : undefined;
  return { mode: modeOf(id, isDisabled, isCopy), id, type: Number(search.get("type")) || ProductType.ordinary };
}

function modeOf(id: number | undefined, isDisabled: string | undefined, isCopy: string | undefined): ProductMode {
  if (id === undefined) return isCopy === "1" ? "collect" : "add";
  if (isDisabled === "1") return "view";
  return isCopy === "1" ? "copy" : "edit";
}

/** Preloads the first data of the product form at an address, and the options of its fields. */
export function preloadProduct(client: MerchantClient, search: URLSearchParams, params: ProductAddressParams) {
  const { id } = readProductAddress(params, search);
  void preloadRead(client, "getProductCategoryTree", {});
  void preloadRead(client, "getPlatformCategoryTree", {});
  void preloadRead(client, "listShippingTemplates", { query: { page: 1, limit: 9999 } });
  return id === undefined ? Promise.resolve() : preloadRead(client, "getProduct", { path: { id } });
}
