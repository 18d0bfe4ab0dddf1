import type { Schema } from "@shopkeeper/sdk";
import { useList } from "../../core";
import { choosableProducts } from "./product-query";
import { type ProductPickerOptions, usePickedProducts } from "./use-picked-products";

/** The simple chooser inside a form: a few products on sale at a time, shown by `storeName` (specification, sections 3 and 9). */
export function useProductChooser(options: ProductPickerOptions<Schema<"ProductBrief">>) {
  return { ...useList(choosableProducts), ...usePickedProducts(options) };
}
