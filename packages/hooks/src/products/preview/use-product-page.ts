import { useMemo } from "react";
import { useRead } from "../../core";
import { previewOfInfo } from "./product-preview";

/** The buyer's page of a stored product, read anew. */
export function useProductPage(id: number) {
  const { data, ...read } = useRead("getProduct", { path: { id } });
  return { ...read, page: useMemo(() => data && previewOfInfo(data), [data]) };
}
