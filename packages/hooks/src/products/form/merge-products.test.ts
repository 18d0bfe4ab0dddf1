import { expect, test } from "vitest";
import { setCell } from "../matrix/sku-cells";
import { matrixOf } from "../matrix/sku-loading";
import type { SkuMatrix } from "../matrix/sku-matrix";
import { mergeProducts } from "./merge-products";
import { newProduct } from "./product-form";

const sku = (size: string, change: object = {}) => ({
  ...{ id: 1, productId: 1, sku: size, sales: 0, stock: 3, price: "9.00", image: "/a.png", cost: "1.00", otPrice: "9.00" },
  ...{ attrValue: JSON.stringify({ 码: size }), ...change },
});
const sized = (...skus: ReturnType<typeof sku>[]) => {
  const attr = [{ id: 1, productId: 1, attrName: "码", attrValues: skus.map((each) => each.sku).join() }];
  return matrixOf({ specType: true, attr, attrValue: skus });
};
const withMatrix = (matrix: SkuMatrix) => ({ ...newProduct, matrix });
const base = sized(sku("S"), sku("M"));
const keyOf = (matrix: SkuMatrix, size: string) => matrix.rows.find(({ values }) => values[0] === size)?.key ?? "";
const merge = (mine: SkuMatrix, current: SkuMatrix, takes = false) =>
  mergeProducts({ base: withMatrix(base), mine: withMatrix(mine), current: withMatrix(current) }, () => takes);
const figures = ({ matrix }: { matrix: SkuMatrix }) => matrix.rows.map(({ values, cells }) => [values[0], cells.price, cells.stock]);

test("SKUs are merged cell by cell", () => {
  const mine = setCell(base, keyOf(base, "S"), "price", "8.00");
  const merged = merge(mine, sized(sku("S", { stock: 1 }), sku("M", { price: "7.00" })));
  expect(figures(merged.value)).toEqual([
    ["S", "8.00", "1"],
    ["M", "7.00", "3"],
  ]);
  expect([merged.conflicts, merged.taken]).toEqual([[], ["matrix"]]);
});

test("a cell that both changed is asked as its SKU", () => {
  const mine = setCell(base, keyOf(base, "S"), "price", "8.00");
  const current = sized(sku("S", { price: "7.00" }), sku("M"));
  expect(merge(mine, current).conflicts).toEqual([`sku ${JSON.stringify([["码", "S"]])}`]);
  expect(figures(merge(mine, current).value)[0]).toEqual(["S", "8.00", "3"]);
  expect(figures(merge(mine, current, true).value)[0]).toEqual(["S", "7.00", "3"]);
});

test("a spec value that one side added comes with the cells of the other", () => {
  const mine = setCell(base, keyOf(base, "S"), "price", "8.00");
  const longer = sized(sku("S"), sku("M"), sku("L", { price: "10.00" }));
  const expected = [
    ["S", "8.00", "3"],
    ["M", "9.00", "3"],
    ["L", "10.00", "3"],
  ];
  expect(figures(merge(mine, longer).value)).toEqual(expected);
  expect(figures(merge(longer, mine).value)).toEqual(expected);
  expect(merge(longer, mine).conflicts).toEqual([]);
});

test("specs that both changed, and a SKU that one took out and the other changed, are asked as a whole", () => {
  expect(merge(sized(sku("S"), sku("L")), sized(sku("S"), sku("XL"))).conflicts).toEqual(["specs"]);
  const changed = setCell(base, keyOf(base, "M"), "price", "8.00");
  expect(merge(changed, sized(sku("S"))).conflicts).toEqual(["specs"]);
  expect(figures(merge(changed, sized(sku("S")), true).value)).toEqual([["S", "9.00", "3"]]);
});

test("fields beside the SKUs are merged as in any form", () => {
  const mine = { ...newProduct, name: "我的", sort: 1 };
  const current = { ...newProduct, name: "别人的", unitName: "盒" };
  const merged = mergeProducts({ base: newProduct, mine, current });
  expect(merged).toMatchObject({ value: { name: "我的", sort: 1, unitName: "盒" }, conflicts: ["name"], taken: ["unitName"] });
});
