import { currentLanguage, textIn } from "../texts";
import { searchEntries } from "./menu-search";
import { type PaletteEntry, type PaletteItem, recordEntry } from "./palette-entry";
import { matchText, type Readings } from "./text-match";
import type { RecordsFound } from "./use-record-search";

/** Entries under one heading. */
export interface PaletteGroup {
  readonly key: string;
  /** Which heading it has; a group of records is headed by its domain's own word. */
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

/** How much sooner something comes that is pinned, or that was used lately. */
const ahead = { pinned: 2, recent: 1 };

/** What is offered before anything is typed: pins, recents, and everything that is known. */
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

/** What searching needs beside the entries and the text. */
export interface FoundOptions {
  readonly pins: readonly PaletteEntry[];
  readonly recents: readonly PaletteEntry[];
  readonly readings: Readings | undefined;
  readonly found: readonly RecordsFound[];
  open(path: string): void;
}

/** What is found for a text: the groups with the best find first, the records behind them, so that what comes late moves nothing. */
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

/** The entries that hold what was typed, the best first, and what the best one costs. */
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
