import { type CascaderNode, useCan, useRead } from "../core";

/** The shop's top categories as parents to choose from: hidden ones too for whoever may see all categories. */
export function useCategoryRoots(topName: string) {
  const can = useCan();
  const seesAll = can("listProductCategories");
  const all = useRead("listProductCategories", seesAll ? {} : undefined);
  const shown = useRead("getProductCategoryTree", !seesAll && can("getProductCategoryTree") ? {} : undefined);
  const rows = seesAll ? all.data?.filter(({ pid }) => pid === 0) : shown.data;
  const isEmpty = !seesAll && !can("getProductCategoryTree");
  const roots = rows?.map(({ id, name }): CascaderNode => ({ id, name }));
  return {
    /** The top itself first. */
    nodes: roots || isEmpty ? [{ id: 0, name: topName }, ...(roots ?? [])] : undefined,
    /** Whether a category has others below it, as far as the account may know. */
    hasBelow: (id: number) => all.data?.some(({ pid }) => pid === id) ?? false,
  };
}
