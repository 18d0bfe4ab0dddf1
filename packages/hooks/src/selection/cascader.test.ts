import { expect, test } from "vitest";
import { canChoose, type CascaderNode, columnsOf, indexTree, searchTree } from "./cascader";

const tree: CascaderNode[] = [
  {
    id: 1,
    name: "食品",
    childList: [
      {
        id: 2,
        name: "茶叶",
        childList: [
          { id: 3, name: "绿茶", childList: [] },
          { id: 4, name: "红茶", isShow: false, childList: [] },
        ],
      },
    ],
  },
  { id: 5, name: "服饰", isShow: false, merchantList: [{ id: 6, name: "女装" }] },
];
const index = indexTree(tree);

test("a node says its whole way", () => expect(index.byId.get(3)?.label).toBe("食品 / 茶叶 / 绿茶"));

test("children come under childList or merchantList", () => expect(index.byId.get(5)?.children.map((entry) => entry.id)).toEqual([6]));

test("what is not shown cannot be chosen, nor anything below it", () => {
  expect([4, 5, 6].map((id) => index.byId.get(id)?.isDisabled)).toEqual([true, true, true]);
});

test("only leaves count where leaves are asked for", () => {
  const [food, green] = [index.byId.get(1), index.byId.get(3)];
  if (!food || !green) throw new Error("the tree has both");
  expect([canChoose(food, true), canChoose(food, false), canChoose(green, true)]).toEqual([false, true, true]);
});

test("search finds by every typed word, and nothing disabled", () => {
  expect(searchTree(index, "食品 绿", true).map((entry) => entry.id)).toEqual([3]);
  expect(searchTree(index, "红茶", true)).toEqual([]);
  expect(searchTree(index, " ", false)).toEqual([]);
});

test("an opened way shows one column for each level", () => {
  expect(columnsOf(index, [1, 2]).map((column) => column.map((entry) => entry.id))).toEqual([[1, 5], [2], [3, 4]]);
});

test("ten thousand nodes are indexed and searched", () => {
  const large = Array.from({ length: 100 }, (_, i) => ({
    id: i + 1,
    name: `分类${i}`,
    childList: Array.from({ length: 100 }, (_, j) => ({ id: 1000 + i * 100 + j, name: `子类${j}` })),
  }));
  const found = searchTree(indexTree(large), "子类99", true, 200);
  expect(found).toHaveLength(100);
});
