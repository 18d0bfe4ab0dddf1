import type { RecordHit, RecordSearch } from "../list";
import type { Storage } from "../core";
import { menuKey, type PaletteEntry, recordEntry } from "./palette-entry";

const storageKey = "palette";
const mostRecents = 6;
const mostPins = 20;

/** An entry that is kept by its key; a record cannot be looked up by it, so it is kept whole. */
export interface StoredEntry {
  readonly key: string;
  readonly record?: RecordHit & { readonly domain: string };
}

/** What one account pinned, in its order, and what it used last, the latest first. */
export interface PaletteMemory {
  readonly pins: readonly StoredEntry[];
  readonly recents: readonly StoredEntry[];
}

/** Nothing pinned and nothing used yet. */
export const noMemory: PaletteMemory = { pins: [], recents: [] };

/** Reads what was kept; a broken text is as good as none. */
export async function readMemory(storage: Storage): Promise<PaletteMemory> {
  const text = await storage.get(storageKey);
  if (text === undefined) return noMemory;
  try {
    const read: unknown = JSON.parse(text);
    return isMemory(read) ? read : noMemory;
  } catch {
    return noMemory;
  }
}

/** The paths of the pages and records that an account pinned or used last. */
export async function palettePaths(storage: Storage): Promise<readonly string[]> {
  const { pins, recents } = await readMemory(storage);
  return [...pins, ...recents].flatMap(({ key, record }) => record?.path ?? (key.startsWith(menuKey) ? key.slice(menuKey.length) : []));
}

const isMemory = (read: unknown): read is PaletteMemory => hasList(read, "pins") && hasList(read, "recents");

const hasList = (read: unknown, name: string) => {
  const list = fieldOf(read, name);
  return Array.isArray(list) && list.every(isStoredEntry);
};

function isStoredEntry(read: unknown): read is StoredEntry {
  const record = fieldOf(read, "record");
  return typeof fieldOf(read, "key") === "string" && (record === undefined || isRecord(record));
}

const isRecord = (read: unknown) =>
  ["string", "number"].includes(typeof fieldOf(read, "id")) &&
  ["domain", "title", "path"].every((name) => typeof fieldOf(read, name) === "string") &&
  ["string", "undefined"].includes(typeof fieldOf(read, "hint"));

const fieldOf = (read: unknown, name: string): unknown =>
  typeof read === "object" && read !== null ? Object.entries(read).find(([field]) => field === name)?.[1] : undefined;

/** Keeps it for the account that the storage belongs to. */
export const keepMemory = (storage: Storage, next: PaletteMemory) => storage.set(storageKey, JSON.stringify(next));

/** An entry in the form in which it is kept. */
export function storedEntry({ key, kind, label, hint, path = "" }: PaletteEntry): StoredEntry {
  const [, domain = "", id = ""] = /^record:(.+)\/([^/]+)$/.exec(key) ?? [];
  return kind === "record" ? { key, record: { domain, id, title: label, hint, path } } : { key };
}

/** Used just now: it becomes the first of the recents. */
export const withRecent = ({ pins, recents }: PaletteMemory, used: StoredEntry): PaletteMemory => ({
  pins,
  recents: [used, ...recents.filter(({ key }) => key !== used.key)].slice(0, mostRecents),
});

/** Pins it at the end, or takes it off. */
export const withPin = ({ pins, recents }: PaletteMemory, pin: StoredEntry): PaletteMemory => {
  const others = pins.filter(({ key }) => key !== pin.key);
  return { pins: others.length < pins.length ? others : [...others, pin].slice(-mostPins), recents };
};

/** The kept entries that there are: menus and actions by their key, records where their domain is offered. */
export function entriesOf(
  list: readonly StoredEntry[],
  known: readonly PaletteEntry[],
  records: readonly RecordSearch[],
  open: (path: string) => void,
): readonly PaletteEntry[] {
  return list.flatMap(({ key, record }) => {
    const domain = record && records.find((one) => one.domain === record.domain);
    return known.find((entry) => entry.key === key) ?? (record && domain ? recordEntry(domain, record, open) : []);
  });
}
