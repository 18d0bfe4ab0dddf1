import { CouponCategory, createMerchantClient, listQueries, memorySession } from "@shopkeeper/sdk";
import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop, searchState } from "../testing";
import { listOf } from "./list-of";
import { ShopProvider } from "../shop/shop-provider";
import { useList } from "./use-list";

const coupons = listOf(listQueries.listCoupons, { sizes: [2, 4], kept: ["category"] });

async function open(text: string, seed: Seed = { coupons: 5 }) {
  const useSearch = searchState(text);
  const { wrapper } = await openShop(seed);
  return renderHook(() => useList(coupons, useSearch()), { wrapper }).result;
}

test("a page of rows and the number of all", async () => {
  const list = await open("page=2");
  await waitFor(() => expect(list.current.page.rows).toHaveLength(2));
  expect(list.current).toMatchObject({ page: { total: 5 }, filters: { isFiltered: false } });
});

test("an address holds what the contract allows, and the rest is left out of the query", () => {
  const read = (text: string) => coupons.read(new URLSearchParams(text));
  expect(read("page=2&limit=4&status=1&category=2&name= 春 ")).toEqual({ page: 2, limit: 4, status: true, category: 2, name: "春" });
  expect(read(`page=-1&limit=3&status=x&category=9&name=${"长".repeat(65)}`)).toMatchObject({
    page: 1,
    limit: 2,
    name: undefined,
    category: undefined,
  });
});

test.each([
  ["status=x", "x"],
  ["category=1&couponId=1e9&name=春&status=maybe", "maybe"],
  [`name=${"长".repeat(65)}`, "长".repeat(65)],
])("a filter that cannot be read (%s) leaves no rows, says so, and is taken away by a reset", async (text, unread) => {
  const list = await open(text);
  expect(list.current).toMatchObject({ page: { rows: [], total: 0 }, filters: { isFiltered: true }, reading: { isLoading: false } });
  expect(list.current.filters.unmatched).toContain(`“${unread}”`);
  act(() => list.current.filters.reset());
  expect(list.current.filters.unmatched).toBeUndefined();
  await waitFor(() => expect(list.current.page.rows.length).toBeGreaterThan(0));
});

test("a tab that the list does not know is the first one, and blanks are no filter", async () => {
  const list = await open("category=9&name=%20");
  await waitFor(() => expect(list.current.page.total).toBe(5));
  expect(list.current.filters.unmatched).toBeUndefined();
});

test("a page past the end becomes the last there is", async () => {
  const list = await open("page=9");
  await waitFor(() => expect(list.current.filters.query.page).toBe(3));
  await waitFor(() => expect(list.current.page.rows).toHaveLength(1));
});

test("kept fields are no filters, and survive their reset", async () => {
  const list = await open(`category=${CouponCategory.product}&name=春`);
  expect(list.current.filters.isFiltered).toBe(true);
  act(() => list.current.filters.reset());
  expect(list.current.filters.query).toMatchObject({ category: CouponCategory.product, page: 1 });
  expect(list.current.filters.query.name).toBeUndefined();
  expect(list.current.filters.isFiltered).toBe(false);
});

test("picks survive paging, and a filter drops them for good", async () => {
  const list = await open("");
  await waitFor(() => expect(list.current.page.rows).toHaveLength(2));
  act(() => void list.current.selection.togglePage(list.current.page.rows));
  act(() => list.current.filters.change({ page: 2 }));
  expect(list.current.selection.count).toBe(2);
  act(() => list.current.filters.change({ name: "没有" }));
  expect(list.current.selection.count).toBe(0);
  act(() => list.current.filters.reset());
  expect(list.current.selection.count).toBe(0);
});

test("the newest search wins: the older is aborted, and its rows are marked as old until then", async () => {
  const { shop, account, fetch } = await openShop({ coupons: [{ name: "茶壶券" }, { name: "抱枕券" }] });
  const aborted: string[] = [];
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let late: Promise<Response> | undefined;
  const slow = async (request: Request, { signal }: { signal: AbortSignal }) => {
    const name = new URL(request.url).searchParams.get("name") ?? "";
    signal.addEventListener("abort", () => aborted.push(name));
    return name === "茶壶" ? (late = held.then(() => fetch(request))) : fetch(request);
  };
  const client = createMerchantClient({ baseUrl: "http://shop.test/api", session: memorySession(shop.token), fetch: slow });
  const useSearch = searchState("");
  const { result: list } = renderHook(() => useList(coupons, useSearch()), {
    wrapper: ({ children }) => (
      <ShopProvider client={client} account={account}>
        {children}
      </ShopProvider>
    ),
  });
  await waitFor(() => expect(list.current.page.rows).toHaveLength(2));
  expect(list.current.reading.isOutdated).toBe(false);
  act(() => list.current.filters.change({ name: "茶壶" }));
  await waitFor(() => expect(late).toBeDefined());
  act(() => list.current.filters.change({ name: "抱枕" }));
  expect(list.current).toMatchObject({ reading: { isOutdated: true, isRefreshing: true } });
  await waitFor(() => expect(list.current.page.rows).toMatchObject([{ name: "抱枕券" }]));
  expect(list.current.reading.isOutdated).toBe(false);
  expect(aborted).toEqual(["茶壶"]);
  release();
  await act(async () => void (await late));
  expect(list.current.page.rows).toMatchObject([{ name: "抱枕券" }]);
  act(() => list.current.filters.change({ name: "茶壶" }));
  await waitFor(() =>
    expect(list.current).toMatchObject({ page: { rows: [{ name: "茶壶券" }] }, reading: { error: undefined, isOutdated: false } }),
  );
});

test("without the right nothing is read", async () => {
  const list = await open("", { coupons: 1, permissions: [] });
  expect(list.current).toMatchObject({ reading: { isRefused: true, isLoading: false }, page: { rows: [] } });
});

test("nothing is read while there is no call for the query", async () => {
  const { wrapper } = await openShop({ coupons: 1 });
  const none = listOf(listQueries.listCoupons, { toInput: () => undefined });
  const { result } = renderHook(() => useList(none), { wrapper });
  expect(result.current).toMatchObject({ reading: { isRefused: false, isLoading: false }, page: { total: 0 } });
});
