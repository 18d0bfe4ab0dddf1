import { act, renderHook, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { openShop } from "../testing";
import { ShopProvider, useAccount } from "../shop/shop-provider";
import { preloadRead } from "./preload-read";
import { useRead, useRefresh } from "./use-read";

test("old rows stay while another page is on its way", async () => {
  const { wrapper } = await openShop({ coupons: 25 });
  const { result, rerender } = renderHook(({ page }) => useRead("listCoupons", { query: { page, limit: 20 } }), {
    wrapper,
    initialProps: { page: 1 },
  });
  expect(result.current).toMatchObject({ isLoading: true, isRefreshing: false, data: undefined });
  await waitFor(() => expect(result.current.data?.list).toHaveLength(20));
  rerender({ page: 2 });
  expect(result.current).toMatchObject({ isLoading: false, isRefreshing: true, data: { page: 1 } });
  await waitFor(() => expect(result.current.data?.page).toBe(2));
  expect(result.current.isRefreshing).toBe(false);
});

test("one row never stands in for another", async () => {
  const { wrapper, client } = await openShop({ coupons: 2 });
  const [first, second] = (await client.listCoupons()).list;
  if (!first || !second) throw new Error("there are two");
  const { result, rerender } = renderHook(({ id }) => useRead("getCoupon", { path: { id } }), { wrapper, initialProps: { id: first.id } });
  await waitFor(() => expect(result.current.data?.id).toBe(first.id));
  rerender({ id: second.id });
  expect(result.current.data).toBeUndefined();
  await waitFor(() => expect(result.current.data?.id).toBe(second.id));
});

test("nothing is asked without an input, and a refusal is an error that can be retried", async () => {
  const { wrapper } = await openShop();
  const { result, rerender } = renderHook(
    ({ id }: { id?: number }) => useRead("getCoupon", id === undefined ? undefined : { path: { id } }),
    { wrapper, initialProps: {} },
  );
  expect(result.current).toMatchObject({ isLoading: false, isRefreshing: false, data: undefined });
  rerender({ id: 2147483647 });
  await waitFor(() => expect(result.current.error).toMatchObject({ code: 10001 }));
  act(() => result.current.retry());
  expect(result.current.isLoading).toBe(false);
});

test("another account sees nothing of the first one's answers", async () => {
  const one = await openShop({ coupons: 3 });
  const two = await openShop({ coupons: 1 });
  const seen: [string, number | undefined][] = [];
  function Counter() {
    seen.push([useAccount().account, useRead("listCoupons", { query: {} }).data?.total]);
    return null;
  }
  const { result } = renderHook(() => useState(one), {
    wrapper: ({ children }) => children,
  });
  const { rerender } = renderHook(() => null, {
    wrapper: () => {
      const { client, account } = result.current[0];
      return (
        <ShopProvider client={client} account={account}>
          <Counter />
        </ShopProvider>
      );
    },
  });
  await waitFor(() => expect(seen.at(-1)).toEqual([one.account.account, 3]));
  act(() => result.current[1](two));
  rerender();
  await waitFor(() => expect(seen.at(-1)).toEqual([two.account.account, 1]));
  expect(seen).not.toContainEqual([two.account.account, 3]);
});

test("what was preloaded is there from the first render, asked for once; a write in between makes it void", async () => {
  const { client, shop } = await openShop({ coupons: 2 });
  const input = { query: { page: 1, limit: 20 } };
  const calls: string[] = [];
  const counted: typeof client = {
    ...client,
    call: (operationId, options) => (calls.push(operationId), client.call(operationId, options)),
  };
  const open = () => {
    const account = { id: 1, merId: shop.merId, account: shop.account, realName: "", roles: ["admin"], permissions: ["*:*:*"] };
    return renderHook(() => ({ list: useRead("listCoupons", input), refresh: useRefresh() }), {
      wrapper: ({ children }) => (
        <ShopProvider client={counted} account={account}>
          {children}
        </ShopProvider>
      ),
    });
  };
  await preloadRead(counted, "listCoupons", input);
  const { result } = open();
  expect(result.current.list).toMatchObject({ isLoading: false, isRefreshing: false, data: { total: 2 } });
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(calls).toEqual(["listCoupons"]);

  void preloadRead(counted, "listCoupons", input);
  await act(() => result.current.refresh(["coupons"]));
  expect(calls).toEqual(["listCoupons", "listCoupons", "listCoupons"]);
});
