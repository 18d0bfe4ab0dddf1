import type { MenuEntry } from "./menu-tree";
import { matchText, type Readings, type Stretch } from "./text-match";

/** A searchable entry, found by its label and by its address. */
export interface Entry {
  readonly label: string;
  /** The index at which its own name begins in the label, after `一级 > `. */
  readonly nameAt?: number;
  /** Synonyms of its name. */
  readonly keywords?: readonly string[];
  readonly path?: string;
}

/** A found entry, its cost (0 is best), and the matched parts of its label and path. */
export interface FoundEntry<Sought extends Entry> {
  readonly entry: Sought;
  readonly cost: number;
  readonly marks: readonly Stretch[];
  readonly pathMarks: readonly Stretch[];
}

/** A page of the menu. */
export interface MenuLeaf extends Entry {
  readonly path: string;
  readonly icon: string | undefined;
}

/** The cost of a match outside of the entry's own name. */
const behind = { keywords: 3, label: 6, path: 8 };

/** The pages of a menu in its order, each labelled with its full path: `一级 > 二级`. */
export function menuLeaves(entries: readonly MenuEntry[], above = "", icon?: string): readonly MenuLeaf[] {
  return entries.flatMap((entry) => {
    const shown = entry.icon ?? icon;
    const label = above + entry.title;
    const leaf = entry.path === undefined ? [] : [{ label, nameAt: above.length, path: entry.path, icon: shown }];
    return [...leaf, ...menuLeaves(entry.children, `${label} > `, shown)];
  });
}

/** The entries that contain every typed word, the best first. */
export function searchEntries<Sought extends Entry>(
  entries: readonly Sought[],
  query: string,
  readings?: Readings,
): readonly FoundEntry<Sought>[] {
  // input methods divide syllables with ' while they compose
  const words = query.split(/[\s'’]+/).filter((word) => word !== "");
  return entries
    .flatMap((entry) => {
      const found = words.map((word) => findWord(entry, word, readings)).filter((word) => word !== undefined);
      if (found.length < words.length) return [];
      return [
        {
          entry,
          cost: found.reduce((sum, { cost }) => sum + cost, 0),
          marks: merged(found.flatMap(({ marks }) => marks)),
          pathMarks: merged(found.flatMap(({ pathMarks }) => pathMarks)),
        },
      ];
    })
    .sort((one, other) => one.cost - other.cost);
}

type FoundWord = Omit<FoundEntry<Entry>, "entry">;

/** The best match of one word: in the entry's own name, its synonyms, its whole label, or its path. */
function findWord({ label, nameAt = 0, keywords = [], path = "" }: Entry, word: string, readings?: Readings): FoundWord | undefined {
  const found: FoundWord[] = [];
  const own = matchText(label.slice(nameAt), word, readings);
  if (own) found.push({ cost: own.cost, marks: own.stretches.map(([start, end]) => [start + nameAt, end + nameAt]), pathMarks: [] });
  for (const keyword of keywords) {
    const match = matchText(keyword, word, readings);
    if (match) found.push({ cost: match.cost + behind.keywords, marks: [], pathMarks: [] });
  }
  const whole = nameAt > 0 ? matchText(label, word, readings) : undefined;
  if (whole) found.push({ cost: whole.cost + behind.label, marks: whole.stretches, pathMarks: [] });
  const address = matchText(path, word);
  if (address) found.push({ cost: address.cost + behind.path, marks: [], pathMarks: address.stretches });
  return found.toSorted((one, other) => one.cost - other.cost)[0];
}

/** Ranges in their order, merged where they touch or overlap. */
export function merged(stretches: readonly Stretch[]): readonly Stretch[] {
  const result: Stretch[] = [];
  for (const [start, end] of stretches.toSorted(([one], [other]) => one - other)) {
    const last = result.at(-1);
    if (last && start <= last[1]) result.splice(-1, 1, [last[0], Math.max(last[1], end)]);
    else result.push([start, end]);
  }
  return result;
}
