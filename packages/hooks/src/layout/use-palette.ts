import { useState } from "react";
import { currentLanguage, textIn } from "../texts";
import { type RecordSearch } from "../list";
import type { MenuEntry } from "./menu-tree";
import { knownEntries, type PaletteAction, type PaletteItem } from "./palette-entry";
import { foundGroups, idleGroups, type PaletteGroup } from "./palette-groups";
import { entriesOf, storedEntry } from "./palette-memory";
import { movedTo } from "./palette-move";
import { usePaletteMemory } from "./use-palette-memory";
import { useReadings } from "./use-readings";
import { useRecordSearch } from "./use-record-search";

/** The entries that a palette searches, and its callbacks. */
export interface PaletteOptions {
  menus: readonly MenuEntry[];
  records: readonly RecordSearch[];
  actions: readonly PaletteAction[];
  /** Opens an address of the console; an http(s) address is outside of it. */
  open: (path: string) => void;
  /** Closes the palette; called before the chosen entry is run. */
  close: () => void;
}

/** A key press in the search box. */
export interface PaletteKey {
  readonly key: string;
  /** An input method is composing: it handles the key. */
  readonly isComposing: boolean;
  /** Ctrl, or ⌘ on a Mac. */
  readonly isMod: boolean;
  readonly isShift: boolean;
}

/** With Ctrl or ⌘ it pins the highlighted entry, as browsers bookmark pages. */
const pinKey = "d";
const longest = 64;

/** The state and the actions of the palette. */
export interface Palette {
  text: string;
  /** Sets the query, cut to 64 characters; the first result is highlighted. */
  type(next: string): void;
  groups: readonly PaletteGroup[];
  items: PaletteItem[];
  highlighted: PaletteItem | undefined;
  highlight: (next: string | undefined) => void;
  choose: (paletteItem: PaletteItem) => void;
  pin: (paletteItem: PaletteItem) => void;
  /** The domains of records that are searched, by their names. */
  searched: string[];
  isLoading: boolean;
  /** A query was typed, every search has ended, and there are no results. */
  isNothing: boolean;
  /** Handles a key; false if the key has no function here. */
  press(paletteKey: PaletteKey): boolean;
}

/** The command palette: menus, records, actions and settings that match a query, and moving, choosing and pinning among them. */
export function usePalette({ menus, records, actions, open, close }: PaletteOptions): Palette {
  const [text, setText] = useState("");
  const [highlightedId, highlight] = useState<string>();
  const readings = useReadings();
  const { memory, remember, togglePin } = usePaletteMemory();
  const found = useRecordSearch(records, text);

  const entries = knownEntries(menus, actions, open);
  const pins = entriesOf(memory.pins, entries, records, open);
  const recents = entriesOf(memory.recents, entries, records, open);
  const isIdle = text.trim() === "";
  const groups = isIdle ? idleGroups(entries, pins, recents) : foundGroups(entries, text, { pins, recents, readings, found, open });
  const items = groups.flatMap((group) => group.items);
  const at = Math.max(
    0,
    items.findIndex(({ id }) => id === highlightedId),
  );
  const highlighted = items[at];

  const choose = ({ entry }: PaletteItem) => {
    remember(storedEntry(entry));
    close();
    entry.run();
  };
  const pin = ({ entry }: PaletteItem) => togglePin(storedEntry(entry));

  return {
    text,
    type(next: string) {
      setText([...next].slice(0, longest).join(""));
      highlight(undefined);
    },
    groups,
    items,
    highlighted,
    highlight,
    choose,
    pin,
    searched: found.map(({ search }) => textIn(currentLanguage(), search.label)),
    isLoading: groups.some(({ isLoading }) => isLoading),
    isNothing: !isIdle && groups.every((group) => group.items.length === 0 && !group.isLoading),
    press({ key, isComposing, isMod, isShift }: PaletteKey): boolean {
      if (isComposing || isShift || !highlighted) return false;
      const goal = isMod ? undefined : movedTo(key, at, items.length);
      if (goal !== undefined) highlight(items[goal]?.id);
      else if (isMod && key.toLowerCase() === pinKey) pin(highlighted);
      else if (!isMod && key === "Enter") choose(highlighted);
      else return false;
      return true;
    },
  };
}
