import { useMemo } from "react";
import { type Read, useRead } from "../../core";
import { type PreviewedProduct, previewOfInfo } from "./product-preview";

/** The buyer's page of a stored product. */
export interface ProductPage extends Omit<Read<"getProduct">, "data"> {
  page: PreviewedProduct | undefined;
}

/** The buyer's page of a stored product, loaded fresh. */
export function useProductPage(id: number): ProductPage {
  const { data, ...read } = useRead("getProduct", { path: { id } });
  return { ...read, page: useMemo(() => data && previewOfInfo(data), [data]) };
}
