import { FreeShipping, ShippingCharge } from "@shopkeeper/sdk";
import { expect, test } from "vitest";
import { heldDistricts } from "./held-districts";
import { newRegion, regionsFor, type TemplateForm, templateForm, templateInput, termsOf } from "./template-form";

const row = { first: 1, firstPrice: 8, renewal: 1, renewalPrice: 2.5 };
const form: TemplateForm = {
  ...{ name: "甲", type: ShippingCharge.byPiece, appoint: FreeShipping.custom, sort: 3 },
  shippingTemplatesRegionRequestList: [
    { cityId: [0], ...row },
    { cityId: [330106, 330105], ...row },
  ],
  shippingTemplatesFreeRequestList: [{ cityId: [330106], number: 3, price: 99 }],
};
const pathOf = (id: number) => [330000, 330100, id];

test("what travels has comma lists and the ways to the districts; a template that is free everywhere sends no rows", () => {
  expect(templateInput(form, pathOf)).toEqual({
    ...{ name: "甲", type: 1, appoint: 2, sort: 3 },
    shippingTemplatesRegionRequestList: [
      { cityId: "0", title: "[[0,0]]", first: "1.00", firstPrice: "8.00", renewal: "1.00", renewalPrice: "2.50" },
      expect.objectContaining({ cityId: "330106,330105", title: "[[330000,330100,330106],[330000,330100,330105]]" }),
    ],
    shippingTemplatesFreeRequestList: [{ cityId: "330106", title: "[[330000,330100,330106]]", number: "3.00", price: "99.00" }],
  });
  expect(templateInput({ ...form, appoint: FreeShipping.everywhere }, pathOf)).toEqual({ name: "甲", type: 0, appoint: 0, sort: 3 });
});

test("a stored template becomes the form that it came from", () => {
  const { shippingTemplatesRegionRequestList: regions = [], shippingTemplatesFreeRequestList: frees = [] } = templateInput(form, pathOf);
  const stored = { id: 1, version: 0, name: "甲", type: ShippingCharge.byPiece, appoint: FreeShipping.custom, sort: 3 };
  const titled = <Row extends { title?: string | null }>(rows: readonly Row[] | null) =>
    (rows ?? []).map((each) => ({ ...each, title: each.title ?? "", uniqid: "" }));
  expect(templateForm.valuesOf({ ...stored, regionList: titled(regions), freeList: titled(frees) })).toEqual(form);
  const free = { ...stored, type: ShippingCharge.none, appoint: FreeShipping.everywhere, regionList: null, freeList: null };
  expect(templateForm.valuesOf(free)).toMatchObject({ type: ShippingCharge.byPiece, shippingTemplatesRegionRequestList: [] });
});

test("a custom template begins with the whole country, a partly free one with a row to fill in", () => {
  const [country, named] = [newRegion([0]), { cityId: [330106], ...row }];
  expect(regionsFor(true, [])).toEqual([country]);
  expect(regionsFor(true, [newRegion(), named])).toEqual([country, named]);
  expect(regionsFor(false, [country, named])).toEqual([named]);
  expect(regionsFor(false, [country])).toEqual([newRegion()]);
});

test("districts of other rows are held there, those of the own row are not", () => {
  expect([...heldDistricts(form.shippingTemplatesRegionRequestList, 0, (at) => `第 ${at} 行`)]).toEqual([
    [330106, "第 2 行"],
    [330105, "第 2 行"],
  ]);
});

test("prices can be tried once the rows are right, whatever else is missing", () => {
  expect(termsOf({ ...form, name: "" })).toMatchObject({ regions: [{ firstPrice: 800 }, { renewalPrice: 250 }], frees: [{ number: 300 }] });
  expect(termsOf({ ...form, shippingTemplatesRegionRequestList: [{ cityId: [0], ...row, firstPrice: null }] })).toBeUndefined();
});
