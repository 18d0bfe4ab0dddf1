import { productRuleLimits } from "@shopkeeper/sdk/rules/products";
import { expect, test } from "vitest";
import { setCells } from "./sku-cells";
import { newSkuCells, type SkuCells, type SkuColumn } from "./sku-column";
import { matrixOf } from "./sku-loading";
import { emptyMatrix } from "./sku-matrix";
import { cellProblem, matrixProblems, matrixSentence } from "./sku-problems";
import { takeOut } from "./sku-exclusion";
import { doubtfulPrices, matrixWarnings } from "./sku-warnings";

const single = (cells: Partial<SkuCells>) => setCells(emptyMatrix(), new Map([["", cells]]));
const both = { isSub: true, isPaidMember: true };
const fine = { vipPrice: "8.00", price: "10.00" };
const problemsOf = (cells: Partial<SkuCells>) => matrixProblems(single({ ...fine, ...cells }), both).cells.get("");

test("what rows begin with lacks nothing but the price, and a member's price", () => {
  const asked = (column: SkuColumn, key: string) => ({ key: "", column, phrase: { key } });
  const rules = { isSub: true, isPaidMember: false };
  expect(matrixProblems(emptyMatrix(), rules)).toMatchObject({ count: 1, specs: undefined, first: asked("price", "problems.priceEmpty") });
  expect(matrixProblems(single({ price: "9.00" }), both).first).toEqual(asked("vipPrice", "problems.empty"));
});

test.each([
  [{ price: "" }, { price: { key: "problems.priceEmpty" } }],
  [{ price: "1000000.00" }, { price: { key: "problems.priceRange" } }],
  [{ stock: "1000000" }, { stock: { key: "problems.tooMuch", params: { max: 999_999 } } }],
  [{ weight: "1000000.00" }, { weight: { key: "problems.tooMuch", params: { max: 999_999.99 } } }],
  [{ barCode: "😀".repeat(41) }, { barCode: { key: "problems.textLong", params: { max: 40 } } }],
  [{ barCode: "😀".repeat(40) }, undefined],
  [{ vipPrice: "10.00" }, { vipPrice: { key: "problems.vipPriceWrong", params: productRuleLimits } }],
  [{ vipPrice: "0.00" }, { vipPrice: { key: "problems.vipPriceWrong" } }],
  [{ brokerage: "20", brokerageTwo: "11" }, { brokerage: { key: "problems.brokerageFull", params: productRuleLimits } }],
  [{ brokerage: "20", brokerageTwo: "10" }, undefined],
  [{ price: "0.00", vipPrice: "0.00" }, { vipPrice: { key: "problems.vipPriceWrong" } }],
])("%j is told as %j", (cells, problems) => expect(problemsOf(cells)).toEqual(problems));

test("columns that a product has not are not looked at", () => {
  const matrix = single({ price: "9.00", vipPrice: "", brokerage: "90", brokerageTwo: "90" });
  expect(matrixProblems(matrix, { isSub: false, isPaidMember: false }).count).toBe(0);
});

test("several SKUs need specs, values, and something left of them", () => {
  const none = matrixOf({ specType: true, attr: [], attrValue: [] });
  expect(matrixSentence(matrixProblems(none, both))).toBe("请填写多规格属性！");
  const bare = matrixOf({ specType: true, attr: [{ attrName: "色", attrValues: "" }], attrValue: [] });
  expect(matrixSentence(matrixProblems(bare, both))).toBe("请为规格“色”添加规格值");
  const [row] = [stored("10.00")];
  expect(matrixProblems(takeOut(row, [row.rows[0]?.key ?? ""]), both).specs).toEqual({ sku: { key: "problems.nothingLeft" } });
});

const stored = (price: string, options?: { isCopy: boolean }) =>
  matrixOf(
    {
      specType: true,
      attr: [{ attrName: "色", attrValues: "红" }],
      attrValue: [{ id: 7, sku: "红", stock: 1, price, image: "a", cost: "2.00", otPrice: "1.00", attrValue: '{"色":"红"}' }],
    },
    options,
  );
const warned = (before: string, now: string) => {
  const matrix = stored(before);
  const key = matrix.rows[0]?.key ?? "";
  return matrixWarnings(setCells(matrix, new Map([[key, { price: now }]]))).cells.get(key)?.price?.key;
};

test("a price that looked wrong when it was stored is not asked about again, until it is changed", () => {
  const matrix = stored("0.01");
  const key = matrix.rows[0]?.key ?? "";
  expect(doubtfulPrices(matrix)).toBe(0);
  expect(doubtfulPrices(stored("0.01", { isCopy: true }))).toBe(1);
  expect(doubtfulPrices(setCells(matrix, new Map([[key, { price: "0.00" }]])))).toBe(1);
  expect(doubtfulPrices(setCells(matrix, new Map([[key, { price: "5.00" }]])))).toBe(1);
  expect(doubtfulPrices(setCells(stored("10.00"), new Map([[key, { price: "12.00" }]])))).toBe(0);
});

test.each([
  ["10.00", "0.00", "warnings.zero"],
  ["10.00", "0.01", "warnings.untouched"],
  ["10.00", "1.99", "warnings.belowCost"],
  ["10.00", "2.00", undefined],
  ["10.00", "99.99", undefined],
  ["10.00", "100.00", "warnings.tenfold"],
  ["99.00", "9.90", "warnings.tenth"],
  ["99.00", "9.91", undefined],
  ["10.00", "", undefined],
])("a price of %s that becomes %s is pointed out as %s", (before, now, key) => expect(warned(before, now)).toBe(key));

test("a new row has no prices: the selling price is asked for, cost and list price may stay empty", () => {
  const { price, cost, otPrice } = newSkuCells;
  expect([price, cost, otPrice]).toEqual(["", "", ""]);
  expect([cellProblem("price", ""), cellProblem("cost", ""), cellProblem("otPrice", "")]).toEqual([
    { key: "problems.priceEmpty" },
    undefined,
    undefined,
  ]);
});

test("a row that did not change is not looked at again", () => {
  const matrix = stored("10.00");
  const [one, other] = [1, 2].map(() => matrixProblems(matrix, both).cells.get(matrix.rows[0]?.key ?? ""));
  expect(one).toBe(other);
});
