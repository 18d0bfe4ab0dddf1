import type { Schema } from "@shopkeeper/sdk";

/** A menu in the tree of a role. */
export type MenuNode = Schema<"MenuNode">;

/** Every menu of a tree, from the top. */
export const flatMenus = (tree: readonly MenuNode[]): readonly MenuNode[] => tree.flatMap((node) => [node, ...flatMenus(node.childList)]);

/** The path to a menu, the folder first. */
export function menuTrail(tree: readonly MenuNode[], id: number): readonly MenuNode[] {
  for (const node of tree) {
    if (node.id === id) return [node];
    const below = menuTrail(node.childList, id);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** The tree of a role: the granted menus, below their folders. */
export const grantedTree = (tree: readonly MenuNode[], granted: ReadonlySet<number>): readonly MenuNode[] =>
  tree.flatMap((node) => {
    const childList = grantedTree(node.childList, granted);
    return childList.length > 0 || (node.menuType !== "M" && granted.has(node.id)) ? [{ ...node, childList: [...childList] }] : [];
  });
