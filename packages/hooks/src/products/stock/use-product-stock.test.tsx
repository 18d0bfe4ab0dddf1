import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../../testing";
import { useProductStock } from "./use-product-stock";

const specs = [["颜色", ["红", "蓝"]]] as const;

async function open(seed: Seed = { products: [{ name: "绿茶", specs, stock: 10 }] }) {
  const shop = await openShop(seed);
  const product = (await shop.client.listProducts()).list[0];
  if (!product) throw new Error("there is a product");
  let closed = 0;
  const { result: drawer } = renderHook(() => useProductStock({ product, onClose: () => void closed++ }), { wrapper: shop.wrapper });
  await waitFor(() => expect(drawer.current.skus.lines.length + Number(drawer.current.skus.error !== undefined)).toBeGreaterThan(0));
  const keys = () => drawer.current.skus.lines.map(({ key }) => key);
  const type = (key: string | undefined, more: number | null) =>
    act(() => drawer.current.form.setValue(`added.${key}`, more, { shouldDirty: true }));
  const submit = async () => {
    await act(async () => drawer.current.submit());
    await waitFor(() => expect(drawer.current.isSubmitting).toBe(false));
  };
  const problemAt = (key: string | undefined) => drawer.current.form.getFieldState(`added.${key}`).error?.message;
  const stocks = async () =>
    (await shop.client.getProduct({ path: { id: product.id } })).attrValue.map(({ sku, stock }) => `${sku} ${stock}`);
  return { ...shop, product, drawer, keys, type, submit, stocks, problemAt, closed: () => closed };
}

test("SKUs are shown by their values, and begin with nothing more", async () => {
  const { drawer } = await open();
  expect(drawer.current.skus.specs).toEqual(["颜色"]);
  expect(drawer.current.skus.lines.map(({ name, values }) => [name, ...values])).toEqual([
    ["红", "红"],
    ["蓝", "蓝"],
  ]);
  expect(Object.values(drawer.current.form.getValues().added)).toEqual([0, 0]);
});

test("pieces are added to what is there at the moment, once even after a lost answer, and the drawer closes", async () => {
  const { drawer, keys, type, submit, stocks, client, product, notices, loseNextAnswer, closed } = await open();
  const before = drawer.current.skus.lines.map(({ sku }) => sku);
  const [first, second] = before;
  // another user adds meanwhile: nothing of that is lost
  await client.addStock({ body: { id: product.id, attrValueList: [{ id: first?.id ?? 0, stock: 100 }] } });
  type(keys()[0], 5);
  loseNextAnswer();
  await submit();
  expect([drawer.current.error, closed(), notices.splice(0).length]).toMatchObject([{ name: "NetworkError" }, 0, 1]);
  await submit();
  expect(await stocks()).toEqual([`红 ${(first?.stock ?? 0) + 105}`, `蓝 ${second?.stock}`]);
  expect(notices).toEqual([{ kind: "success", text: "操作成功" }]);
  expect(closed()).toBe(1);
});

test("nothing to add is not sent; an emptied cell and one without room say so at that cell", async () => {
  const { keys, type, submit, problemAt, notices, closed } = await open();
  await submit();
  expect(notices).toEqual([{ kind: "info", text: "没有要增加的库存，请先填写数量" }]);
  type(keys()[0], 3);
  type(keys()[1], null);
  await submit();
  expect(keys().map((key) => problemAt(key))).toEqual([undefined, "problems.addedEmpty"]);
  type(keys()[0], 999_999);
  await submit();
  expect(problemAt(keys()[0])).toBe("problems.stockFull");
  expect(closed()).toBe(0);
});

test("what the server finds full stands at its cell, and what was typed stays", async () => {
  const { drawer, keys, type, submit, problemAt, client, product, closed } = await open();
  const sku = drawer.current.skus.lines[1]?.sku;
  await client.addStock({ body: { id: product.id, attrValueList: [{ id: sku?.id ?? 0, stock: 999_000 }] } });
  type(keys()[1], 1000);
  await submit();
  await waitFor(() => expect(problemAt(keys()[1])).toMatch(/^库存最多 999999/));
  expect(drawer.current.form.getValues().added[keys()[1] ?? ""]).toBe(1000);
  expect(closed()).toBe(0);
});

test("what was typed is asked about before the drawer closes; an untouched one closes at once", async () => {
  const untouched = await open();
  act(() => untouched.drawer.current.close());
  expect(untouched.closed()).toBe(1);
  const { drawer, keys, type, closed } = await open();
  type(keys()[0], 3);
  await waitFor(() => expect(drawer.current.isDirty).toBe(true));
  act(() => drawer.current.close());
  expect([closed(), drawer.current.leaving.isOpen]).toEqual([0, true]);
  await act(() => drawer.current.leaving.confirm());
  expect(closed()).toBe(1);
});
