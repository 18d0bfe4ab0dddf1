import type { Schema } from "@shopkeeper/sdk";
import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop, type OpenShop } from "../../testing";
import type { ProductPickerOptions } from "./use-picked-products";
import { useProductPicker } from "./use-product-picker";

type Brief = Schema<"ProductBrief">;

async function openIn(shop: OpenShop, options: Partial<ProductPickerOptions<Brief>> = {}) {
  const handed: (readonly Brief[])[] = [];
  const { result: picker } = renderHook(() => useProductPicker({ onPick: (rows) => handed.push(rows), ...options }), {
    wrapper: shop.wrapper,
  });
  await waitFor(() => expect(picker.current.isLoading).toBe(false));
  const row = (at: number) => {
    const found = picker.current.rows[at];
    if (!found) throw new Error(`the page has a row ${at}`);
    return found;
  };
  return { ...shop, picker, handed, row };
}

const open = async (seed: Seed, options?: Partial<ProductPickerOptions<Brief>>) => openIn(await openShop(seed), options);
const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

test("it shows ten products on sale, and pages of 10, 20, 30 or 40", async () => {
  const { picker } = await open({ products: 25 });
  expect(picker.current.rows).toHaveLength(10);
  expect(picker.current).toMatchObject({ total: 25, definition: { sizes: [10, 20, 30, 40] }, query: { page: 1, limit: 10 } });
  act(() => picker.current.change({ limit: 20 }));
  await waitFor(() => expect(picker.current.rows).toHaveLength(20));
});

test("products off the shelf are not offered", async () => {
  const { picker } = await open({ products: [{ name: "绿茶" }, { name: "下架茶", isShow: false }] });
  expect(picker.current.rows.map(({ name }) => name)).toEqual(["绿茶"]);
});

test("search words are trimmed and return to page 1", async () => {
  const { picker } = await open({ products: [{ name: "绿茶" }, ...Array.from({ length: 12 }, () => ({ name: "红枣" }))] });
  act(() => picker.current.change({ page: 2 }));
  await waitFor(() => expect(picker.current.rows).toHaveLength(3));
  act(() => picker.current.change({ keywords: " 绿茶 " }));
  await waitFor(() => expect(picker.current.rows.map(({ name }) => name)).toEqual(["绿茶"]));
  expect(picker.current).toMatchObject({ isFiltered: true, query: { page: 1, keywords: "绿茶" } });
});

test("a category narrows the products", async () => {
  const { picker } = await open({ products: 30 });
  await waitFor(() => expect(picker.current.categories.nodes?.length).toBeGreaterThan(1));
  const [first] = picker.current.categories.nodes ?? [];
  act(() => picker.current.change({ cateId: first?.id }));
  await waitFor(() => expect(picker.current.total).toBeLessThan(30));
  expect(picker.current.query.cateId).toBe(first?.id);
});

test("single mode hands one row back at once and has no 确定", async () => {
  const { picker, handed, row } = await open({ products: 3 }, { mode: "single" });
  act(() => picker.current.choose(row(1)));
  expect(handed.map(ids)).toEqual([[row(1).id]]);
  expect(picker.current.confirm).toBeUndefined();
});

test("picked rows stay whole over pages and filters, in picking order", async () => {
  const { picker, handed, row } = await open({ products: [{ name: "绿茶" }, ...Array.from({ length: 24 }, () => ({ name: "红枣" }))] });
  const first = row(3);
  act(() => picker.current.choose(first));
  act(() => picker.current.change({ page: 2 }));
  await waitFor(() => expect(ids(picker.current.rows)).not.toContain(first.id));
  await waitFor(() => expect(picker.current.isRefreshing).toBe(false));
  const second = row(0);
  act(() => picker.current.choose(second));
  act(() => picker.current.change({ keywords: "绿茶" }));
  await waitFor(() => expect(picker.current.rows).toHaveLength(1));
  const third = row(0);
  act(() => picker.current.choose(third));
  expect(picker.current.selection.rows).toEqual([first, second, third]);
  act(() => void picker.current.selection.drop(second.id));
  act(() => picker.current.confirm?.());
  expect(handed).toEqual([[first, third]]);
});

test("opened again it knows what was picked before", async () => {
  const shop = await openShop({ products: 12 });
  const chosen = (await shop.client.listProducts({ query: { limit: 20 } })).list.slice(9, 11);
  const { picker, handed, row } = await openIn(shop, { chosen });
  expect(picker.current.selection.count).toBe(2);
  expect(picker.current.selection.has(row(9).id)).toBe(true);
  act(() => picker.current.choose(row(9)));
  act(() => picker.current.confirm?.());
  expect(handed.map(ids)).toEqual([ids(chosen.slice(1))]);
});

test("the header box ticks the page, and unticks it alone", async () => {
  const { picker, row } = await open({ products: 15 });
  expect(picker.current.selection.pageState(picker.current.rows)).toBe("none");
  act(() => picker.current.choose(row(0)));
  expect(picker.current.selection.pageState(picker.current.rows)).toBe("some");
  act(() => void picker.current.selection.togglePage(picker.current.rows));
  expect(picker.current.selection.pageState(picker.current.rows)).toBe("all");
  act(() => picker.current.change({ page: 2 }));
  await waitFor(() => expect(picker.current.rows).toHaveLength(5));
  act(() => void picker.current.selection.togglePage(picker.current.rows));
  expect(picker.current.selection.count).toBe(15);
  act(() => void picker.current.selection.togglePage(picker.current.rows));
  expect(picker.current.selection.count).toBe(10);
});

test("one more than the most says 最多选择2个 and is not picked", async () => {
  const { picker, row, notices } = await open({ products: 3 }, { max: 2 });
  for (const at of [0, 1, 2]) act(() => picker.current.choose(row(at)));
  expect(picker.current.selection.count).toBe(2);
  expect(notices).toEqual([{ kind: "info", text: "最多选择2个" }]);
});

test("a most of 0 is no limit", async () => {
  const { picker, notices } = await open({ products: 3 }, { max: 0 });
  act(() => void picker.current.selection.togglePage(picker.current.rows));
  expect([picker.current.selection.count, picker.current.max, notices]).toEqual([3, undefined, []]);
});

test("with 5,000 picked a page is ticked as quickly as with none", async () => {
  const shop = await openShop({ products: 10 });
  const picked = Array.from({ length: 5000 }, (_, at) => ({
    id: 1_000_000_000 + at,
    image: "",
    name: `商品${at}`,
    price: "1.00",
    stock: 1,
  }));
  const timeOf = async (chosen: readonly Brief[]) => {
    const { picker } = await openIn(shop, { chosen });
    const times = Array.from({ length: 30 }, () => {
      const began = performance.now();
      act(() => void picker.current.selection.togglePage(picker.current.rows));
      return performance.now() - began;
    });
    return Math.min(...times);
  };
  await timeOf([]); // the first run warms up
  const [none, many] = [await timeOf([]), await timeOf(picked)];
  expect(many - none).toBeLessThan(10); // milliseconds; a scan of 5,000 for each of 10 rows would show
});

test("who may neither see products nor make coupons is refused", async () => {
  const { picker } = await open({ products: 1, permissions: ["merchant:user:page:list"] });
  expect(picker.current).toMatchObject({ isRefused: true, rows: [], error: undefined });
  expect(picker.current.categories.isRefused).toBe(true);
});
