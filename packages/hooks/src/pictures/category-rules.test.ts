import { expect, test } from "vitest";
import { categoryProblems } from "./category-rules";

const good = { pid: 0, name: "绿茶", sort: 1 };

test("a category needs a parent, a name and an order", () => {
  expect(categoryProblems(good, [], undefined)).toEqual({});
  expect(categoryProblems({ pid: undefined, name: " ", sort: undefined }, [], undefined)).toEqual({
    pid: "category.parentRequired",
    name: "category.nameRequired",
    sort: "category.sortRequired",
  });
});

test("a name has fifty characters at most", () => {
  expect(categoryProblems({ ...good, name: "茶".repeat(50) }, [], undefined)).toEqual({});
  expect(categoryProblems({ ...good, name: "茶".repeat(51) }, [], undefined)).toEqual({ name: "category.nameLong" });
});

test("a category is not its own parent", () => {
  expect(categoryProblems({ ...good, pid: 7 }, [], 7)).toEqual({ pid: "category.parentSelf" });
});
