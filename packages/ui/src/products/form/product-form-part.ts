import type { useProductForm } from "@shopkeeper/hooks/products";

/** What a part of the product form is given. */
export interface ProductFormPart {
  product: ReturnType<typeof useProductForm>;
}
