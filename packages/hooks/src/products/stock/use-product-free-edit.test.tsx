import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../../testing";
import { productFormOf } from "../form/product-form";
import { productInput } from "../form/product-form-input";
import { useProductFreeEdit } from "./use-product-free-edit";

const specs = [["颜色", ["红", "蓝"]]] as const;

async function open(seed: Seed = { products: [{ name: "绿茶", specs, isShow: false }] }) {
  const shop = await openShop(seed);
  const product = (await shop.client.listProducts({ query: { type: 2 } })).list[0];
  if (!product) throw new Error("there is a product in store");
  let closed = 0;
  const { result: drawer } = renderHook(() => useProductFreeEdit({ product, onClose: () => void closed++ }), { wrapper: shop.wrapper });
  await waitFor(() => expect(drawer.current.skus.lines).not.toHaveLength(0));
  const keyAt = (at: number) => drawer.current.skus.lines[at]?.key ?? "";
  const submit = async () => {
    await act(async () => drawer.current.submit());
    await waitFor(() => expect(drawer.current.isSubmitting).toBe(false));
  };
  const stored = () => shop.client.getProduct({ path: { id: product.id } });
  const change = (cell: "prices" | "stocks", at: number, value: number | null) =>
    act(() => drawer.current.form.setValue(`${cell}.${keyAt(at)}`, value, { shouldDirty: true }));
  return { ...shop, product, drawer, keyAt, submit, stored, change, closed: () => closed };
}

test("prices, stock and categories are set, exact to the cent", async () => {
  const { drawer, change, submit, stored, client, notices, closed } = await open();
  const [category] = await client.getProductCategoryTree();
  change("prices", 0, 139.99);
  change("stocks", 1, 7);
  act(() => drawer.current.form.setValue("cateIds", [category?.id ?? 0], { shouldDirty: true }));
  await submit();
  const after = await stored();
  expect([after.attrValue[0]?.price, after.attrValue[1]?.stock, after.cateId]).toEqual(["139.99", 7, String(category?.id)]);
  expect(notices).toEqual([{ kind: "success", text: "操作成功" }]);
  expect(closed()).toBe(1);
});

test("a pasted column fills the SKUs downwards, and is saved so", async () => {
  const { drawer, keyAt, submit, stored, notices } = await open();
  act(() => expect(drawer.current.paste(`prices.${keyAt(0)}`, '139.5\n"140.00"\n')).toBe(true));
  act(() => expect(drawer.current.paste(`stocks.${keyAt(1)}`, "7\n8")).toBe(true));
  expect(drawer.current.paste(`stocks.${keyAt(1)}`, "7")).toBe(false);
  expect(notices.splice(0).map(({ text }) => text)).toEqual(["已填入 2 个数", "已填入 1 个数，有 1 个不是有效的数字或超出表格，没有填入"]);
  expect(drawer.current.isDirty).toBe(true);
  await submit();
  const { attrValue } = await stored();
  expect(attrValue.map(({ price }) => price)).toEqual(["139.50", "140.00"]);
  expect(attrValue[1]?.stock).toBe(7);
});

test("saved as it is, nothing of the product changes", async () => {
  const { submit, stored } = await open();
  const { version: _before, updateTime: _then, ...before } = await stored();
  await submit();
  const { version: _after, updateTime: _now, ...after } = await stored();
  const still = (info: typeof before) => ({ ...info, attrValue: info.attrValue.map(({ version: _version, ...sku }) => sku) });
  expect(still(after)).toEqual(still(before));
});

test("what is wrong stands at its cell", async () => {
  const { drawer, change, keyAt, submit, closed } = await open();
  change("prices", 0, null);
  change("prices", 1, 1_000_000);
  change("stocks", 1, null);
  act(() => drawer.current.form.setValue("cateIds", [], { shouldDirty: true }));
  await submit();
  const problemAt = (name: "cateIds" | `prices.${string}` | `stocks.${string}`) => drawer.current.form.getFieldState(name).error?.message;
  expect(problemAt(`prices.${keyAt(0)}`)).toBe("problems.priceEmpty");
  expect(problemAt(`prices.${keyAt(1)}`)).toBe("problems.priceRange");
  expect(problemAt(`stocks.${keyAt(1)}`)).toBe("problems.stockEmpty");
  expect(problemAt("cateIds")).toBe("problems.categoriesEmpty");
  expect(closed()).toBe(0);
});

test("a price of 0 is allowed, once it is said to be meant", async () => {
  const { drawer, change, submit, stored, closed } = await open();
  change("prices", 0, 0);
  await submit();
  expect(drawer.current.prices.count).toBe(1);
  act(() => drawer.current.prices.showFirst());
  expect([drawer.current.prices.count, closed()]).toEqual([undefined, 0]);
  await submit();
  act(() => drawer.current.prices.saveAnyway());
  await waitFor(() => expect(closed()).toBe(1));
  expect((await stored()).attrValue[0]?.price).toBe("0.00");
});

async function openConflict() {
  const shop = await open();
  const { client, product, change, stored } = shop;
  const { version: _version, ...other } = await stored();
  change("prices", 0, 135);
  const attrValue = other.attrValue.map(({ id }) => ({ id, price: "120.00", stock: 77 }));
  await client.editProductFreely({ body: { id: product.id, cateId: other.cateId, attrValue } });
  await shop.submit();
  await waitFor(() => expect(shop.drawer.current.conflict).toBeDefined());
  return shop;
}

test("what another editor alone changed is kept without a question", async () => {
  const { client, product, change, stored, submit, drawer, closed, keyAt } = await open();
  const { version: _version, ...other } = await stored();
  change("prices", 0, 135);
  const attrValue = other.attrValue.map(({ id, price }) => ({ id, price, stock: 77 }));
  await client.editProductFreely({ body: { id: product.id, cateId: other.cateId, attrValue } });
  await submit();
  await waitFor(() => expect(closed()).toBe(1));
  expect(drawer.current.form.getValues().stocks[keyAt(0)]).toBe(77);
  expect((await stored()).attrValue[0]).toMatchObject({ price: "135.00", stock: 77 });
});

test("two editors are told: mine can be kept over the current version", async () => {
  const { drawer, keyAt, stored, closed } = await openConflict();
  expect(drawer.current.conflict?.current.stocks[keyAt(0)]).toBe(77);
  expect(drawer.current.conflict?.mine.prices[keyAt(0)]).toBe(135);
  act(() => drawer.current.conflict?.keepMine());
  await waitFor(() => expect(closed()).toBe(1));
  expect((await stored()).attrValue[0]).toMatchObject({ price: "135.00", stock: 77 }); // unchanged values take the currently stored ones
});

test("mine kept over a version with other SKUs shows those SKUs, also when that save is refused", async () => {
  const { drawer, change, keyAt, submit, client, product, stored, closed } = await open();
  change("prices", 0, 135);
  const input = productInput(productFormOf(await stored()));
  const [red, blue] = input.attrValue;
  if (!red || !blue) throw new Error("there are two SKUs");
  const green = { ...blue, id: undefined, attrValue: JSON.stringify({ 颜色: "绿" }), price: "7.00" };
  await client.updateProduct({
    body: { id: product.id, ...input, attr: [{ attrName: "颜色", attrValues: "红,绿" }], attrValue: [{ ...red, price: "120.00" }, green] },
  });
  await submit();
  await waitFor(() => expect(drawer.current.conflict?.lines.map(({ name }) => name)).toEqual(["红", "绿"]));
  await client.putOnProduct({ path: { id: product.id } });
  act(() => drawer.current.conflict?.keepMine());
  await waitFor(() => expect(drawer.current.error).toBeDefined());
  await waitFor(() => expect(drawer.current.isSubmitting).toBe(false));
  expect(closed()).toBe(0);
  expect(drawer.current.skus.lines.map(({ name }) => name)).toEqual(["红", "绿"]);
  expect(drawer.current.form.getValues().prices).toEqual({ [keyAt(0)]: 135, [keyAt(1)]: 7 });
});

test("or the current version is taken", async () => {
  const { drawer, keyAt, change, submit, stored } = await openConflict();
  act(() => drawer.current.conflict?.takeCurrent());
  expect(drawer.current.conflict).toBeUndefined();
  expect(drawer.current.form.getValues().stocks[keyAt(0)]).toBe(77);
  change("stocks", 1, 3);
  await submit();
  expect((await stored()).attrValue.map(({ stock }) => stock)).toEqual([77, 3]);
});

test("a product that was put on the shelf meanwhile takes what was changed there: its figures may change on the shelf", async () => {
  const { change, submit, client, product, stored, closed } = await open();
  change("prices", 0, 135);
  await client.putOnProduct({ path: { id: product.id } });
  await submit();
  await waitFor(() => expect(closed()).toBe(1));
  expect(await stored()).toMatchObject({ isShow: true, attrValue: [{ price: "135.00" }, {}] });
});

test("the first price that looks wrong is led to, also on another page", async () => {
  const sizes = Array.from({ length: 101 }, (_, at) => `${at + 1} 号`);
  const { drawer, change, submit, keyAt } = await open({ products: [{ specs: [["尺码", sizes]], isShow: false }] });
  change("prices", 100, 0);
  await submit();
  act(() => drawer.current.prices.showFirst());
  expect([drawer.current.skus.page, drawer.current.target]).toEqual([2, { field: `prices.${keyAt(100)}` }]);
});
