import { expect, test } from "vitest";
import { cascaderNodes, categoryWith, filteredTree, type PictureCategory, pathTo } from "./category-tree";

const node = (id: number, name: string, child: PictureCategory[] = [], pid = 0): PictureCategory => ({
  id,
  pid,
  name,
  path: "/",
  type: 2,
  url: null,
  extra: null,
  status: false,
  sort: 1,
  child,
});
const tree = [node(1, "商品", [node(2, "绿茶", [node(3, "龙井")]), node(4, "红茶")]), node(5, "活动")];
const namesIn = (nodes: readonly PictureCategory[]): unknown[] => nodes.map(({ name, child }) => [name, ...namesIn(child)]);

test("filtering keeps what matches, with the way to it and all below it", () => {
  expect(namesIn(filteredTree(tree, " 龙 "))).toEqual([["商品", ["绿茶", ["龙井"]]]]);
  expect(namesIn(filteredTree(tree, "绿"))).toEqual([["商品", ["绿茶", ["龙井"]]]]);
  expect(filteredTree(tree, "没有")).toEqual([]);
  expect(filteredTree(tree, " ")).toBe(tree);
});

test("a category is found anywhere, with the way to it", () => {
  expect(categoryWith(tree, 3)?.name).toBe("龙井");
  expect(pathTo(tree, 3)).toEqual([1, 2]);
  expect(pathTo(tree, 5)).toEqual([]);
  expect(categoryWith(tree, 9)).toBeUndefined();
});

test("a cascader offers the root first", () => {
  expect(cascaderNodes(tree, "全部图片").map(({ id, name }) => [id, name])).toEqual([
    [0, "全部图片"],
    [1, "商品"],
    [5, "活动"],
  ]);
});
