import fc from "fast-check";
import { expect, test } from "vitest";
import { menuLeaves, merged, searchEntries } from "./menu-search";
import type { MenuEntry } from "./menu-tree";
import { pinyinReadings } from "./pinyin";
import type { Stretch } from "./text-match";

let id = 0;
const entry = (title: string, path: string | undefined, children: MenuEntry[] = [], icon?: string): MenuEntry => ({
  id: ++id,
  title,
  path,
  icon,
  isExternal: path?.startsWith("https:") ?? false,
  children,
});
const menus = [
  entry("主页", "/dashboard", [], "s-home"),
  entry("商品", undefined, [entry("商品列表", "/product/list"), entry("商品分类", "/product/classify", [], "menu")], "s-goods"),
  entry(
    "营销",
    undefined,
    [entry("优惠券", undefined, [entry("优惠券列表", "/coupon/list"), entry("领取记录", "/coupon/record")])],
    "present",
  ),
  entry("帮助", "https://help.example/"),
];
const leaves = menuLeaves(menus);
const found = (input: string) => searchEntries(leaves, input, pinyinReadings).map(({ entry: { label } }) => label);

test("the pages of a menu are called by their whole way and bear the icon of the nearest entry that has one", () => {
  expect(leaves.map(({ label, icon }) => [label, icon])).toEqual([
    ["主页", "s-home"],
    ["商品 > 商品列表", "s-goods"],
    ["商品 > 商品分类", "menu"],
    ["营销 > 优惠券 > 优惠券列表", "present"],
    ["营销 > 优惠券 > 领取记录", "present"],
    ["帮助", undefined],
  ]);
});

test.each([
  ["优惠券", ["营销 > 优惠券 > 优惠券列表", "营销 > 优惠券 > 领取记录"]],
  ["spfl", ["商品 > 商品分类"]],
  ["lingqujilu", ["营销 > 优惠券 > 领取记录"]],
  ["ling'qu", ["营销 > 优惠券 > 领取记录"]],
  ["/COUPON/list", ["营销 > 优惠券 > 优惠券列表"]],
  ["商品 列表", ["商品 > 商品列表"]],
  ["营销列表", ["营销 > 优惠券 > 优惠券列表"]],
  ["help", ["帮助"]],
  ["zzz", []],
])("%s finds %j, in this order", (input, labels) => expect(found(input)).toEqual(labels));

test("an entry's own name comes before another's way and path", () => {
  expect(found("商品")[0]).toBe("商品 > 商品列表");
  expect(found("lb")[0]).toBe("商品 > 商品列表");
});

test("what was typed is marked in the label, or in the path where it was found there", () => {
  const [byName] = searchEntries(leaves, "领jl", pinyinReadings);
  expect(byName?.marks.map(([start, end]) => byName.entry.label.slice(start, end))).toEqual(["领", "记录"]);
  expect(byName?.pathMarks).toEqual([]);
  const [byPath] = searchEntries(leaves, "record", pinyinReadings);
  expect(byPath?.pathMarks.map(([start, end]) => byPath.entry.path.slice(start, end))).toEqual(["record"]);
});

test("other words for an entry find it and are not marked", () => {
  const entries = [{ label: "深色模式", keywords: ["dark", "夜间"] }];
  expect(searchEntries(entries, "dark")).toMatchObject([{ marks: [], pathMarks: [] }]);
  expect(searchEntries(entries, "yejian", pinyinReadings)).toHaveLength(1);
});

test("every page is found by its name, its path, and any word of its way", () => {
  for (const { label, path } of leaves) {
    for (const input of [label, path, ...label.split(" > ")]) expect(found(input)).toContain(label);
  }
});

test("one more word never finds more", () => {
  const word = fc.constantFrom("商", "列表", "sp", "lb", "coupon", "/", "x", "营销");
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 3 }), word, (words, more) => {
      const before = found(words.join(" "));
      expect(before).toEqual(expect.arrayContaining(found([...words, more].join(" "))));
    }),
  );
});

test("merged stretches cover what they covered, in order and apart", () => {
  const stretch = fc.tuple(fc.nat({ max: 20 }), fc.nat({ max: 5 })).map(([start, length]): Stretch => [start, start + 1 + length]);
  fc.assert(
    fc.property(fc.array(stretch), (stretches) => {
      const covered = (list: readonly Stretch[]) =>
        [...new Set(list.flatMap(([start, end]) => Array.from({ length: end - start }, (_, at) => start + at)))].sort((a, b) => a - b);
      const result = merged(stretches);
      expect(covered(result)).toEqual(covered(stretches));
      for (const [at, [start]] of result.entries()) expect(start).toBeGreaterThan(result[at - 1]?.[1] ?? -1);
    }),
  );
});
