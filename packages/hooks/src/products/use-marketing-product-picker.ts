import type { Schema } from "@shopkeeper/sdk";
import { useCategoryTree } from "../categories/picker";
import { useListRead } from "../core";
import { marketingQuery, pickerSizes } from "./product-query";
import { type ProductPickerOptions, usePickedProducts } from "./use-picked-products";

/** What the marketing picker is told besides: the activity that the products are for. */
export interface MarketingProductPickerOptions extends ProductPickerOptions<Schema<"ActivityProduct">> {
  activityId?: number;
}

/** The product picker for activities: products with their SKUs, on the shelf or not. It lasts as long as its dialog is open. */
export function useMarketingProductPicker({ activityId, ...options }: MarketingProductPickerOptions) {
  const { rows: products, ...list } = useListRead({
    operation: "searchActivityProducts",
    schema: marketingQuery,
    ask: ({ cateId, ...rest }) => ({ query: { ...rest, ...(cateId && { cateId: String(cateId) }), ...(activityId && { activityId }) } }),
  });

  return {
    ...usePickedProducts(options),
    ...list,
    products,
    sizes: pickerSizes,
    platformCategories: useCategoryTree("platform"),
    merchantCategories: useCategoryTree("merchant"),
  };
}
