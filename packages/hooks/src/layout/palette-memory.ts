import type { RecordHit, RecordSearch } from "../list";
import type { Storage } from "../core";
import { menuKey, type PaletteEntry, recordEntry } from "./palette-entry";

const storageKey = "palette";
const mostRecents = 6;
const mostPins = 20;

/** An entry stored by its key; a record cannot be looked up by its key, so it is stored as a whole. */
export interface StoredEntry {
  readonly key: string;
  readonly record?: RecordHit & { readonly domain: string };
}

/** The pins of an account in their order, and its recents, the latest first. */
export interface PaletteMemory {
  readonly pins: readonly StoredEntry[];
  readonly recents: readonly StoredEntry[];
}

/** No pins and no recents. */
export const noMemory: PaletteMemory = { pins: [], recents: [] };

/** Reads the stored pins and recents; an invalid text counts as none. */
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

/** Stores it for the account of the storage. */
export const keepMemory = (storage: Storage, next: PaletteMemory) => storage.set(storageKey, JSON.stringify(next));

/** The stored form of an entry. */
export function storedEntry({ key, kind, label, hint, path = "" }: PaletteEntry): StoredEntry {
  const [, domain = "", id = ""] = /^record:(.+)\/([^/]+)$/.exec(key) ?? [];
  return kind === "record" ? { key, record: { domain, id, title: label, hint, path } } : { key };
}

/** Puts a used entry first in the recents. */
export const withRecent = ({ pins, recents }: PaletteMemory, used: StoredEntry): PaletteMemory => ({
  pins,
  recents: [used, ...recents.filter(({ key }) => key !== used.key)].slice(0, mostRecents),
});

/** Pins an entry at the end, or unpins it. */
export const withPin = ({ pins, recents }: PaletteMemory, pin: StoredEntry): PaletteMemory => {
  const others = pins.filter(({ key }) => key !== pin.key);
  return { pins: others.length < pins.length ? others : [...others, pin].slice(-mostPins), recents };
};

/** The stored entries that exist: menus and actions by their key, records where their domain is offered. */
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
