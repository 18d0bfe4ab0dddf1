import type { Schema } from "@shopkeeper/sdk";

type Category = Schema<"Category">;

/** A category in its place among the others. */
export interface CategoryRow extends Category {
  /** 1 at the top, 2 below. */
  readonly level: 1 | 2;
  /** How many lie below it. */
  readonly below: number;
}

/** Categories as rows, each top one followed by those below it; one whose parent is gone stands at the top. */
export function categoryRows(categories: readonly Category[]): readonly CategoryRow[] {
  const tops = new Set(categories.filter(({ pid }) => pid === 0).map(({ id }) => id));
  const isTop = ({ pid }: Category) => !tops.has(pid);
  return categories.filter(isTop).flatMap((top) => {
    const below = categories.filter(({ id, pid }) => pid === top.id && id !== top.id);
    return [{ ...top, level: 1 as const, below: below.length }, ...below.map((category) => ({ ...category, level: 2 as const, below: 0 }))];
  });
}

/** The rows without those below a closed one. */
export const openRows = (rows: readonly CategoryRow[], closed: ReadonlySet<number>) =>
  rows.filter(({ level, pid }) => level === 1 || !closed.has(pid));

/** Whether a category is shown while switches are under way: hiding a parent hides its children, showing a child shows its parent. */
export function isShownWith(pressed: ReadonlyMap<number, boolean>, all: readonly Category[], { id, pid, isShow }: Category): boolean {
  const own = pressed.get(id);
  if (own !== undefined) return own;
  if (pressed.get(pid) === false) return false;
  return isShow || all.some((child) => child.pid === id && pressed.get(child.id) === true);
}
