import { type ListDefinition, type ListOperationId } from "../../list";
import { preloadRead } from "../../core";
import { useCan, useClient } from "../../shop";
import { pickableProducts } from "./pickable-products";

/** Preloads the first data of a product picker about to be opened: its first page, and the trees of its filters. */
export function usePreloadProductPicker(
  products: Pick<ListDefinition<ListOperationId, never>, "operation" | "preload"> = pickableProducts,
  trees: readonly ("getProductCategoryTree" | "getPlatformCategoryTree")[] = ["getProductCategoryTree"],
): () => void {
  const client = useClient();
  const can = useCan();
  return () => {
    if (can(products.operation)) void products.preload(client, new URLSearchParams());
    for (const tree of trees) if (can(tree)) void preloadRead(client, tree, {});
  };
}
