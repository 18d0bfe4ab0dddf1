import type { NumberUnits } from "../texts/numbers";

/** The layout and appearance of the console in this browser (specification, section 3). */
export interface LayoutSettings {
  /** The theme colour, as `#rrggbb`. */
  readonly theme: string;
  readonly sideTheme: "dark" | "light";
  /** The first level of the menu is along the top, and the sidebar shows what is below the chosen entry. */
  readonly topNav: boolean;
  readonly tagsView: boolean;
  /** The navbar and the tabs stay in place while the page scrolls. */
  readonly fixedHeader: boolean;
  readonly sidebarLogo: boolean;
  readonly navIcon: boolean;
  readonly colorMode: "light" | "dark" | "system";
  readonly size: "mini" | "small" | "medium";
  /** How large numbers are shortened: by k, M, G, T, P, E, or by 万 and 亿. */
  readonly numberUnits: NumberUnits;
}

/** The default settings. */
export const defaultSettings: LayoutSettings = {
  theme: "#409EFF",
  sideTheme: "light",
  topNav: false,
  tagsView: true,
  fixedHeader: true,
  sidebarLogo: true,
  navIcon: true,
  colorMode: "system",
  size: "mini",
  numberUnits: "letters",
};

/** A key-value store of texts, such as local storage. */
export interface SettingsStorage {
  getItem(key: string): string | null;
  setItem(key: string, text: string): void;
  /** Calls `callback` when another window may have stored another value. */
  listen?(callback: () => void): void;
}

/** The settings in use, and how to change them. */
export type SettingsStore = ReturnType<typeof settingsStore>;

const key = "layout-setting";

/** Parses stored settings; each invalid value falls back to its own default. */
export function readSettings(text: string | null): LayoutSettings {
  try {
    return soundSettings(JSON.parse(text ?? "null"), defaultSettings);
  } catch {
    return defaultSettings;
  }
}

/** The settings of this browser: each change is stored at once and applied in other windows too. */
export function settingsStore(storage: SettingsStorage) {
  let settings = readSettings(storage.getItem(key));
  const listeners = new Set<() => void>();

  const set = (next: LayoutSettings) => {
    settings = next;
    for (const listener of listeners) listener();
  };
  const keep = (next: LayoutSettings) => {
    try {
      storage.setItem(key, JSON.stringify(next));
    } catch {
      // a full or forbidden storage loses the change, this window keeps it
    }
    set(next);
  };
  storage.listen?.(() => {
    const text = storage.getItem(key);
    // local storage is cleared when a session begins or ends, and the settings are written back
    if (text !== null && text !== JSON.stringify(settings)) set(readSettings(text));
  });

  return {
    current: () => settings,
    change: (some: Partial<LayoutSettings>) => keep(soundSettings({ ...settings, ...some }, settings)),
    reset: () => keep(defaultSettings),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

type Soundness = { readonly [Key in keyof LayoutSettings]: (value: unknown) => value is LayoutSettings[Key] };

const isFlag = (value: unknown): value is boolean => typeof value === "boolean";
const isOneOf =
  <Word extends string>(...words: readonly Word[]) =>
  (value: unknown): value is Word =>
    words.some((word) => word === value);

const isSound: Soundness = {
  theme: (value): value is string => typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value),
  sideTheme: isOneOf("dark", "light"),
  topNav: isFlag,
  tagsView: isFlag,
  fixedHeader: isFlag,
  sidebarLogo: isFlag,
  navIcon: isFlag,
  colorMode: isOneOf("light", "dark", "system"),
  size: isOneOf("mini", "small", "medium"),
  numberUnits: isOneOf("letters", "chinese"),
};

function soundSettings(value: unknown, fallback: LayoutSettings): LayoutSettings {
  const found = new Map<string, unknown>(typeof value === "object" && value !== null ? Object.entries(value) : []);
  const field = <Key extends keyof LayoutSettings>(name: Key): LayoutSettings[Key] => {
    const one = found.get(name);
    return isSound[name](one) ? one : fallback[name];
  };
  return {
    theme: field("theme"),
    sideTheme: field("sideTheme"),
    topNav: field("topNav"),
    tagsView: field("tagsView"),
    fixedHeader: field("fixedHeader"),
    sidebarLogo: field("sidebarLogo"),
    navIcon: field("navIcon"),
    colorMode: field("colorMode"),
    size: field("size"),
    numberUnits: field("numberUnits"),
  };
}
