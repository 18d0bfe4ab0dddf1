import { labels } from "@shopkeeper/sdk";
import { expect, test } from "vitest";
import { guessColumns, importColumns, missingColumns, withColumn } from "./product-import-columns";

test("every heading of an export is known, in both languages; what is only shown is left aside", () => {
  for (const language of ["zh", "en"] as const) {
    const headings = Object.values(labels.ProductColumn).map((label) => label[language]);
    expect(guessColumns(headings, "products", {}).filter((column) => column !== undefined)).toEqual(importColumns("products"));
  }
});

test("headings of other programs are known whatever their case, spaces and brackets; each column is taken once", () => {
  expect(guessColumns([" 销售价(元) ", "货号", "市场价", "库存数量", "SKU", "备注", "价格"], "products", {})).toEqual([
    "price",
    "barCode",
    "otPrice",
    "stock",
    "sku",
    undefined,
    undefined,
  ]);
});

test("what was chosen by hand before comes first, also that a column is left aside", () => {
  expect(guessColumns(["备注", "售价（元）"], "products", { 备注: "keyword", 售价: null })).toEqual(["keyword", undefined]);
});

test("a column chosen elsewhere leaves its place", () => {
  expect(withColumn(["name", "price", undefined], 2, "price")).toEqual(["name", undefined, "price"]);
});

test("what is missing is told, any one of a few being enough", () => {
  expect(missingColumns(["price"], "products")).toEqual([["product", "name"]]);
  expect(missingColumns(["name"], "products")).toEqual([]);
  expect(missingColumns(["barCode", "stock"], "stock")).toEqual([]);
  expect(missingColumns(["name"], "stock")).toEqual([["skuNumber", "product", "barCode"], ["stock"]]);
});
