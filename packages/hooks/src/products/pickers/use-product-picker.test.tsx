import type { Schema } from "@shopkeeper/sdk";
import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop, type OpenShop } from "../../testing";
import { activityProducts, choosableProducts, pickableProducts } from "./pickable-products";
import { type ProductPickerOptions, useProductPicker } from "./use-product-picker";

type Brief = Schema<"ProductBrief">;

async function openIn(shop: OpenShop, options: Partial<ProductPickerOptions<Brief>> = {}, list = pickableProducts) {
  const handed: (readonly Brief[])[] = [];
  const { result: picker } = renderHook(
    () => useProductPicker(list, { onPick: (rows: readonly Brief[]) => handed.push(rows), ...options }),
    {
      wrapper: shop.wrapper,
    },
  );
  await waitFor(() => expect(picker.current.reading.isLoading).toBe(false));
  const row = (at: number) => {
    const found = picker.current.page.rows[at];
    if (!found) throw new Error(`the page has a row ${at}`);
    return found;
  };
  return { ...shop, picker, handed, row };
}

const open = async (seed: Seed, options?: Partial<ProductPickerOptions<Brief>>) => openIn(await openShop(seed), options);
const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

test("the picker offers products on sale, ten, 20, 30 or 40 on a page; the chooser one to four", async () => {
  const shop = await openShop({ products: [...Array.from({ length: 11 }, () => ({})), { isShow: false }] });
  const { picker } = await openIn(shop);
  expect(picker.current.page.rows).toHaveLength(10);
  expect(picker.current).toMatchObject({
    definition: { sizes: [10, 20, 30, 40] },
    page: { total: 11 },
    filters: { query: { page: 1, limit: 10 } },
  });
  const chooser = await openIn(shop, {}, choosableProducts);
  expect(chooser.picker.current).toMatchObject({
    definition: { sizes: [1, 2, 3, 4] },
    page: { total: 11 },
    filters: { query: { limit: 1 } },
  });
});

test("search words are trimmed and return to page 1; a category narrows the products", async () => {
  const { picker, client } = await open({ products: [{ name: "绿茶" }, ...Array.from({ length: 12 }, () => ({ name: "红枣" }))] });
  act(() => picker.current.filters.change({ page: 2 }));
  await waitFor(() => expect(picker.current.page.rows).toHaveLength(3));
  act(() => picker.current.filters.change({ keywords: " 绿茶 " }));
  await waitFor(() => expect(names(picker.current.page.rows)).toEqual(["绿茶"]));
  expect(picker.current).toMatchObject({ filters: { isFiltered: true, query: { page: 1, keywords: "绿茶" } } });
  const other = (await client.getProductCategoryTree()).find(({ name }) => !name.includes("茶"));
  act(() => picker.current.filters.change({ keywords: "", cateId: other?.id }));
  await waitFor(() => expect(picker.current.page.total).toBeLessThan(13));
  expect(picker.current.filters.query.cateId).toBe(other?.id);
});

test("single mode hands one row back at once, each time, keeps it marked, and has no 确定", async () => {
  const { picker, handed, row } = await open({ products: 3 }, { mode: "single" });
  for (const at of [1, 1, 2]) act(() => picker.current.choose(row(at)));
  expect(handed.map(ids)).toEqual([[row(1).id], [row(1).id], [row(2).id]]);
  expect(picker.current.selection.ids).toEqual([row(2).id]);
  expect(picker.current.confirm).toBeUndefined();
});

test("picked rows stay whole over pages and filters, in picking order", async () => {
  const { picker, handed, row } = await open({ products: [{ name: "绿茶" }, ...Array.from({ length: 24 }, () => ({ name: "红枣" }))] });
  const first = row(3);
  act(() => picker.current.choose(first));
  act(() => picker.current.filters.change({ page: 2 }));
  await waitFor(() => expect(ids(picker.current.page.rows)).not.toContain(first.id));
  await waitFor(() => expect(picker.current.reading.isRefreshing).toBe(false));
  const second = row(0);
  act(() => picker.current.choose(second));
  act(() => picker.current.filters.change({ keywords: "绿茶" }));
  await waitFor(() => expect(picker.current.page.rows).toHaveLength(1));
  const third = row(0);
  act(() => picker.current.choose(third));
  expect(picker.current.selection.rows).toEqual([first, second, third]);
  act(() => void picker.current.selection.drop(second.id));
  act(() => picker.current.confirm?.());
  expect(handed).toEqual([[first, third]]);
});

test("opened again it begins with what was picked before", async () => {
  const shop = await openShop({ products: 12 });
  const chosen = (await shop.client.listProducts({ query: { limit: 20 } })).list.slice(9, 11);
  const { picker, handed, row } = await openIn(shop, { chosen });
  expect(picker.current.selection.count).toBe(2);
  expect(picker.current.selection.has(row(9).id)).toBe(true);
  act(() => picker.current.choose(row(9)));
  act(() => picker.current.confirm?.());
  expect(handed.map(ids)).toEqual([ids(chosen.slice(1))]);
});

test("one more than the most says 最多选择2个 and is not picked; a most of 0 is no limit", async () => {
  const shop = await openShop({ products: 3 });
  const { picker, row } = await openIn(shop, { max: 2 });
  for (const at of [0, 1, 2]) act(() => picker.current.choose(row(at)));
  expect(picker.current.selection.count).toBe(2);
  expect(shop.notices).toEqual([{ kind: "info", text: "最多选择2个" }]);
  const { picker: unlimited } = await openIn(shop, { max: 0 });
  act(() => void unlimited.current.selection.togglePage(unlimited.current.page.rows));
  expect([unlimited.current.selection.count, unlimited.current.max, shop.notices.length]).toEqual([3, undefined, 1]);
});

test("with 5,000 picked a page is ticked and unticked", async () => {
  const shop = await openShop({ products: 10 });
  const picked = Array.from({ length: 5000 }, (_, at) => ({
    id: 1_000_000_000 + at,
    image: "",
    name: `商品${at}`,
    price: "1.00",
    stock: 1,
  }));
  const { picker } = await openIn(shop, { chosen: picked });
  const tick = () => act(() => void picker.current.selection.togglePage(picker.current.page.rows));
  tick();
  expect(picker.current.selection.count).toBe(5010);
  for (let times = 0; times < 29; times += 1) tick();
  expect(picker.current.selection.count).toBe(5000);
});

test("who may neither see products nor make coupons is refused", async () => {
  const { picker } = await open({ products: 1, permissions: ["merchant:user:page:list"] });
  expect(picker.current).toMatchObject({ reading: { isRefused: true, error: undefined }, page: { rows: [] } });
});

test("products for an activity come with their SKUs, on the shelf or off it, and are found by name", async () => {
  const shop = await openShop({ products: [{ name: "绿茶" }, { name: "下架茶", isShow: false }] });
  const { result: picker } = renderHook(() => useProductPicker(activityProducts(undefined), { onPick: () => undefined }), {
    wrapper: shop.wrapper,
  });
  await waitFor(() => expect(picker.current.page.total).toBe(2));
  expect(picker.current.page.rows[0]?.attrValue[0]).toMatchObject({ productId: picker.current.page.rows[0]?.id });
  act(() => picker.current.filters.change({ isShow: false }));
  await waitFor(() => expect(names(picker.current.page.rows)).toEqual(["下架茶"]));
  act(() => picker.current.filters.reset());
  act(() => picker.current.filters.change({ name: "绿" }));
  await waitFor(() => expect(names(picker.current.page.rows)).toEqual(["绿茶"]));
});
