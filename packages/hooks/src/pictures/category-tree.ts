import type { Schema } from "@shopkeeper/sdk";
import type { CascaderNode } from "../selection";

/** A picture category with those below it. */
export type PictureCategory = Schema<"PictureCategoryNode">;

/** The root that the library adds: all pictures, whatever their category; it never travels. */
export const rootId = 0;

/** The tree without what does not match: a category stays when its name, one above it or one below it holds the words. */
export function filteredTree(tree: readonly PictureCategory[], words: string): readonly PictureCategory[] {
  const query = words.trim().toLowerCase();
  if (query === "") return tree;
  return tree.flatMap((node) => {
    if (node.name.toLowerCase().includes(query)) return [node];
    const child = filteredTree(node.child, words);
    return child.length > 0 ? [{ ...node, child: [...child] }] : [];
  });
}

/** The category with an id, wherever it is. */
export function categoryWith(tree: readonly PictureCategory[], id: number): PictureCategory | undefined {
  for (const node of tree) {
    const found = node.id === id ? node : categoryWith(node.child, id);
    if (found) return found;
  }
  return undefined;
}

/** The ids of the categories above one, from the root. */
export function pathTo(tree: readonly PictureCategory[], id: number): readonly number[] {
  for (const node of tree) {
    if (node.id === id) return [];
    const path = pathTo(node.child, id);
    if (path.length > 0 || node.child.some((child) => child.id === id)) return [node.id, ...path];
  }
  return [];
}

/** The tree as a cascader takes it, under the name of its root. */
export function cascaderNodes(tree: readonly PictureCategory[], rootName: string): readonly CascaderNode[] {
  const nodeOf = ({ id, name, child }: PictureCategory): CascaderNode => ({ id, name, childList: child.map(nodeOf) });
  return [{ id: rootId, name: rootName }, ...tree.map(nodeOf)];
}
