import { type CascaderNode } from "../selection";
import { useCan } from "../shop";
import { useRead } from "../core";

/** The owner of categories: the platform (three levels) or the shop (two levels). */
export type CategoryOwner = "platform" | "merchant";

/** A tree of shown categories. */
export interface CategoryTree {
  nodes: readonly CascaderNode[] | undefined;
  isRefused: boolean;
  isLoading: boolean;
  error: Error | undefined;
  retry: () => void;
}

/** A tree of shown categories for a cascader. Nodes that are not shown are disabled. */
export function useCategoryTree(owner: CategoryOwner): CategoryTree {
  const can = useCan();
  const operation = owner === "platform" ? "getPlatformCategoryTree" : "getProductCategoryTree";
  const tree = useRead(operation, can(operation) ? {} : undefined);
  const nodes: readonly CascaderNode[] | undefined = tree.data;
  return { nodes, isRefused: !can(operation), isLoading: tree.isLoading, error: tree.error, retry: tree.retry };
}
