import type { MenuIndex } from "./menu-index";

/** The state of a menu's checkbox. */
export type MenuMark = "checked" | "half" | "none";

/** The behaviour of a tree's checkboxes. */
export interface CheckOptions {
  /** 父子联动: a checkbox also sets everything below it. */
  readonly isLinked: boolean;
  /** A locked menu never changes. */
  readonly isLocked: (id: number) => boolean;
}

/** The state of a menu's checkbox: half if a part of its permissions is granted. */
export function markOf(index: MenuIndex, granted: ReadonlySet<number>, id: number, isLinked: boolean): MenuMark {
  if (!isLinked && granted.has(id)) return "checked";
  const rights = rightsIn(index, id);
  const held = rights.filter((each) => granted.has(each)).length;
  if (rights.length === 0) return granted.has(id) ? "checked" : "none";
  if (held === 0) return "none";
  return isLinked && held === rights.length ? "checked" : "half";
}

/** The granted menus after a checkbox was pressed. A page or a button also grants the pages and folders above it. */
export function toggleMenu(
  index: MenuIndex,
  granted: ReadonlySet<number>,
  id: number,
  { isLinked, isLocked }: CheckOptions,
): ReadonlySet<number> {
  if (isLocked(id)) return granted;
  const free = index.within(id).filter((each) => !isLocked(each));
  const isFull = isLinked ? free.every((each) => index.isFolder(each) || granted.has(each)) : granted.has(id);
  if (isFull) return without(index, granted, free, isLinked);
  const added = isLinked ? free : [id];
  const above = index.above(id).filter((each) => index.isFolder(each) || !isLocked(each));
  return new Set([...granted, ...added, ...above]);
}

/** Removes menus; the remaining ones keep their ancestors, and empty folders are removed. */
function without(index: MenuIndex, granted: ReadonlySet<number>, taken: readonly number[], isLinked: boolean): ReadonlySet<number> {
  const left = new Set([...granted].filter((id) => !taken.includes(id)));
  const closed = new Set([...left, ...[...left].flatMap((id) => index.above(id).filter((each) => granted.has(each)))]);
  return isLinked ? withoutEmptyFolders(index, closed) : closed;
}

/** The ids that a role stores: the checked and the half-checked ones, with the folders above them, and no empty folder. */
export function rulesOf(index: MenuIndex, granted: Iterable<number>): number[] {
  const known = [...granted].filter((id) => index.has(id));
  const closed = new Set([...known, ...known.flatMap((id) => index.above(id).filter((each) => index.isFolder(each)))]);
  return [...withoutEmptyFolders(index, closed)].sort((one, other) => one - other);
}

const withoutEmptyFolders = (index: MenuIndex, granted: ReadonlySet<number>) =>
  new Set([...granted].filter((id) => !index.isFolder(id) || rightsIn(index, id).some((each) => granted.has(each))));

const rightsIn = (index: MenuIndex, id: number) => index.within(id).filter((each) => !index.isFolder(each));
