import { expect, test } from "vitest";
import { FreeShipping, ShippingCharge } from "../../generated/code-sets";
import type { components } from "../../generated/schema";
import { recordProblems } from "../records";
import { everywhere } from "./postage";
import { districtsIn, districtsOf, titleOf } from "./region-paths";
import { freeList, regionList, templateRules } from "./template-rules";

type TemplateInput = components["schemas"]["ShippingTemplateInput"];

const row = (cityId: string) => ({ cityId, first: "1", firstPrice: "8", renewal: "1", renewalPrice: "2" });
const custom: TemplateInput = {
  ...{ name: "华东", type: ShippingCharge.byPiece, appoint: FreeShipping.custom, sort: 0 },
  [regionList]: [row("0"), row("330106,330105")],
  [freeList]: [{ cityId: "330106", number: "3", price: "0" }],
};
const problems = (changes: Partial<TemplateInput>) =>
  Object.fromEntries(
    Object.entries(recordProblems(templateRules, { ...custom, ...changes }, new Date(0))).map(([field, { zh }]) => [field, zh]),
  );

test("a template that is free everywhere needs a name and an order alone", () => {
  expect(problems({})).toEqual({});
  const bare = { appoint: FreeShipping.everywhere, type: ShippingCharge.none, [regionList]: [], [freeList]: null };
  expect(problems(bare)).toEqual({});
  expect(problems({ ...bare, name: " ", sort: Number.NaN })).toEqual({ name: "请输入模板名称", sort: "请输入排序" });
  expect(problems({ ...bare, name: "名".repeat(201), sort: 10_000 })).toEqual({
    name: "模板名称不能超过 200 个字",
    sort: "排序须为 0 至 9999 的整数",
  });
});

test("other templates need what they count and a row; a custom one has the country first", () => {
  expect(problems({ type: ShippingCharge.none, [regionList]: [] })).toEqual({ type: "请选择计费方式", [regionList]: "请添加运费区域" });
  expect(problems({ [regionList]: [row("330106")] })).toEqual({ [`${regionList}.0.cityId`]: "第一行必须是全国的默认运费" });
  const unused = [{ cityId: "", number: "", price: "-1" }];
  expect(problems({ [regionList]: [row("330106")], appoint: FreeShipping.partly, [freeList]: unused })).toEqual({});
});

test("a district belongs to one row, and the problem names the row that has it", () => {
  expect(problems({ [regionList]: [row("all"), row("330106,330106"), row("330105,330106"), row("")] })).toEqual({
    [`${regionList}.2.cityId`]: "有区域已在第 2 行，请勿重复选择",
    [`${regionList}.3.cityId`]: "请至少选择一个区域",
  });
});

test("a template has at most 100 rows of a kind", () => {
  const many = Array.from({ length: 101 }, (_, at) => ({ ...row(String(at)), number: "1", price: "0" }));
  expect(problems({ [regionList]: many })).toEqual({ [regionList]: "最多 100 行" });
  expect(problems({ [freeList]: many })).toEqual({ [freeList]: "最多 100 行" });
});

const pieces = "件数为不小于 1 的整数";

test.each([
  ["1", undefined],
  ["12", undefined],
  ["1.00", undefined],
  ["0", pieces],
  ["1.5", pieces],
  ["0.5", pieces],
  ["abc", pieces],
  ["1000000", pieces],
  ["", "请输入数量"],
])("by piece, %j as the first is %s", (first, text) =>
  expect(problems({ [regionList]: [{ ...row("0"), first }] })[`${regionList}.0.first`]).toBe(text),
);

const measure = "不小于 0.1，最多两位小数";

test.each([
  ["0.1", undefined],
  ["0.25", undefined],
  ["0.09", measure],
  ["0", measure],
  ["0.125", measure],
])("by weight, %j as the first is %s", (first, text) =>
  expect(problems({ type: ShippingCharge.byWeight, [regionList]: [{ ...row("0"), first }] })[`${regionList}.0.first`]).toBe(text),
);

const price = "金额为 0 到 999999.99，最多两位小数";

test.each([
  ["0", undefined],
  ["8.55", undefined],
  ["-1", price],
  ["1.234", price],
  ["1000000", price],
  ["", "请输入金额"],
])("a price of %j is %s", (amount, text) =>
  expect(problems({ [freeList]: [{ cityId: "1", number: "1", price: amount }] })[`${freeList}.0.price`]).toBe(text),
);

test("titles and comma lists name the same districts", () => {
  const path = (id: number) => [330000, 330100, id];
  expect(titleOf([330106, 330105], path)).toBe("[[330000,330100,330106],[330000,330100,330105]]");
  expect(districtsIn(titleOf([330106, 330105], path))).toEqual(districtsOf("330106,330105"));
  expect([titleOf([everywhere], path), districtsIn("[[0,0]]"), districtsOf("all"), districtsOf("0")]).toEqual(["[[0,0]]", [0], [0], [0]]);
  expect([districtsIn("nonsense"), districtsIn("{}"), districtsIn('[1,["a"]]')]).toEqual([[], [], []]);
});
