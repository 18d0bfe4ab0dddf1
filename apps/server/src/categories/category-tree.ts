import type { Schema } from "@shopkeeper/sdk/contract";
import { grouped } from "../kit/grouped";

/** The fields of a category that the tree needs. */
type CategoryRow = Omit<Schema<"CategoryNode">, "level" | "childList">;

/** The shown categories as a tree, in the order of the rows; children of a hidden or missing category are left out. */
export function shownTree(rows: readonly CategoryRow[]): Schema<"CategoryNode">[] {
  const below = grouped(
    rows.filter((row) => row.isShow),
    (row) => row.pid,
  );
  const branches = (pid: number, level: number): Schema<"CategoryNode">[] =>
    (below.get(pid) ?? []).map((row) => ({ ...row, level, childList: level < 3 ? branches(row.id, level + 1) : [] }));
  return branches(0, 1);
}
