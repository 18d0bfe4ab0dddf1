import { grouped } from "../core/grouped";

/** What a tree needs to know of a category. */
export interface CategoryRow {
  id: number;
  pid: number;
  name: string;
  icon: string | null;
  sort: number;
  isShow: boolean;
}

/** A category with those below it. */
export interface CategoryBranch extends CategoryRow {
  level: number;
  childList: CategoryBranch[];
}

/** The shown categories as a tree, in the order of the rows; what hangs on a hidden or missing one is left out. */
export function shownTree(rows: readonly CategoryRow[]): CategoryBranch[] {
  const below = grouped(
    rows.filter((row) => row.isShow),
    (row) => row.pid,
  );
  const branches = (pid: number, level: number): CategoryBranch[] =>
    (below.get(pid) ?? []).map((row) => ({ ...row, level, childList: level < 3 ? branches(row.id, level + 1) : [] }));
  return branches(0, 1);
}
