import type { CascaderEntry, CascaderIndex } from "./cascader";

/** How much of a node is chosen. */
export type Check = "none" | "some" | "all";

/** What a choice of many nodes shows as one tag: a node, or a whole branch in place of its leaves. */
export interface CascaderTag {
  readonly id: number;
  readonly label: string;
}

/**
 * How each node of a tree stands where `picked` are chosen.
 *
 * With leaves only, a branch is `all` when every leaf below it that can be chosen is, and `some` when any is. Where any level
 * can be chosen, each node stands for itself.
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
    // a disabled leaf counts when it is chosen already, so that a branch with nothing else in it still shows it
    const own = { meant: (entry.isDisabled || held.has(entry.id)) && !isPicked ? 0 : 1, picked: isPicked ? 1 : 0 };
    const below = entry.children.map(({ id }) => counts.get(id) ?? { meant: 0, picked: 0 });
    counts.set(entry.id, !isLeafOnly || entry.isLeaf ? own : { meant: sum(below, "meant"), picked: sum(below, "picked") });
  }
  return new Map([...counts].map(([id, count]) => [id, count.picked === 0 ? "none" : count.picked < count.meant ? "some" : "all"]));
}

/** How many leaves are below a node, and how many of them are picked, or held elsewhere. */
interface LeafCount {
  readonly leaves: number;
  readonly picked: number;
  readonly held: number;
}

/** The leaves of each node, counted. */
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

/** Leaves that are chosen elsewhere, with where: nobody chooses them twice. */
export type Held = ReadonlyMap<number, string>;

/** What is said of a node that is held elsewhere, as a whole. */
export function heldNote(entry: CascaderEntry, held: Held): string | undefined {
  if (held.size === 0) return undefined;
  const [first, ...others] = leavesBelow(entry);
  const note = first && held.get(first.id);
  return note !== undefined && others.every(({ id }) => held.get(id) === note) ? note : undefined;
}

/**
 * Picks or drops a node, or with leaves only all leaves below it that can be chosen; what is disabled stays as it is, and what is
 * held elsewhere is not picked.
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

/** Whether a node can be picked or dropped: not disabled, and with leaves only there is one below it that is not. */
export const canToggle = (entry: CascaderEntry, isLeafOnly: boolean): boolean =>
  !entry.isDisabled && (!isLeafOnly || entry.isLeaf || entry.children.some((child) => canToggle(child, isLeafOnly)));

/** What is chosen, in few words: with leaves only, the highest branches that are chosen whole stand for all that is below them. */
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

/** The chosen nodes without what a tag stands for. */
export function dropTag(index: CascaderIndex, picked: readonly number[], id: number, isLeafOnly: boolean): readonly number[] {
  const entry = index.byId.get(id);
  const gone = new Set(isLeafOnly && entry ? leavesBelow(entry).map((leaf) => leaf.id) : [id]);
  return picked.filter((other) => !gone.has(other));
}

const sum = (counts: readonly { meant: number; picked: number }[], of: "meant" | "picked") =>
  counts.reduce((total, count) => total + count[of], 0);

const leavesBelow = (entry: CascaderEntry): readonly CascaderEntry[] => (entry.isLeaf ? [entry] : entry.children.flatMap(leavesBelow));
