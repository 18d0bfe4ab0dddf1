import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop, searchState } from "../../testing";
import { useOrderList } from "./use-order-list";

async function open(url: string, seed: Seed) {
  const shop = await openShop(seed);
  const useSearch = searchState(url);
  const { result: list } = renderHook(
    () => {
      const search = useSearch();
      return { ...useOrderList(search), address: search[0].toString() };
    },
    { wrapper: shop.wrapper },
  );
  await waitFor(() => expect(list.current.reading.isLoading).toBe(false));
  const at = (place: number) => {
    const order = list.current.page.rows[place];
    if (!order) throw new Error(`there is an order at ${place}`);
    return order;
  };
  const counts = () => Object.fromEntries(list.current.tabs.shown.map(({ value, count }) => [value, count]));
  const settled = () => waitFor(() => expect(list.current.reading.isRefreshing).toBe(false));
  return { ...shop, list, at, counts, settled };
}

const products = [{ name: "绿茶" }, { name: "红枣" }];
const ofRed = { lines: [{ product: 1 }] };

test("eight tabs count under the filters, and another tab keeps the filters", async () => {
  const { list, counts, settled } = await open("type=0", {
    products,
    orders: [{}, { status: 2 }, { status: 4 }, { status: 3, shippingType: 2 }, { status: 5 }, { status: 6 }, { type: 1 }],
  });
  const all = { all: 6, notShipped: 2, spike: 1, awaitVerification: 1, receiving: 1, complete: 1, refunded: 0, deleted: 0 };
  await waitFor(() => expect(counts()).toEqual(all));
  expect(list.current.page.total).toBe(6);
  act(() => list.current.tabs.choose("notShipped"));
  await settled();
  await waitFor(() => expect(list.current.page.total).toBe(2));
  expect(list.current.filters.query).toMatchObject({ type: 0, status: "notShipped", page: 1 });
  act(() => list.current.filters.reset());
  await waitFor(() => expect(counts()).toMatchObject({ all: 7, notShipped: 3 }));
  expect(list.current.filters.query).toMatchObject({ status: "notShipped" });
});

test("the orders of one product are shown with its name", async () => {
  const shop = await open("", { products, orders: [{}, ofRed] });
  const productId = shop.at(0).infoResponseList[0]?.productId;
  act(() => shop.list.current.filters.change({ productId }));
  await waitFor(() => expect(shop.list.current.page.total).toBe(1));
  expect(shop.list.current.product).toEqual({ id: productId, name: "红枣" });
  act(() => shop.list.current.filters.change({ productId: undefined }));
  await waitFor(() => expect(shop.list.current.page.total).toBe(2));
  expect(shop.list.current.product).toBeUndefined();
});

test("the address names the open order, closing it keeps the rest of the address", async () => {
  const { list, at } = await open("status=notShipped", { orders: [{}] });
  expect(list.current.detail.key).toBeUndefined();
  act(() => list.current.rowActions.run("view", at(0)));
  expect(list.current.detail.key).toBe(at(0).orderNo);
  expect(list.current.filters.query).toMatchObject({ status: "notShipped" });
  act(() => list.current.detail.close());
  expect(list.current.address).toBe("status=notShipped");
});

test("actions follow the state of an order and the rights of the account", async () => {
  const orders = [{}, { status: 4 }, { status: 6, isUserDel: true }, { userRefundSign: true, refundStatus: 1 }] satisfies Seed["orders"];
  const { list } = await open("", { orders });
  const actions = () => list.current.page.rows.map((order) => list.current.rowActions.of(order));
  expect(actions()).toEqual([
    ["send", "view", "note"],
    ["view", "note", "refund", "remove"],
    ["view", "note", "refund"],
    ["send", "view", "note", "refund"],
  ]);
  const clerk = await open("detail=1", { orders, permissions: ["merchant:order:page:list", "merchant:order:mark"] });
  expect(clerk.list.current.page.rows.map((order) => clerk.list.current.rowActions.of(order))).toEqual([
    ["note"],
    ["note"],
    ["note"],
    ["note"],
  ]);
  expect(clerk.list.current.batch.actions).toEqual(["note"]);
  expect(clerk.list.current.detail.key).toBeUndefined();
  expect(clerk.counts()).toMatchObject({ all: 4 });
});

test("sending to a closed account is confirmed first", async () => {
  const { list, at } = await open("", { users: [{ isLogoff: true }], orders: [{}] });
  act(() => list.current.rowActions.run("send", at(0)));
  expect([list.current.rowActions.toSend.isOpen, list.current.rowActions.dialog]).toEqual([true, undefined]);
  await act(() => list.current.rowActions.toSend.confirm());
  expect(list.current.rowActions.toSend.isOpen).toBe(false);
  expect(list.current.rowActions.dialog).toMatchObject({ action: "send", order: { orderNo: at(0).orderNo } });
});
