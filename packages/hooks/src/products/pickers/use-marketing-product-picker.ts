import type { Schema } from "@shopkeeper/sdk";
import { useCategoryTree } from "../../categories/shared";
import { useList } from "../../core";
import { activityProducts } from "./product-query";
import { type ProductPickerOptions, usePickedProducts } from "./use-picked-products";

export interface MarketingProductPickerOptions extends ProductPickerOptions<Schema<"ActivityProduct">> {
  /** The activity that the products are for. */
  activityId?: number;
}

/** The product picker for activities: products with their SKUs, on the shelf or not. It lasts as long as its dialog is open. */
export function useMarketingProductPicker({ activityId, ...options }: MarketingProductPickerOptions) {
  return {
    ...useList(activityProducts(activityId)),
    ...usePickedProducts(options),
    platformCategories: useCategoryTree("platform"),
    merchantCategories: useCategoryTree("merchant"),
  };
}
