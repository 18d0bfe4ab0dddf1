import type { CascaderNode } from "../../selection";

/** The platform's tree as a product chooses from it: of the third level alone; a branch that ends before cannot be chosen. */
export function platformLeaves(nodes: readonly CascaderNode[], level = 1): readonly CascaderNode[] {
  return nodes.map((node) => {
    const below = node.childList ?? [];
    if (level >= 3) return { ...node, childList: null };
    return below.length > 0 ? { ...node, childList: platformLeaves(below, level + 1) } : { ...node, isShow: false };
  });
}
