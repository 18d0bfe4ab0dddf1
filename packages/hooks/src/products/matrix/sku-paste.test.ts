import { expect, test } from "vitest";
import { type allSkuColumns, shownSkuColumns } from "./sku-column";
import { matrixOf } from "./sku-loading";
import { readBlock } from "../../files/pasted-block";
import { pasteBlock, readCell, writeBlock } from "./sku-paste";
import { setSpecs } from "./sku-specs";

const step = setSpecs(matrixOf({ specType: true, attr: [], attrValue: [] }), [{ value: "色", detail: ["红", "蓝", "绿"] }]);
const matrix = "matrix" in step ? step.matrix : undefined;
const keys = matrix?.rows.map(({ key }) => key) ?? [];
const columns = shownSkuColumns({ isSub: false, isPaidMember: false });
const paste = (from: number, column: (typeof allSkuColumns)[number], text: string, rows = 1, across = 1) => {
  if (!matrix) throw new Error("no matrix");
  const at = columns.indexOf(column);
  return pasteBlock(matrix, { keys: keys.slice(from, from + rows), columns: columns.slice(at, at + across) }, columns, text);
};
const cellsOf = (pasted: ReturnType<typeof paste>) => pasted.matrix.rows.map(({ cells }) => [cells.price, cells.cost]);

test.each([
  [
    "a\tb\nc\td\n",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  ["a\r\nb\r\n", [["a"], ["b"]]],
  ['"one ""two""\nthree"\tx', [['one "two"\nthree', "x"]]],
  ["a\t\t", [["a", "", ""]]],
  ['5" pipe\tx', [['5" pipe', "x"]]],
  ["", []],
])("%j is read as spreadsheets write it", (text, block) => expect(readBlock(text)).toEqual(block));

test.each([
  ["price", "￥1,234.5", "1234.50"],
  ["price", " 12 元 ", "12.00"],
  ["price", "１２．５", "12.50"],
  ["price", "0.10000", "0.10"],
  ["stock", "1,000", "1000"],
  ["stock", "12.00", "12"],
  ["price", "12.元", "12.00"],
  ["weight", "1,000.5 KG", "1000.50"],
  ["weight", "500g", "0.50"],
  ["weight", "5 克", "0.005"],
  ["stock", "１，２３４件", "1234"],
  ["price", "￥ 1,234.50元", "1234.50"],
  ["barCode", "\u202d００1\u202c", "001"],
  ["vipPrice", "", ""],
  ["barCode", " 69-01 ", "69-01"],
] as const)("in %s, %j is %j", (column, pasted, text) => expect(readCell(column, pasted)).toEqual({ text }));

test.each([
  ["price", "", "problems.priceEmpty"],
  ["price", "abc", "problems.notDecimal"],
  ["price", "-5", "problems.notDecimal"],
  ["price", "1.005", "problems.notDecimal"],
  ["price", "1000000", "problems.priceRange"],
  ["price", "0x10", "problems.notDecimal"],
  ["price", "9.9,100", "problems.notDecimal"],
  ["price", "9,9", "problems.notDecimal"],
  ["stock", "12,15", "problems.notWhole"],
  ["stock", "1000,100", "problems.notWhole"],
  ["stock", "1.5", "problems.notWhole"],
  ["stock", "1000000", "problems.tooMuch"],
  ["barCode", "x".repeat(41), "problems.textLong"],
  ["barCode", "6.90123E+12", "problems.shortened"],
  ["weight", "0.0005", "problems.notMeasure"],
  ["weight", "5元", "problems.notMeasure"],
] as const)("in %s, %j is refused: %s", (column, pasted, key) => expect(readCell(column, pasted)).toMatchObject({ problem: { key } }));

test("a block is written from its first cell on, and what does not fit is counted", () => {
  const pasted = paste(1, "price", "1\t2\n3\tx\n5\t6");
  expect(cellsOf(pasted)).toEqual([
    ["", ""],
    ["1.00", "2.00"],
    ["3.00", ""],
  ]);
  expect(pasted).toMatchObject({ taken: 3, beyond: { rows: 1, columns: 0 }, faults: [{ row: 3, column: "cost", text: "x" }] });
});

test("one cell fills what is selected, and a row is repeated down a selection", () => {
  expect(cellsOf(paste(0, "price", "9", 3, 2))).toEqual(Array.from({ length: 3 }, () => ["9.00", "9.00"]));
  expect(cellsOf(paste(0, "price", "1\t2", 3, 2))).toEqual(Array.from({ length: 3 }, () => ["1.00", "2.00"]));
  expect(cellsOf(paste(0, "price", "1\n2", 3, 1))).toEqual([
    ["1.00", ""],
    ["2.00", ""],
    ["", ""],
  ]);
});

test("pictures are left out of what is copied and of where it goes", () => {
  expect(cellsOf(paste(0, "image", "7"))[0]).toEqual(["7.00", ""]);
  if (matrix) expect(writeBlock(matrix, { keys: keys.slice(0, 2), columns: ["image", "price", "stock"] })).toBe("\t0\n\t0");
});

test("columns beyond the last are counted", () => expect(paste(0, "stockPlace", "1\t2\t3").beyond).toEqual({ rows: 0, columns: 2 }));
