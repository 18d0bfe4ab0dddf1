import { ProductTab, type Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { useCategoryTree } from "../categories/picker";
import { useCan, useExistingPage, useListQuery, useRead } from "../core";
import { pickerQuery, pickerSizes } from "./product-query";
import { type ProductPickerOptions, usePickedProducts } from "./use-picked-products";

/** The plain product picker: products on sale, by category and search words. It lasts as long as its dialog is open. */
export function useProductPicker(options: ProductPickerOptions<Schema<"ProductBrief">>) {
  const can = useCan();
  const { query, change, reset } = useListQuery(
    pickerQuery,
    useState(() => new URLSearchParams()),
  );
  const { cateId, ...rest } = query;
  const filters = { ...rest, ...(cateId && { cateId: String(cateId) }), type: ProductTab.onSale };
  const page = useRead("listProducts", can("listProducts") ? { query: filters } : undefined);
  useExistingPage(query.page, query.limit, page.isRefreshing ? undefined : page.data?.total, (last) => change({ page: last }));

  return {
    ...usePickedProducts(options),
    query,
    change,
    reset,
    sizes: pickerSizes,
    categories: useCategoryTree("merchant"),
    isFiltered: query.cateId !== undefined || query.keywords !== undefined,
    products: page.data?.list ?? [],
    total: page.data?.total ?? 0,
    isRefused: !can("listProducts"),
    isLoading: page.isLoading,
    isRefreshing: page.isRefreshing,
    error: page.error,
    retry: page.retry,
  };
}
