import { expect, test } from "vitest";
import { rowsByProduct } from "./import-rows";

test("the rows of a product go together wherever they stand; one that names none goes with the one before it", () => {
  const rows = [{ name: "甲" }, { product: " 7 ", name: "甲" }, {}, { name: "甲" }].map((cells, at) => ({ row: at, cells }));
  expect(rowsByProduct(rows).map(({ number, rows: own }) => [number, ...own.map(({ row }) => row)])).toEqual([
    ["", 0, 3],
    ["7", 1, 2],
  ]);
  expect(rowsByProduct([{ cells: {} }, { cells: {} }])).toHaveLength(1);
});
