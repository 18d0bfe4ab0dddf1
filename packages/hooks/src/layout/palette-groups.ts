import { currentLanguage, textIn } from "../texts";
import { searchEntries } from "./menu-search";
import { type PaletteEntry, type PaletteItem, recordEntry } from "./palette-entry";
import { matchText, type Readings } from "./text-match";
import type { RecordsFound } from "./use-record-search";

/** Entries under one heading. */
export interface PaletteGroup {
  readonly key: string;
  /** The heading of the group; for records it is the name of their domain. */
  readonly heading: "pinned" | "recent" | "menus" | "actions" | "settings" | { readonly records: string };
  readonly items: readonly PaletteItem[];
  readonly isLoading: boolean;
  readonly problem?: string;
}

const kinds = [
  { kind: "menu", heading: "menus" },
  { kind: "action", heading: "actions" },
  { kind: "setting", heading: "settings" },
] as const;

/** The reduction of the cost of a pinned or a recently used entry. */
const ahead = { pinned: 2, recent: 1 };

/** The groups before anything is typed: pins, recents, and all known entries. */
export function idleGroups(
  entries: readonly PaletteEntry[],
  pins: readonly PaletteEntry[],
  recents: readonly PaletteEntry[],
): readonly PaletteGroup[] {
  const isPinned = ({ key }: PaletteEntry) => pins.some((pin) => pin.key === key);
  const group = (heading: "pinned" | "recent" | (typeof kinds)[number]["heading"], listed: readonly PaletteEntry[]): PaletteGroup => ({
    key: heading,
    heading,
    items: listed.map((entry) => ({ id: `${heading} ${entry.key}`, entry, isPinned: isPinned(entry), marks: [], pathMarks: [] })),
    isLoading: false,
  });
  return [
    group("pinned", pins),
    group(
      "recent",
      recents.filter((entry) => !isPinned(entry)),
    ),
    ...kinds.map(({ kind, heading }) =>
      group(
        heading,
        entries.filter((entry) => entry.kind === kind),
      ),
    ),
  ].filter(({ items }) => items.length > 0);
}

/** The options of a search besides the entries and the text. */
export interface FoundOptions {
  readonly pins: readonly PaletteEntry[];
  readonly recents: readonly PaletteEntry[];
  readonly readings: Readings | undefined;
  readonly found: readonly RecordsFound[];
  open(path: string): void;
}

/** The groups found for a text: the best match first, the records last, so that late results move nothing. */
export function foundGroups(entries: readonly PaletteEntry[], query: string, options: FoundOptions): readonly PaletteGroup[] {
  const known = kinds
    .map(({ kind, heading }) => {
      const ofKind = entries.filter((entry) => entry.kind === kind);
      return { key: heading, heading, isLoading: false, ...ranked(ofKind, query, options) };
    })
    .sort((one, other) => one.cost - other.cost);
  const records = options.found.map((found) => recordGroup(found, query, options));
  const groups: readonly PaletteGroup[] = [...known, ...records];
  return groups.filter(({ items, isLoading, problem }) => items.length > 0 || isLoading || problem !== undefined);
}

/** The entries that match the query, the best first, and the cost of the best one. */
function ranked(entries: readonly PaletteEntry[], query: string, { pins, recents, readings }: FoundOptions) {
  const has = (list: readonly PaletteEntry[], { key }: PaletteEntry) => list.some((one) => one.key === key);
  const found = searchEntries(entries, query, readings)
    .map(({ cost, ...one }) => {
      const isPinned = has(pins, one.entry);
      return { ...one, id: one.entry.key, isPinned, cost: cost - (isPinned ? ahead.pinned : has(recents, one.entry) ? ahead.recent : 0) };
    })
    .sort((one, other) => one.cost - other.cost);
  return { items: found, cost: found[0]?.cost ?? Infinity };
}

function recordGroup({ search, hits, isLoading, problem }: RecordsFound, query: string, { pins, open }: FoundOptions): PaletteGroup {
  const itemOf = (entry: PaletteEntry): PaletteItem => ({
    id: entry.key,
    entry,
    isPinned: pins.some(({ key }) => key === entry.key),
    marks: matchText(entry.label, query.trim())?.stretches ?? [],
    pathMarks: [],
  });
  const items = hits.map((hit) => itemOf(recordEntry(search, hit, open)));
  return { key: `records-${search.domain}`, heading: { records: textIn(currentLanguage(), search.label) }, items, isLoading, problem };
}
