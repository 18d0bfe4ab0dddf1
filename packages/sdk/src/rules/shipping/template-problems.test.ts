import { expect, test } from "vitest";
import { FreeShipping, ShippingCharge } from "../../generated/code-sets";
import { everywhere } from "./postage";
import { districtsIn, districtsOf, titleOf } from "./region-paths";
import { type TemplateFields, templateProblems } from "./template-problems";

const row = (districts: readonly number[]) => ({ districts, first: 1, firstPrice: 8, renewal: 1, renewalPrice: 2 });
const custom: TemplateFields = {
  ...{ name: "华东", type: ShippingCharge.byPiece, appoint: FreeShipping.custom, sort: 0 },
  regions: [row([everywhere]), row([330106, 330105])],
  frees: [{ districts: [330106], number: 3, price: 0 }],
};
const keys = (fields: Partial<TemplateFields>) =>
  Object.fromEntries(Object.entries(templateProblems({ ...custom, ...fields })).map(([field, { key }]) => [field, key]));

test("a template that is free everywhere needs a name and an order alone", () => {
  expect(keys({})).toEqual({});
  const bare = { appoint: FreeShipping.everywhere, type: ShippingCharge.none, regions: [], frees: [] };
  expect(keys(bare)).toEqual({});
  expect(keys({ ...bare, name: " ", sort: null })).toEqual({ name: "nameEmpty", sort: "sortWrong" });
});

test("other templates need what they count and a row; a custom one has the country first", () => {
  expect(keys({ type: ShippingCharge.none, regions: [] })).toEqual({
    type: "typeEmpty",
    shippingTemplatesRegionRequestList: "regionsEmpty",
  });
  expect(keys({ regions: [row([330106])] })).toEqual({ "shippingTemplatesRegionRequestList.0.cityId": "countryFirst" });
  expect(keys({ regions: [row([330106])], appoint: FreeShipping.partly, frees: [{ districts: [], number: null, price: -1 }] })).toEqual({});
});

test("a district stands in one row, and the row that has it already is named", () => {
  const problems = templateProblems({ ...custom, regions: [row([everywhere]), row([330106]), row([330105, 330106]), row([])] });
  expect(problems).toMatchObject({
    "shippingTemplatesRegionRequestList.2.cityId": { key: "districtTaken", params: { row: 2 } },
    "shippingTemplatesRegionRequestList.3.cityId": { key: "districtsEmpty" },
  });
});

test.each([
  [1, undefined],
  ["12", undefined],
  ["1.00", undefined],
  [0, "piecesWrong"],
  [1.5, "piecesWrong"],
  ["0.5", "piecesWrong"],
  ["abc", "piecesWrong"],
  [1_000_000, "piecesWrong"],
  ["", "measureEmpty"],
  [null, "measureEmpty"],
])("by piece, %j as the first is %s", (first, key) =>
  expect(keys({ regions: [{ ...row([everywhere]), first }] })["shippingTemplatesRegionRequestList.0.first"]).toBe(key),
);

test.each([
  [0.1, undefined],
  ["0.25", undefined],
  [0.09, "measureWrong"],
  [0, "measureWrong"],
  ["0.125", "measureWrong"],
])("by weight, %j as the first is %s", (first, key) =>
  expect(
    keys({ type: ShippingCharge.byWeight, regions: [{ ...row([everywhere]), first }] })["shippingTemplatesRegionRequestList.0.first"],
  ).toBe(key),
);

test.each([
  [0, undefined],
  ["8.55", undefined],
  [-1, "priceWrong"],
  ["1.234", "priceWrong"],
  [1_000_000, "priceWrong"],
  [undefined, "priceEmpty"],
])("a price of %j is %s", (price, key) =>
  expect(keys({ frees: [{ districts: [1], number: 1, price }] })["shippingTemplatesFreeRequestList.0.price"]).toBe(key),
);

test("titles and comma lists name the same districts", () => {
  const path = (id: number) => [330000, 330100, id];
  expect(titleOf([330106, 330105], path)).toBe("[[330000,330100,330106],[330000,330100,330105]]");
  expect(districtsIn(titleOf([330106, 330105], path))).toEqual(districtsOf("330106,330105"));
  expect([titleOf([everywhere], path), districtsIn("[[0,0]]"), districtsOf("all"), districtsOf("0")]).toEqual(["[[0,0]]", [0], [0], [0]]);
  expect([districtsIn("nonsense"), districtsIn("{}"), districtsIn('[1,["a"]]')]).toEqual([[], [], []]);
});
