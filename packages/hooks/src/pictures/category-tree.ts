import type { Schema } from "@shopkeeper/sdk";
import type { CascaderNode } from "../selection";

/** A picture category with its subcategories. */
export type PictureCategory = Schema<"PictureCategoryNode">;

/** The id of the root node of the library, which is all pictures; never sent. */
export const rootId = 0;

/** The tree filtered by text: a category stays if its name, an ancestor or a descendant contains the text. */
export function filteredTree(tree: readonly PictureCategory[], words: string): readonly PictureCategory[] {
  const query = words.trim().toLowerCase();
  if (query === "") return tree;
  return tree.flatMap((node) => {
    if (node.name.toLowerCase().includes(query)) return [node];
    const child = filteredTree(node.child, words);
    return child.length > 0 ? [{ ...node, child: [...child] }] : [];
  });
}

/** The category with an id, at any depth. */
export function categoryWith(tree: readonly PictureCategory[], id: number): PictureCategory | undefined {
  for (const node of tree) {
    const found = node.id === id ? node : categoryWith(node.child, id);
    if (found) return found;
  }
  return undefined;
}

/** The ids of a category's ancestors, from the root. */
export function pathTo(tree: readonly PictureCategory[], id: number): readonly number[] {
  for (const node of tree) {
    if (node.id === id) return [];
    const path = pathTo(node.child, id);
    if (path.length > 0 || node.child.some((child) => child.id === id)) return [node.id, ...path];
  }
  return [];
}

/** The tree in cascader format, below a root with this name. */
export function cascaderNodes(tree: readonly PictureCategory[], rootName: string): readonly CascaderNode[] {
  const nodeOf = ({ id, name, child }: PictureCategory): CascaderNode => ({ id, name, childList: child.map(nodeOf) });
  return [{ id: rootId, name: rootName }, ...tree.map(nodeOf)];
}
