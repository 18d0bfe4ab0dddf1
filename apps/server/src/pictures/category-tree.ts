import type { Schema } from "@shopkeeper/sdk/contract";
import { grouped } from "../kit/grouped";

/** The fields of a picture category that its tree is built from. */
type PictureCategoryRow = Omit<Schema<"PictureCategoryNode">, "path" | "child">;

/** The ids above a category, from the root down; a category whose parent is missing, or is below it, is at the root. */
export function idsAbove(rows: ReadonlyMap<number, { pid: number }>, id: number): number[] {
  const above: number[] = [];
  let parent = rows.get(id)?.pid ?? 0;
  while (rows.has(parent)) {
    if (parent === id || above.includes(parent)) return [];
    above.unshift(parent);
    parent = rows.get(parent)?.pid ?? 0;
  }
  return above;
}

/** The ids above in the contract's form: `/1/5/`, `/` at the root. */
export const pathText = (above: readonly number[]) => (above.length === 0 ? "/" : `/${above.join("/")}/`);

/** The wanted categories and all above them as a tree, in the order of the rows. */
export function pictureCategoryTree(
  rows: readonly PictureCategoryRow[],
  isWanted: (row: PictureCategoryRow) => boolean,
): Schema<"PictureCategoryNode">[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const above = new Map(rows.map((row) => [row.id, idsAbove(byId, row.id)]));
  const shown = new Set(rows.filter(isWanted).flatMap((row) => [row.id, ...(above.get(row.id) ?? [])]));
  const below = grouped(
    rows.filter((row) => shown.has(row.id)),
    (row) => above.get(row.id)?.at(-1) ?? 0,
  );
  const branches = (pid: number): Schema<"PictureCategoryNode">[] =>
    (below.get(pid) ?? []).map((row) => ({ ...row, path: pathText(above.get(row.id) ?? []), child: branches(row.id) }));
  return branches(0);
}
