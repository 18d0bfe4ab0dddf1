import type { MenuIndex } from "./menu-index";

/** How a menu's checkbox stands. */
export type MenuMark = "checked" | "half" | "none";

/** How the boxes of a tree answer. */
export interface CheckOptions {
  /** 父子联动: a box takes everything below it along. */
  readonly isLinked: boolean;
  /** A locked menu stays as it is, whatever is pressed. */
  readonly isLocked: (id: number) => boolean;
}

/** How a menu's box stands: half where a part of what it stands for is granted. */
export function markOf(index: MenuIndex, granted: ReadonlySet<number>, id: number, isLinked: boolean): MenuMark {
  if (!isLinked && granted.has(id)) return "checked";
  const rights = rightsIn(index, id);
  const held = rights.filter((each) => granted.has(each)).length;
  if (rights.length === 0) return granted.has(id) ? "checked" : "none";
  if (held === 0) return "none";
  return isLinked && held === rights.length ? "checked" : "half";
}

/** What is granted after a box was pressed. A page or a button brings the pages and folders above it along. */
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

/** Takes menus away; what stays below keeps the entries above it, and a folder that holds nothing any more goes along. */
function without(index: MenuIndex, granted: ReadonlySet<number>, taken: readonly number[], isLinked: boolean): ReadonlySet<number> {
  const left = new Set([...granted].filter((id) => !taken.includes(id)));
  const closed = new Set([...left, ...[...left].flatMap((id) => index.above(id).filter((each) => granted.has(each)))]);
  return isLinked ? withoutEmptyFolders(index, closed) : closed;
}

/** The ids that a role stores: the checked and the half-checked ones, with the folders above them, and no folder without content. */
export function rulesOf(index: MenuIndex, granted: Iterable<number>): number[] {
  const known = [...granted].filter((id) => index.has(id));
  const closed = new Set([...known, ...known.flatMap((id) => index.above(id).filter((each) => index.isFolder(each)))]);
  return [...withoutEmptyFolders(index, closed)].sort((one, other) => one - other);
}

const withoutEmptyFolders = (index: MenuIndex, granted: ReadonlySet<number>) =>
  new Set([...granted].filter((id) => !index.isFolder(id) || rightsIn(index, id).some((each) => granted.has(each))));

/** The pages and buttons of a menu and below it. */
const rightsIn = (index: MenuIndex, id: number) => index.within(id).filter((each) => !index.isFolder(each));
