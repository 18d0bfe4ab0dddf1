import { expect, test } from "vitest";
import { memoryStorage } from "../core";
import { entriesOf, keepMemory, storedEntry, noMemory, palettePaths, readMemory, withPin, withRecent } from "./palette-memory";
import { knownEntries, recordEntry } from "./palette-entry";

const open = () => undefined;
const menus = [{ id: 1, title: "主页", path: "/dashboard", isExternal: false, children: [] }];
const entries = knownEntries(menus, [{ key: "logout", title: "退出登录", group: "action", run: open }], open);
const coupons = {
  domain: "coupons",
  icon: "s-ticket",
  operationId: "listCoupons",
  address: "/coupon/list",
  label: { zh: "优惠券", en: "Coupons" },
  find: async () => [],
} as const;
const spring = recordEntry(coupons, { id: 3, title: "春节券", hint: "#3", path: "/coupon/list?name=春节券" }, open);

test("what is used becomes the first recent, once, and only the last few stay", () => {
  const used = ["a", "b", "a", "c", "d", "e", "f", "g"].reduce((memory, key) => withRecent(memory, { key }), noMemory);
  expect(used.recents.map(({ key }) => key)).toEqual(["g", "f", "e", "d", "c", "a"]);
});

test("a pin goes to the end, and off when it is pinned again", () => {
  const pinned = withPin(withPin(noMemory, { key: "a" }), { key: "b" });
  expect(pinned.pins.map(({ key }) => key)).toEqual(["a", "b"]);
  expect(withPin(pinned, { key: "a" }).pins).toEqual([{ key: "b" }]);
});

test("a record comes back whole, also from storage; menus and actions by their key", async () => {
  const storage = memoryStorage();
  await keepMemory(
    storage,
    [...entries, spring].reduce((memory, entry) => withPin(memory, storedEntry(entry)), noMemory),
  );
  const { pins } = await readMemory(storage);
  expect(entriesOf(pins, entries, [coupons], open)).toMatchObject([
    { key: "menu:/dashboard", label: "主页" },
    { key: "action:logout", label: "退出登录" },
    { key: "record:coupons/3", label: "春节券", hint: "#3", path: "/coupon/list?name=春节券", icon: "s-ticket" },
  ]);
});

test("a pinned order keeps every digit of its number", () => {
  const order = recordEntry(coupons, { id: "20261127180417123456", title: "20261127180417123456", path: "/order/list" }, open);
  expect(entriesOf([storedEntry(order)], entries, [coupons], open)).toMatchObject([{ key: "record:coupons/20261127180417123456" }]);
});

test("what is not known any more is left out", () =>
  expect(entriesOf([{ key: "menu:/gone" }, storedEntry(spring)], entries, [], open)).toEqual([]));

test.each([
  "",
  "{",
  "null",
  "[]",
  '{"pins":1,"recents":[]}',
  '{"pins":[{"key":1}],"recents":[]}',
  '{"pins":[],"recents":[{"key":"a","record":{}}]}',
])("a broken memory (%s) is as good as none", async (text) => {
  const storage = memoryStorage();
  await storage.set("palette", text);
  expect(await readMemory(storage)).toEqual(noMemory);
});

test("the paths of what is pinned or was used last: pages and records, no actions", async () => {
  const storage = memoryStorage();
  const used = [...entries].map(storedEntry).reduce(withRecent, noMemory);
  await keepMemory(storage, withPin(used, storedEntry(spring)));
  expect(await palettePaths(storage)).toEqual(["/coupon/list?name=春节券", "/dashboard"]);
});
