import type { CascaderNode } from "../../selection";

/** The platform's category tree for a product: only the third level can be chosen; a branch that ends earlier cannot. */
export function platformLeaves(nodes: readonly CascaderNode[], level = 1): readonly CascaderNode[] {
  return nodes.map((node) => {
    const below = node.childList ?? [];
    if (level >= 3) return { ...node, childList: null };
    return below.length > 0 ? { ...node, childList: platformLeaves(below, level + 1) } : { ...node, isShow: false };
  });
}
