import { expect, test } from "vitest";
import { pastedCells } from "./pasted-cells";

const columns = [
  { name: "prices", mode: 2 },
  { name: "stocks", mode: 0 },
] as const;
const keys = ["sku1", "sku2", "sku3"];
const paste = (text: string, column: string, key = "sku1") => pastedCells(text, { column, key }, columns, keys);

test("a column fills downwards from where it is pasted, with thousands and currency as spreadsheets write them", () => {
  expect(paste('12.50\n"1,234.00"\n￥8\n', "prices")).toEqual({
    cells: [
      { column: "prices", key: "sku1", value: 12.5 },
      { column: "prices", key: "sku2", value: 1234 },
      { column: "prices", key: "sku3", value: 8 },
    ],
    refused: 0,
    beyond: 0,
  });
});

test("a block fills both columns; what is no number and what lies beyond is counted, never joined", () => {
  expect(paste("9.9\t3\n1、2\t1.5\n7\t8", "prices", "sku2")).toEqual({
    cells: [
      { column: "prices", key: "sku2", value: 9.9 },
      { column: "stocks", key: "sku2", value: 3 },
    ],
    refused: 2,
    beyond: 2,
  });
  expect(paste("1\t2", "stocks")).toMatchObject({ cells: [{ column: "stocks", key: "sku1", value: 1 }], beyond: 1 });
});

test("a single text is the input's own, and so is a paste elsewhere", () => {
  expect([paste("12", "prices"), paste("1\n2", "cateIds"), paste("1\n2", "prices", "sku9"), paste("", "prices")]).toEqual(
    Array.from({ length: 4 }, () => undefined),
  );
});
