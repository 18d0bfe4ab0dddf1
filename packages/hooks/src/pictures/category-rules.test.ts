import { expect, test } from "vitest";
import { categoryProblems } from "./category-rules";

const good = { pid: 0, name: "绿茶", sort: 1 };

test("a category needs a parent, a name and an order", () => {
  expect(categoryProblems(good, [], undefined)).toEqual({});
  expect(categoryProblems({ pid: undefined, name: " ", sort: undefined }, [], undefined)).toEqual({
    pid: "category.parentRequired",
    name: "problems.nameEmpty",
    sort: "category.sortRequired",
  });
});

test("what a shared rule finds is named as this form names it", () => {
  expect(categoryProblems({ ...good, pid: 7, name: "茶".repeat(51) }, [], 7)).toEqual({
    pid: "problems.parentIsSelf",
    name: "problems.nameLong",
  });
});
