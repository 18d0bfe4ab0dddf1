/** Two versions of a value, and their common base; undefined if the base is not known. */
export interface Versions<Value> {
  readonly base: Value | undefined;
  readonly mine: Value;
  readonly current: Value;
}

/** The result of merging two versions. Paths have the form `field.key.key`. */
export interface Merge<Value> {
  readonly value: Value;
  /** The paths that both changed differently; mine is kept unless `takesCurrent` is true for the path. */
  readonly conflicts: readonly string[];
  /** The paths that are taken from the current version, since mine did not change them. */
  readonly taken: readonly string[];
}

/** Whether a conflict at a path is resolved with the current version. */
export type TakesCurrent = (path: string) => boolean;

/**
 * Merges two versions field by field: a change of only one side is taken.
 *
 * Objects are merged by key, lists of objects by the `key` or `id` of their rows, a list with a single row in every version by
 * its fields. Any other value is merged as a whole, and so is a list to which both added or removed rows if any was removed.
 */
export function mergeVersions<Value>(versions: Versions<Value>, takesCurrent: TakesCurrent = () => false): Merge<Value> {
  const merged = mergeAt("", versions, takesCurrent);
  if (!isLike(versions.mine, merged.value)) throw new Error("a merge has the shape of its versions");
  return { ...merged, value: merged.value };
}

function mergeAt(path: string, { base, mine, current }: Versions<unknown>, takesCurrent: TakesCurrent): Merge<unknown> {
  if (isSame(mine, current) || isSame(base, current)) return { value: mine, conflicts: [], taken: [] };
  if (isSame(base, mine)) return { value: current, conflicts: [], taken: [path] };
  if (isObject(mine) && isObject(current) && (base === undefined || isObject(base))) {
    const keys = [...new Set([...Object.keys(current), ...Object.keys(mine)])];
    return mergeEntries(keys, path, { base: base ?? {}, mine, current }, takesCurrent, (entries) => Object.fromEntries(entries));
  }
  const rows = { base: rowsIn(base ?? []), mine: rowsIn(mine), current: rowsIn(current) };
  if (rows.base && rows.mine && rows.current && !isTornApart(rows.base, rows.mine, rows.current)) {
    const [from, to] = isSameOrder(rows.base, rows.mine) ? [rows.current, rows.mine] : [rows.mine, rows.current];
    const keys = [...new Set([...Object.keys(from), ...Object.keys(to)])];
    return mergeEntries(keys, path, { base: rows.base, mine: rows.mine, current: rows.current }, takesCurrent, (entries) =>
      entries.map(([, row]) => row),
    );
  }
  return { value: takesCurrent(path) ? current : mine, conflicts: [path], taken: [] };
}

type Entries = Readonly<Record<string, unknown>>;

function mergeEntries(
  keys: readonly string[],
  path: string,
  { base = {}, mine, current }: Versions<Entries>,
  takesCurrent: TakesCurrent,
  valueOf: (entries: readonly (readonly [string, unknown])[]) => unknown,
): Merge<unknown> {
  const merged = keys.map((key) => {
    const at = path === "" ? key : `${path}.${key}`;
    return [key, mergeAt(at, { base: base[key], mine: mine[key], current: current[key] }, takesCurrent)] as const;
  });
  return {
    value: valueOf(merged.flatMap(([key, { value }]) => (value === undefined ? [] : [[key, value] as const]))),
    conflicts: merged.flatMap(([, { conflicts }]) => conflicts),
    taken: merged.flatMap(([, { taken }]) => taken),
  };
}

/** The rows of a list by `key` or `id`; undefined if a row has none, or two rows have the same. */
function rowsIn(list: unknown): Entries | undefined {
  if (!Array.isArray(list) || !list.every(isObject)) return undefined;
  const names = list.map((row) => (list.length === 1 && nameOf(row) === undefined ? "only" : nameOf(row)));
  if (names.includes(undefined) || new Set(names).size < names.length) return undefined;
  return Object.fromEntries(list.map((row, at) => [`#${names[at]}`, row]));
}

function nameOf(row: Entries): string | undefined {
  const name = row.key ?? row.id;
  return typeof name === "string" || (typeof name === "number" && name > 0) ? String(name) : undefined;
}

/** Whether both added or removed rows, and any was removed: a merged list may be one that neither intended. */
function isTornApart(base: Entries, mine: Entries, current: Entries): boolean {
  const isOther = (rows: Entries) => !isSame(Object.keys(rows).toSorted(), Object.keys(base).toSorted());
  const hasAll = (rows: Entries) => Object.keys(base).every((key) => key in rows);
  return isOther(mine) && isOther(current) && !(hasAll(mine) && hasAll(current));
}

const isSameOrder = (base: Entries, mine: Entries) => {
  const kept = Object.keys(mine).filter((key) => key in base);
  return isSame(
    kept,
    Object.keys(base).filter((key) => key in mine),
  );
};

/** Whether a value is a plain object; an instance of a class is merged as a whole. */
const isObject = (value: unknown): value is Entries =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length && one.every((item, at) => isSame(item, other[at]));
  if (!isObject(one) || !isObject(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => isSame(one[key], other[key]));
}

/** Each part of a merge is a part of one of its versions. */
const isLike = <Value>(_version: Value, _merged: unknown): _merged is Value => true;
