import { type CascaderNode } from "../selection";
import { useCan } from "../shop";
import { useRead } from "../core";

/** Whose categories: the platform's three levels, or the shop's two. */
export type CategoryOwner = "platform" | "merchant";

/** A tree of shown categories. */
export interface CategoryTree {
  nodes: readonly CascaderNode[] | undefined;
  isRefused: boolean;
  isLoading: boolean;
  error: Error | undefined;
  retry: () => void;
}

/** A tree of shown categories, as a cascader takes it. Nodes that are not shown come disabled. */
export function useCategoryTree(owner: CategoryOwner): CategoryTree {
  const can = useCan();
  const operation = owner === "platform" ? "getPlatformCategoryTree" : "getProductCategoryTree";
  const tree = useRead(operation, can(operation) ? {} : undefined);
  const nodes: readonly CascaderNode[] | undefined = tree.data;
  return { nodes, isRefused: !can(operation), isLoading: tree.isLoading, error: tree.error, retry: tree.retry };
}
