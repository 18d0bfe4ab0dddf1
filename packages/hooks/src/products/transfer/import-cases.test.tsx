import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { readTable } from "../../files/table-file";
import { openShop } from "../../testing";
import { caseFile } from "../../testing/case-file";
import { useProductImport } from "./use-product-import";

const off = { isShow: false, specs: [["规格", ["默认"]]] } as const;

/** Two products off the shelf with item numbers that begin with a zero, and the import of a case with the ids of the products and SKUs. */
async function checked(name: string, [one, other]: readonly (readonly [product: string, sku: string])[]) {
  const { client, wrapper } = await openShop({ merchant: { productSwitch: false }, products: [off, off] });
  const ids = (await client.listProducts({ query: { type: 2 } })).list.map(({ id }) => id);
  const stored = () => Promise.all(ids.map((id) => client.getProduct({ path: { id } })));
  for (const product of await stored())
    await client.updateProduct({ body: { ...product, attrValue: product.attrValue.map((sku) => ({ ...sku, barCode: "012345678903" })) } });
  const before = await stored();
  const numbers = [one, other].flatMap((pair, at) =>
    pair ? [[pair[0], ids[at]] as const, [pair[1], before[at]?.attrValue[0]?.id] as const] : [],
  );
  const { result } = renderHook(() => useProductImport({ read: readTable, save: () => undefined, onClose: () => undefined }), { wrapper });
  const file = await caseFile(name, Object.fromEntries(numbers));
  await act(() => result.current.choose(file));
  await act(() => result.current.check());
  return { result, client, stored, before };
}

test("A02: an item number that Excel shortened is refused, one that lost its zero in front is asked", async () => {
  const { result, stored, before } = await checked("A02-barcode-scientific.csv", [
    ["858", "2360"],
    ["792", "2181"],
  ]);
  expect(
    result.current.lines.map(({ faults, questions }) => [faults.map(({ column }) => column), questions.map(({ kind }) => kind)]),
  ).toEqual([
    [["barCode"], []],
    [[], ["leadingZeros"]],
  ]);
  await act(() => result.current.commit());
  expect(await stored()).toEqual(before);
});

test.each([
  ["A03-error-cells.xlsx", "stockPlace"],
  ["A09-relative-picture.csv", "image"],
])("%s is refused at its cell, and nothing is changed", async (name, column) => {
  const { result, stored, before } = await checked(name, [["1026", "2839"]]);
  expect(result.current.lines.flatMap(({ faults }) => faults.map((fault) => fault.column))).toEqual([column]);
  await act(() => result.current.commit());
  expect(await stored()).toEqual(before);
});

test("A19: five grams are five grams", async () => {
  const { result, stored } = await checked("A19-weight-5-gram.csv", [["1026", "2839"]]);
  await act(() => result.current.commit());
  expect((await stored())[0]?.attrValue[0]?.weight).toBe("0.005");
});

test("A08: specs and values with full-width commas are two specs", async () => {
  const { result, client } = await checked("A08-fullwidth-comma-specs.csv", []);
  await act(() => result.current.commit());
  const [made] = (await client.listProducts({ query: { type: 2, keywords: "全角逗号规格" } })).list;
  const { attr, attrValue } = await client.getProduct({ path: { id: made?.id ?? 0 } });
  expect([attr.map(({ attrName }) => attrName), attrValue.map(({ sku }) => sku)]).toEqual([["颜色", "尺码"], ["红,L"]]);
});
