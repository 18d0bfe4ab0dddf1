import type { CascaderEntry, CascaderIndex } from "./cascader";

/** The check state of a node. */
export type Check = "none" | "some" | "all";

/** One tag of a multiple choice: a node, or a whole branch in place of its leaves. */
export interface CascaderTag {
  readonly id: number;
  readonly label: string;
}

/**
 * The check state of each node for the chosen ids `picked`.
 *
 * With leaves only, a branch is `all` if every selectable leaf below it is chosen, and `some` if any is. If any
 * level can be chosen, the state of each node is independent.
 */
export function checksOf(
  index: CascaderIndex,
  picked: ReadonlySet<number>,
  isLeafOnly: boolean,
  held: Held = new Map(),
): ReadonlyMap<number, Check> {
  const counts = new Map<number, { meant: number; picked: number }>();
  for (const entry of index.all.toReversed()) {
    const isPicked = picked.has(entry.id);
    // a disabled leaf counts if it is already chosen, so that a branch with nothing else in it still shows it
    const own = { meant: (entry.isDisabled || held.has(entry.id)) && !isPicked ? 0 : 1, picked: isPicked ? 1 : 0 };
    const below = entry.children.map(({ id }) => counts.get(id) ?? { meant: 0, picked: 0 });
    counts.set(entry.id, !isLeafOnly || entry.isLeaf ? own : { meant: sum(below, "meant"), picked: sum(below, "picked") });
  }
  return new Map([...counts].map(([id, count]) => [id, count.picked === 0 ? "none" : count.picked < count.meant ? "some" : "all"]));
}

/** The number of leaves below a node, and how many of them are chosen here or elsewhere. */
interface LeafCount {
  readonly leaves: number;
  readonly picked: number;
  readonly held: number;
}

/** The leaf counts of each node. */
export function leafCounts(index: CascaderIndex, picked: ReadonlySet<number>, held: Held): ReadonlyMap<number, LeafCount> {
  const counts = new Map<number, LeafCount>();
  for (const { id, isLeaf, children } of index.all.toReversed()) {
    const below = children.flatMap((child) => counts.get(child.id) ?? []);
    const total = (of: keyof LeafCount) => below.reduce((sum, count) => sum + count[of], 0);
    counts.set(
      id,
      isLeaf
        ? { leaves: 1, picked: Number(picked.has(id)), held: Number(held.has(id)) }
        : { leaves: total("leaves"), picked: total("picked"), held: total("held") },
    );
  }
  return counts;
}

/** Leaves chosen elsewhere, with the place: they cannot be chosen twice. */
export type Held = ReadonlyMap<number, string>;

/** The note on a node whose leaves are all chosen elsewhere. */
export function heldNote(entry: CascaderEntry, held: Held): string | undefined {
  if (held.size === 0) return undefined;
  const [first, ...others] = leavesBelow(entry);
  const note = first && held.get(first.id);
  return note !== undefined && others.every(({ id }) => held.get(id) === note) ? note : undefined;
}

/**
 * Selects or deselects a node, or with leaves only all selectable leaves below it; disabled nodes stay unchanged,
 * and nodes chosen elsewhere are not selected.
 */
export function toggleCheck(
  index: CascaderIndex,
  picked: readonly number[],
  entry: CascaderEntry,
  isLeafOnly: boolean,
  held: Held = new Map(),
): readonly number[] {
  const meant = (isLeafOnly ? leavesBelow(entry) : [entry])
    .filter(({ id, isDisabled }) => !isDisabled && (!held.has(id) || picked.includes(id)))
    .map(({ id }) => id);
  const chosen = new Set(picked);
  if (meant.every((id) => chosen.has(id))) return picked.filter((id) => !meant.includes(id));
  return [...picked, ...meant.filter((id) => !chosen.has(id))];
}

/** Whether a node can be toggled: not disabled, and with leaves only there is an enabled leaf below it. */
export const canToggle = (entry: CascaderEntry, isLeafOnly: boolean): boolean =>
  !entry.isDisabled && (!isLeafOnly || entry.isLeaf || entry.children.some((child) => canToggle(child, isLeafOnly)));

/** The tags of a choice: with leaves only, the highest fully chosen branches replace everything below them. */
export function tagsOf(index: CascaderIndex, picked: readonly number[], isLeafOnly: boolean): readonly CascaderTag[] {
  const chosen = new Set(picked);
  const gone = picked.filter((id) => !index.byId.has(id)).map((id) => ({ id, label: `#${id}` }));
  if (!isLeafOnly) return [...picked.flatMap((id) => index.byId.get(id) ?? []), ...gone];
  const whole = new Set<number>();
  for (const entry of index.all.toReversed()) {
    if (entry.isLeaf ? chosen.has(entry.id) : entry.children.every(({ id }) => whole.has(id))) whole.add(entry.id);
  }
  return [...index.all.filter(({ id, path }) => whole.has(id) && !whole.has(path.at(-2) ?? Number.NaN)), ...gone];
}

/** The chosen nodes without those that a tag represents. */
export function dropTag(index: CascaderIndex, picked: readonly number[], id: number, isLeafOnly: boolean): readonly number[] {
  const entry = index.byId.get(id);
  const gone = new Set(isLeafOnly && entry ? leavesBelow(entry).map((leaf) => leaf.id) : [id]);
  return picked.filter((other) => !gone.has(other));
}

const sum = (counts: readonly { meant: number; picked: number }[], of: "meant" | "picked") =>
  counts.reduce((total, count) => total + count[of], 0);

const leavesBelow = (entry: CascaderEntry): readonly CascaderEntry[] => (entry.isLeaf ? [entry] : entry.children.flatMap(leavesBelow));
