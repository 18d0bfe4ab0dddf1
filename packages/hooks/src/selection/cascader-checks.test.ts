import fc from "fast-check";
import { expect, test } from "vitest";
import { type CascaderNode, indexTree } from "./cascader";
import { canToggle, checksOf, dropTag, tagsOf, toggleCheck } from "./cascader-checks";

const tree: CascaderNode[] = [
  {
    id: 1,
    name: "食品",
    childList: [
      {
        id: 11,
        name: "茶叶",
        childList: [
          { id: 111, name: "绿茶" },
          { id: 112, name: "红茶" },
          { id: 113, name: "黑茶", isShow: false },
        ],
      },
      { id: 12, name: "坚果" },
    ],
  },
  { id: 2, name: "酒水", isShow: false, childList: [{ id: 21, name: "白酒" }] },
];
const index = indexTree(tree);
const checks = (picked: readonly number[], isLeafOnly = true) => Object.fromEntries(checksOf(index, new Set(picked), isLeafOnly));
const entry = (id: number) => {
  const found = index.byId.get(id);
  if (!found) throw new Error(`the tree has ${id}`);
  return found;
};
const labels = (picked: readonly number[], isLeafOnly = true) => tagsOf(index, picked, isLeafOnly).map(({ label }) => label);

test("a branch with some of its leaves chosen is half chosen, up to the root", () => {
  expect(checks([111])).toMatchObject({ 1: "some", 11: "some", 111: "all", 112: "none", 12: "none" });
});

test("a branch is chosen when every leaf that can be is; one that is not shown does not count", () => {
  expect(checks([111, 112])).toMatchObject({ 11: "all", 113: "none", 1: "some" });
  expect(checks([111, 112, 12])).toMatchObject({ 1: "all" });
});

test("a disabled leaf that was chosen earlier still shows", () => {
  expect(checks([21])).toMatchObject({ 2: "all", 21: "all" });
  expect(checks([113])).toMatchObject({ 11: "some", 1: "some" });
});

test("choosing a branch chooses the leaves below it that can be; choosing it again drops them", () => {
  const chosen = toggleCheck(index, [], entry(1), true);
  expect(chosen).toEqual([111, 112, 12]);
  expect(toggleCheck(index, chosen, entry(1), true)).toEqual([]);
  expect(toggleCheck(index, [12, 113], entry(11), true)).toEqual([12, 113, 111, 112]);
});

test("what is disabled can be neither chosen nor dropped from the tree", () => {
  expect(toggleCheck(index, [], entry(2), true)).toEqual([]);
  expect(toggleCheck(index, [113], entry(113), true)).toEqual([113]);
  expect(toggleCheck(index, [], entry(2), false)).toEqual([]);
});

test("a branch whose leaves are all hidden cannot be chosen as one", () => {
  const [top] = indexTree([{ id: 1, name: "酒水", childList: [{ id: 2, name: "白酒", isShow: false }] }]).roots;
  if (!top) throw new Error("the tree has a root");
  expect([canToggle(top, true), canToggle(top, false), canToggle(entry(1), true), canToggle(entry(2), false)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test("where any level can be chosen, each node stands for itself", () => {
  const chosen = toggleCheck(index, [111], entry(1), false);
  expect(chosen).toEqual([111, 1]);
  expect(checks(chosen, false)).toMatchObject({ 1: "all", 11: "none", 111: "all" });
});

test("a branch chosen whole is one tag in place of its leaves", () => {
  expect(labels([111, 112])).toEqual(["食品 / 茶叶 / 绿茶", "食品 / 茶叶 / 红茶"]);
  expect(labels([111, 112, 113])).toEqual(["食品 / 茶叶"]);
  expect(labels([111, 112, 113, 12])).toEqual(["食品"]);
  expect(labels([12, 1, 999], false)).toEqual(["食品 / 坚果", "食品", "#999"]);
});

test("a tag that goes takes along what it stands for, also what is disabled", () => {
  expect(dropTag(index, [111, 112, 113, 12], 11, true)).toEqual([12]);
  expect(dropTag(index, [1, 111], 1, false)).toEqual([111]);
  expect(dropTag(index, [111, 999], 999, true)).toEqual([111]);
});

const pickable = fc.subarray([111, 112, 113, 12, 21], { minLength: 0 });
const anyNode = fc.constantFrom(...index.byId.keys());

test("choosing a branch twice gives back what it was when it was none or all", () => {
  fc.assert(
    fc.property(pickable, anyNode, (picked, id) => {
      const before = checks(picked)[id];
      const twice = toggleCheck(index, toggleCheck(index, picked, entry(id), true), entry(id), true);
      if (before !== "some") expect(new Set(twice)).toEqual(new Set(picked));
    }),
  );
});

test("dropping every tag leaves nothing chosen", () => {
  fc.assert(
    fc.property(pickable, (picked) => {
      const left = tagsOf(index, picked, true).reduce<readonly number[]>((rest, { id }) => dropTag(index, rest, id, true), picked);
      expect(left).toEqual([]);
    }),
  );
});

test("ten thousand nodes are counted", () => {
  const large = indexTree(
    Array.from({ length: 100 }, (_, top) => ({
      id: top + 1,
      name: `${top}`,
      childList: Array.from({ length: 100 }, (__, below) => ({ id: 1000 + top * 100 + below, name: `${below}` })),
    })),
  );
  const picked = large.all.filter(({ isLeaf }) => isLeaf).map(({ id }) => id);
  expect(checksOf(large, new Set(picked), true).get(1)).toBe("all");
  expect(tagsOf(large, picked, true)).toHaveLength(100);
});
