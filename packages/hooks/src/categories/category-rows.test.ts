import { expect, test } from "vitest";
import { categoryRows, isShownWith, openRows } from "./category-rows";

const category = (id: number, pid = 0, isShow = true) => ({
  ...{ id, pid, merId: 1, name: `分类${id}`, icon: null, sort: 1, isShow, isDel: false, version: 0 },
  ...{ createTime: "2026-05-01 08:00:00", updateTime: "2026-05-01 08:00:00" },
});

test("what is below a top category follows it, whatever the order of the answer", () => {
  const rows = categoryRows([category(3, 1), category(1), category(2), category(4, 1)]);
  expect(rows.map(({ id, level, below }) => [id, level, below])).toEqual([
    [1, 1, 2],
    [3, 2, 0],
    [4, 2, 0],
    [2, 1, 0],
  ]);
});

test("a category whose parent is gone is not lost", () => {
  expect(categoryRows([category(5, 99)]).map(({ id, level }) => [id, level])).toEqual([[5, 1]]);
});

test("a closed category hides what is below it", () => {
  const rows = categoryRows([category(1), category(2, 1), category(3)]);
  expect(openRows(rows, new Set([1])).map(({ id }) => id)).toEqual([1, 3]);
});

test("a switch under way shows what it leads to: above and below", () => {
  const [top, below] = [category(1), category(2, 1)];
  expect(isShownWith(new Map([[1, false]]), [top, below], below)).toBe(false);
  const [hiddenTop, hiddenBelow] = [category(1, 0, false), category(2, 1, false)];
  const hidden = [hiddenTop, hiddenBelow];
  expect(isShownWith(new Map([[2, true]]), hidden, hiddenTop)).toBe(true);
  expect(isShownWith(new Map([[1, true]]), hidden, hiddenBelow)).toBe(false);
});
