import { ProductTab, type Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { useCan, useExistingPage, useListQuery, useRead } from "../core";
import { chooserQuery, chooserSizes } from "./product-query";
import { type ProductPickerOptions, usePickedProducts } from "./use-picked-products";

/** The simple chooser inside a form: a few products on sale at a time, shown by `storeName` (specification, sections 3 and 9). */
export function useProductChooser(options: ProductPickerOptions<Schema<"ProductBrief">>) {
  const can = useCan();
  const { query, change, reset } = useListQuery(
    chooserQuery,
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
    sizes: chooserSizes,
    isFiltered: query.keywords !== undefined || query.cateId !== undefined,
    products: page.data?.list ?? [],
    total: page.data?.total ?? 0,
    isRefused: !can("listProducts"),
    isLoading: page.isLoading,
    isRefreshing: page.isRefreshing,
    error: page.error,
    retry: page.retry,
  };
}
