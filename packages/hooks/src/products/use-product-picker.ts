import type { Schema } from "@shopkeeper/sdk";
import { useCategoryTree } from "../categories/picker";
import { useListRead } from "../core";
import { askedOnSale, pickerQuery, pickerSizes } from "./product-query";
import { type ProductPickerOptions, usePickedProducts } from "./use-picked-products";

/** The plain product picker: products on sale, by category and search words. It lasts as long as its dialog is open. */
export function useProductPicker(options: ProductPickerOptions<Schema<"ProductBrief">>) {
  const { rows: products, ...list } = useListRead({
    operation: "listProducts",
    schema: pickerQuery,
    ask: askedOnSale,
  });

  return {
    ...usePickedProducts(options),
    ...list,
    products,
    sizes: pickerSizes,
    categories: useCategoryTree("merchant"),
  };
}
