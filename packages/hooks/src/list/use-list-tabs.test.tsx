import { createMerchantClient, listQueries, memorySession, OrderStatus, OrderTab, type Schema } from "@shopkeeper/sdk";
import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop, searchState } from "../testing";
import { listOf } from "./list-of";
import { ShopProvider } from "../shop/shop-provider";
import { useList } from "./use-list";
import { useListTabs, withTabs } from "./use-list-tabs";
import { useRefresh } from "../core/use-read";

type Tab = Extract<Schema<"OrderTab">, "all" | "notShipped" | "spike">;

const orders = listOf(listQueries.listOrders, {
  idName: "orderNo",
  kept: ["status"],
  toInput: ({ status = OrderTab.all, orderNo, page, limit }) => ({ query: { status, orderNo, page, limit } }),
});
const tabOf = (status: string | undefined): Tab => (status === "notShipped" || status === "spike" ? status : "all");

/** Opens orders with three tabs; `calls` are the reads that were made. */
async function open(url: string, seed: Seed) {
  const opened = await openShop(seed);
  const calls: string[] = [];
  const client = createMerchantClient({
    baseUrl: "http://shop.test/api",
    session: memorySession(opened.shop.token),
    fetch: (request) => {
      calls.push(new URL(request.url).pathname.replace(/.*\/order\//, ""));
      return opened.fetch(request);
    },
  });
  const useSearch = searchState(url);
  const { result } = renderHook(
    () => {
      const list = useList(orders, useSearch());
      const tabs = useListTabs<"countOrders", Tab>(list, {
        operation: "countOrders",
        input: { query: { orderNo: list.filters.query.orderNo } },
        tabs: ["all", "notShipped", "spike"],
        tab: tabOf(list.filters.query.status),
        openTab: (status) => list.filters.change({ status: status === "all" ? undefined : status }),
        all: "all",
        countOf: (counts, tab) => counts[tab],
      });
      return { ...withTabs(list, tabs), refresh: useRefresh() };
    },
    {
      wrapper: ({ children }) => (
        <ShopProvider client={client} account={opened.account}>
          {children}
        </ShopProvider>
      ),
    },
  );
  const counts = () => result.current.tabs.shown.map(({ count }) => count);
  return { ...opened, result, calls, counts };
}

const awaitsReceipt = { status: OrderStatus.awaitingReceipt };

test("counts are read with the rows, also under another tab, so that they are of one moment", async () => {
  const { result, calls, counts, client } = await open("", { orders: [{}, {}, awaitsReceipt] });
  await waitFor(() => expect(counts()).toEqual([3, 2, 1]));
  // another user sends an order meanwhile
  const order = (await client.listOrders({ query: { status: "notShipped" } })).list[0];
  await client.sendOrder({ body: { orderNo: order?.orderNo ?? "", deliveryType: "noNeed", isSplit: false } });
  calls.length = 0;
  act(() => result.current.tabs.choose("spike"));
  await waitFor(() => expect(result.current.page.rows).toHaveLength(2));
  await waitFor(() => expect(counts()).toEqual([3, 1, 2]));
  expect(calls.toSorted()).toEqual(["list", "status/num"]);
});

test("the open tab has as many as the list says, at every moment", async () => {
  const { result, client, counts } = await open("status=notShipped", { orders: [{}, {}] });
  await waitFor(() => expect(counts()).toEqual([2, 2, 0]));
  const order = (await client.listOrders({ query: {} })).list[0];
  await client.sendOrder({ body: { orderNo: order?.orderNo ?? "", deliveryType: "noNeed", isSplit: false } });
  const contrary: unknown[] = [];
  await act(async () => {
    const refreshed = result.current.refresh(["orders"]);
    if (!result.current.reading.isRefreshing && counts()[1] !== result.current.page.total) contrary.push(counts());
    await refreshed;
  });
  await waitFor(() => expect([result.current.page.total, counts()]).toEqual([1, [2, 1, 1]]));
  expect(contrary).toEqual([]);
});

test("an empty tab names the tabs that have rows under the same filters", async () => {
  const { result } = await open("status=notShipped", { orders: [awaitsReceipt, { status: 6 }] });
  await waitFor(() => expect(result.current.tabs.elsewhere).toEqual([{ value: "spike", count: 1 }]));
  expect([result.current.tabs.isAll, result.current.tabs.isEmptyEverywhere]).toEqual([false, false]);
  act(() => result.current.tabs.choose("spike"));
  await waitFor(() => expect([result.current.page.total, result.current.tabs.elsewhere]).toEqual([1, []]));
});

test("the tab of all rows is named only where the rows are under no other, and nothing where there are none", async () => {
  const { result } = await open("status=notShipped", { orders: [{ status: 6 }] });
  await waitFor(() => expect(result.current.tabs.elsewhere).toEqual([{ value: "all", count: 1 }]));
  const empty = await open("status=notShipped", {});
  await waitFor(() => expect(empty.result.current.tabs.isEmptyEverywhere).toBe(true));
  expect(empty.result.current.tabs.elsewhere).toEqual([]);
});

test("without the right to count there are tabs without counts", async () => {
  const { result, counts, calls } = await open("status=spike", { permissions: ["merchant:coupon:page:list"], orders: [awaitsReceipt] });
  expect([result.current.reading.isRefused, counts(), calls]).toEqual([true, [undefined, undefined, undefined], []]);
});
