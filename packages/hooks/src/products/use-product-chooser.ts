import type { Schema } from "@shopkeeper/sdk";
import { useListRead } from "../core";
import { askedOnSale, chooserQuery, chooserSizes } from "./product-query";
import { type ProductPickerOptions, usePickedProducts } from "./use-picked-products";

/** The simple chooser inside a form: a few products on sale at a time, shown by `storeName` (specification, sections 3 and 9). */
export function useProductChooser(options: ProductPickerOptions<Schema<"ProductBrief">>) {
  const { rows: products, ...list } = useListRead({
    operation: "listProducts",
    schema: chooserQuery,
    ask: askedOnSale,
  });

  return {
    ...usePickedProducts(options),
    ...list,
    products,
    sizes: chooserSizes,
  };
}
