import fc from "fast-check";
import { expect, test } from "vitest";
import { clearLocalData } from "../session/local-data";
import { defaultSettings, type LayoutSettings, readSettings, settingsStore } from "./settings";

const settings: fc.Arbitrary<LayoutSettings> = fc.record({
  theme: fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`),
  sideTheme: fc.constantFrom("dark", "light"),
  topNav: fc.boolean(),
  tagsView: fc.boolean(),
  fixedHeader: fc.boolean(),
  sidebarLogo: fc.boolean(),
  navIcon: fc.boolean(),
  colorMode: fc.constantFrom("light", "dark", "system"),
  size: fc.constantFrom("mini", "small", "medium"),
  numberUnits: fc.constantFrom("letters", "chinese"),
});
const names = fc.constantFrom(...Object.keys(defaultSettings));

const isValid = (read: LayoutSettings) =>
  Object.keys(read).sort().join() === Object.keys(defaultSettings).sort().join() &&
  /^#[0-9a-f]{6}$/i.test(read.theme) &&
  ["dark", "light"].includes(read.sideTheme) &&
  ["light", "dark", "system"].includes(read.colorMode) &&
  ["mini", "small", "medium"].includes(read.size) &&
  ["letters", "chinese"].includes(read.numberUnits) &&
  [read.topNav, read.tagsView, read.fixedHeader, read.sidebarLogo, read.navIcon].every((flag) => typeof flag === "boolean");

/** A storage of several windows: a change in one notifies the others. */
function browser(first?: string) {
  const kept = new Map(first === undefined ? [] : [["layout-setting", first]]);
  const listeners = new Set<() => void>();
  const window = () => {
    let own: (() => void) | undefined;
    const notify = () => listeners.forEach((listener) => listener !== own && listener());
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem(key: string, text: string) {
        kept.set(key, text);
        notify();
      },
      removeItem: (key: string) => void kept.delete(key),
      clear() {
        kept.clear();
        notify();
      },
      listen(callback: () => void) {
        own = callback;
        listeners.add(callback);
      },
    };
  };
  return { kept, window };
}

test("any text that is read gives valid settings", () => {
  const texts = fc.oneof(
    fc.string(),
    fc.json(),
    fc.dictionary(names, fc.jsonValue()).map((value) => JSON.stringify(value)),
  );
  fc.assert(fc.property(texts, (text) => isValid(readSettings(text))));
  expect(readSettings(null)).toEqual(defaultSettings);
});

test("settings that were kept are read as they were", () =>
  fc.assert(
    fc.property(settings, (kept) => {
      expect(readSettings(JSON.stringify(kept))).toEqual(kept);
    }),
  ));

test("a broken value falls back by itself, and leaves the others", () => {
  const broken = fc.oneof(fc.constant("aubergine"), fc.integer(), fc.constant(null), fc.constant([]), fc.constant({}));
  fc.assert(
    fc.property(settings, names, broken, (kept, name, value) => {
      const read = new Map(Object.entries(readSettings(JSON.stringify({ ...kept, [name]: value }))));
      for (const [key, one] of Object.entries(kept))
        expect(read.get(key)).toBe(key === name ? new Map(Object.entries(defaultSettings)).get(name) : one);
    }),
  );
});

test("a theme is a colour of six digits and nothing else", () => {
  const themes = ["#11A983", "#11a98", "red", "#11a983ff", "url(x)", "11a983", "#11a983;", 0];
  expect(themes.map((theme) => readSettings(JSON.stringify({ theme })).theme)).toEqual(["#11A983", ...Array(7).fill("#409EFF")]);
});

test("a change is kept at once, is told, and outlasts a login", () => {
  const { kept, window } = browser();
  const storage = window();
  const store = settingsStore(storage);
  let notified = 0;
  const leave = store.subscribe(() => notified++);
  store.change({ sideTheme: "dark", size: "medium" });
  clearLocalData(storage);
  expect(readSettings(kept.get("layout-setting") ?? null)).toEqual({ ...defaultSettings, sideTheme: "dark", size: "medium" });
  store.reset();
  expect([store.current(), readSettings(kept.get("layout-setting") ?? null), notified]).toEqual([defaultSettings, defaultSettings, 2]);
  leave();
  store.change({ topNav: true });
  expect(notified).toBe(2);
});

test("a change that is no setting leaves what there was", () => {
  const store = settingsStore(browser('{"theme":"#11a983"}').window());
  store.change({ theme: "#11a9" });
  expect(store.current().theme).toBe("#11a983");
});

test("other windows of the browser follow, also over a login", () => {
  const { window } = browser();
  const [mine, others] = [window(), window()];
  const [here, there] = [settingsStore(mine), settingsStore(others)];
  let notified = 0;
  there.subscribe(() => notified++);
  here.change({ colorMode: "dark" });
  expect([there.current().colorMode, notified]).toEqual(["dark", 1]);
  clearLocalData(mine);
  expect([there.current().colorMode, notified]).toEqual(["dark", 1]);
});

test("a storage that is full or forbidden does not stop a change in this window", () => {
  const store = settingsStore({
    getItem: () => null,
    setItem: () => {
      throw new Error("QuotaExceededError");
    },
  });
  store.change({ tagsView: false });
  expect(store.current().tagsView).toBe(false);
});
