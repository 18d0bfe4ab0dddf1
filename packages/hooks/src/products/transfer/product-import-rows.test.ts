import { memberOf } from "@shopkeeper/sdk";
import fc from "fast-check";
import { expect, test } from "vitest";
import { textCell } from "../../files/table-file";
import { chunksOf, importRows, rowGroups, unsendable, withEdit } from "./product-import-rows";

const row = (at: number, cells: object) => ({ row: at, cells });

test("cells come under their columns, with what was corrected", () => {
  const table = { rows: [{ row: 2, cells: ["茶", "x"].map(textCell) }] };
  const edits = withEdit(new Map(), 2, "price", "5");
  expect(importRows(table, ["name", undefined, "price"], new Map())).toEqual([{ row: 2, cells: { name: "茶", price: "" } }]);
  expect(importRows(table, ["name", undefined, "price"], edits)).toEqual([{ row: 2, cells: { name: "茶", price: "5" } }]);
});

test("portions hold every row once, in order, no product is split, and none is too heavy", () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 300 }), { maxLength: 30 });
  fc.assert(
    fc.property(sizes, (counts) => {
      const rows = counts.flatMap((count, product) =>
        Array.from({ length: count }, (_, at) => row(product * 1000 + at, { product: String(product) })),
      );
      const groups = rowGroups(rows, "products");
      const chunks = chunksOf(groups);
      expect(chunks.flat()).toEqual(rows);
      for (const chunk of chunks)
        expect(chunk.length <= 200 || new Set(chunk.map(({ cells }) => memberOf(cells, "product"))).size === 1).toBe(true);
      for (const group of groups) expect(chunks.filter((chunk) => chunk.some((each) => group.includes(each)))).toHaveLength(1);
    }),
    { seed: 3, numRuns: 60 },
  );
});

test("what the server would refuse the whole portion for is held back at its cell", () => {
  expect(unsendable([row(2, { name: "x".repeat(4001) })])).toEqual([{ row: 2, column: "name", reason: "tooLong" }]);
  expect(unsendable([row(2, { name: "a\0b" })])).toEqual([{ row: 2, column: "name", reason: "brokenText" }]);
  expect(unsendable([row(2, { name: "\ud800" })])).toEqual([{ row: 2, column: "name", reason: "brokenText" }]);
  expect(unsendable(Array.from({ length: 2049 }, (_, at) => row(at, {})))).toMatchObject([{ reason: "tooManyRows" }]);
  expect(unsendable([row(2, { name: "👍 茶" })])).toEqual([]);
  const faults = { price: "error", stock: "digits" } as const;
  expect(unsendable([{ ...row(2, { name: "茶", price: "#N/A", stock: "1E+20" }), faults }])).toMatchObject([
    { column: "price", reason: "error" },
    { column: "stock", reason: "digits" },
  ]);
});
