import type { Schema } from "@shopkeeper/sdk";
import { useCategoryTree } from "../../categories/shared";
import { useList } from "../../core";
import { pickableProducts } from "./product-query";
import { type ProductPickerOptions, usePickedProducts } from "./use-picked-products";

/** The plain product picker: products on sale, by category and search words. It lasts as long as its dialog is open. */
export function useProductPicker(options: ProductPickerOptions<Schema<"ProductBrief">>) {
  return {
    ...useList(pickableProducts),
    ...usePickedProducts(options),
    categories: useCategoryTree("merchant"),
  };
}
