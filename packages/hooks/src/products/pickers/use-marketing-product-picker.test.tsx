import type { Schema } from "@shopkeeper/sdk";
import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../../testing";
import { type MarketingProductPickerOptions, useMarketingProductPicker } from "./use-marketing-product-picker";

type Row = Schema<"ActivityProduct">;

async function open(seed: Seed, options: Partial<MarketingProductPickerOptions> = {}) {
  const shop = await openShop(seed);
  const handed: (readonly Row[])[] = [];
  const { result: picker } = renderHook(() => useMarketingProductPicker({ onPick: (rows) => handed.push(rows), ...options }), {
    wrapper: shop.wrapper,
  });
  await waitFor(() => expect(picker.current.isLoading).toBe(false));
  return { ...shop, picker, handed };
}

const seed: Seed = { products: [{ name: "绿茶" }, { name: "下架茶", isShow: false }] };
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

test("rows come with their category and SKUs", async () => {
  const { picker, handed } = await open(seed);
  act(() => void picker.current.selection.togglePage(picker.current.rows));
  act(() => picker.current.confirm?.());
  for (const row of handed[0] ?? [])
    expect([row.categoryName, row.attrValue.length]).toEqual([expect.stringMatching(/./), expect.any(Number)]);
  expect(handed[0]?.[0]?.attrValue[0]).toMatchObject({ productId: handed[0]?.[0]?.id });
});

test("the state filter tells products on the shelf from those off it", async () => {
  const { picker } = await open(seed);
  act(() => picker.current.change({ isShow: true }));
  await waitFor(() => expect(names(picker.current.rows)).toEqual(["绿茶"]));
  act(() => picker.current.change({ isShow: false }));
  await waitFor(() => expect(names(picker.current.rows)).toEqual(["下架茶"]));
  act(() => picker.current.reset());
  await waitFor(() => expect(picker.current.total).toBe(2));
});

test("it finds by name, platform category and the shop's category", async () => {
  const { picker } = await open({ products: 20 });
  await waitFor(() => expect(picker.current.platformCategories.nodes?.length).toBeGreaterThan(0));
  await waitFor(() => expect(picker.current.merchantCategories.nodes?.length).toBeGreaterThan(0));
  const [product] = picker.current.rows;
  act(() => picker.current.change({ categoryId: product?.categoryId }));
  await waitFor(() => expect(picker.current.isRefreshing).toBe(false));
  expect(picker.current.rows.every(({ categoryId }) => categoryId === product?.categoryId)).toBe(true);
  act(() => picker.current.change({ categoryId: undefined, name: product?.name }));
  await waitFor(() => expect(names(picker.current.rows)).toContain(product?.name));
  act(() => picker.current.change({ cateId: picker.current.merchantCategories.nodes?.[0]?.id }));
  expect(picker.current).toMatchObject({ isFiltered: true, query: { page: 1 } });
});

test("single mode hands one row back at once", async () => {
  const { picker, handed } = await open(seed, { mode: "single" });
  act(() => void (picker.current.rows[0] && picker.current.choose(picker.current.rows[0])));
  expect(handed).toHaveLength(1);
  expect(picker.current.confirm).toBeUndefined();
});
