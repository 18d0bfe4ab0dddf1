import { expect, test } from "vitest";
import { placeAfter, placeWithin, stretchOf } from "./sku-cursor";

const room = { rows: 5, columns: 3, page: 2 };
const plain = { ctrlKey: false, metaKey: false, shiftKey: false };
const after = (row: number, column: number, key: string, held = {}) => placeAfter({ row, column }, { ...plain, key, ...held }, room);

test("arrows move one cell and stop at the edges, with Ctrl they go to the edge", () => {
  expect(after(1, 1, "ArrowDown")).toEqual({ row: 2, column: 1 });
  expect(after(0, 1, "ArrowUp")).toEqual({ row: 0, column: 1 });
  expect(after(1, 2, "ArrowRight")).toEqual({ row: 1, column: 2 });
  expect(after(1, 1, "ArrowDown", { ctrlKey: true })).toEqual({ row: 4, column: 1 });
  expect(after(1, 1, "ArrowLeft", { metaKey: true })).toEqual({ row: 1, column: 0 });
});

test("Tab goes on in reading order and leaves the grid behind its last cell and before its first", () => {
  expect(after(1, 2, "Tab")).toEqual({ row: 2, column: 0 });
  expect(after(1, 0, "Tab", { shiftKey: true })).toEqual({ row: 0, column: 2 });
  expect(after(4, 2, "Tab")).toBeUndefined();
  expect(after(0, 0, "Tab", { shiftKey: true })).toBeUndefined();
});

test("Home and End go along the row, Page keys a page, and other keys nowhere", () => {
  expect(after(2, 1, "Home")).toEqual({ row: 2, column: 0 });
  expect(after(2, 1, "End", { ctrlKey: true })).toEqual({ row: 4, column: 2 });
  expect(after(3, 1, "PageDown")).toEqual({ row: 4, column: 1 });
  expect(after(3, 1, "PageUp")).toEqual({ row: 1, column: 1 });
  expect(after(3, 1, "x")).toBeUndefined();
});

test("a place beyond what is left is the nearest one, and a stretch has its corners in order", () => {
  expect(placeWithin({ row: 9, column: -1 }, room)).toEqual({ row: 4, column: 0 });
  expect(stretchOf({ row: 3, column: 0 }, { row: 1, column: 2 })).toEqual({ top: 1, bottom: 3, left: 0, right: 2 });
});
