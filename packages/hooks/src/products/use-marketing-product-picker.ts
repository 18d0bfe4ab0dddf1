import type { Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { useCategoryTree } from "../categories/picker";
import { useCan, useExistingPage, useListQuery, useRead } from "../core";
import { marketingQuery, pickerSizes } from "./product-query";
import { type ProductPickerOptions, usePickedProducts } from "./use-picked-products";

/** What the marketing picker is told besides: the activity that the products are for. */
export interface MarketingProductPickerOptions extends ProductPickerOptions<Schema<"ActivityProduct">> {
  activityId?: number;
}

/** The product picker for activities: products with their SKUs, on the shelf or not. It lasts as long as its dialog is open. */
export function useMarketingProductPicker({ activityId, ...options }: MarketingProductPickerOptions) {
  const can = useCan();
  const { query, change, reset } = useListQuery(
    marketingQuery,
    useState(() => new URLSearchParams()),
  );
  const { cateId, ...rest } = query;
  const filters = { ...rest, ...(cateId && { cateId: String(cateId) }), ...(activityId && { activityId }) };
  const page = useRead("searchActivityProducts", can("searchActivityProducts") ? { query: filters } : undefined);
  useExistingPage(query.page, query.limit, page.isRefreshing ? undefined : page.data?.total, (last) => change({ page: last }));

  return {
    ...usePickedProducts(options),
    query,
    change,
    reset,
    sizes: pickerSizes,
    platformCategories: useCategoryTree("platform"),
    merchantCategories: useCategoryTree("merchant"),
    isFiltered: [query.name, query.categoryId, query.cateId, query.isShow].some((filter) => filter !== undefined),
    products: page.data?.list ?? [],
    total: page.data?.total ?? 0,
    isRefused: !can("searchActivityProducts"),
    isLoading: page.isLoading,
    isRefreshing: page.isRefreshing,
    error: page.error,
    retry: page.retry,
  };
}
