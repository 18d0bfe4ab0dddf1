import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop, searchState } from "../testing";
import { useUserList } from "./use-user-list";

async function open(seed: Seed) {
  const shop = await openShop(seed);
  const useSearch = searchState();
  const { result: list } = renderHook(() => useUserList(useSearch()), { wrapper: shop.wrapper });
  await waitFor(() => expect(list.current.reading.isLoading).toBe(false));
  const names = () => list.current.page.rows.map(({ nickname }) => nickname);
  return { ...shop, list, names };
}

const coupons = [{ name: "春节券" }];
const [first, second] = [{ nickname: "甲" }, { nickname: "乙" }];

test("an address finds one user by number; a type without words is no search", async () => {
  const { list, names, client } = await open({ users: [first, second] });
  expect(names()).toEqual(["乙", "甲"]);
  act(() => list.current.filters.change({ searchType: "uid" }));
  expect(list.current.filters.isFiltered).toBe(false);
  const [, wanted] = (await client.listUsers({ query: {} })).list;
  act(() => list.current.filters.change({ content: String(wanted?.id) }));
  await waitFor(() => expect(names()).toEqual(["甲"]));
});

test("a coupon goes to each picked user, who is then no longer picked", async () => {
  const { list, client } = await open({ users: [first, second], coupons });
  const [coupon] = (await client.listSendableCoupons({ query: {} })).list;
  act(() => void list.current.selection.togglePage(list.current.page.rows));
  act(() => list.current.sending?.openPicked());
  expect(list.current.sending?.receivers.map(({ nickname }) => nickname)).toEqual(["乙", "甲"]);
  act(() => list.current.sending?.sendEach(coupon?.id ?? 0));
  await waitFor(() => expect(list.current.sending?.bulk).toMatchObject({ isRunning: false, total: 2 }));
  expect(list.current.sending?.bulk.results.every(({ isDone }) => isDone)).toBe(true);
  expect(list.current.selection.count).toBe(0);
  expect((await client.listCouponUsers({ query: {} })).total).toBe(2);
});

test("a refused coupon leaves its users picked, each with the reason", async () => {
  const { list, client } = await open({ users: [first, second], coupons: [{ name: "停用", status: false }] });
  const [coupon] = (await client.listCoupons({ query: {} })).list;
  act(() => void list.current.selection.togglePage(list.current.page.rows));
  act(() => list.current.sending?.openPicked());
  act(() => list.current.sending?.sendEach(coupon?.id ?? 0));
  await waitFor(() => expect(list.current.sending?.bulk).toMatchObject({ isRunning: false, total: 2 }));
  expect(list.current.sending?.bulk.results.map(({ isDone, reason }) => [isDone, typeof reason])).toEqual([
    [false, "string"],
    [false, "string"],
  ]);
  expect(list.current.selection.count).toBe(2);
});

test("who may see the list alone is offered no details, no orders and no coupons", async () => {
  const { list, names } = await open({ users: [first], permissions: ["merchant:user:page:list"] });
  expect(names()).toEqual(["甲"]);
  const { details, sending, canSeeOrders } = list.current;
  expect([details.view, sending, canSeeOrders]).toEqual([undefined, undefined, false]);
});
