import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop, searchState } from "../testing";
import { useCouponList } from "./use-coupon-list";

async function open(url: string, seed: Seed) {
  const shop = await openShop(seed);
  const useSearch = searchState(url);
  const { result: list } = renderHook(() => useCouponList(useSearch()), { wrapper: shop.wrapper });
  await waitFor(() => expect(list.current.reading.isLoading).toBe(false));
  const named = (name: string) => {
    const found = list.current.page.rows.find((coupon) => coupon.name === name);
    if (!found) throw new Error(`${name} is on the page`);
    return found;
  };
  return { ...shop, list, named };
}

test("picked coupons stay picked over pages and are switched off together, with a result for each", async () => {
  const { list, client } = await open("", { coupons: Array.from({ length: 22 }, (_, at) => ({ name: `券${at}`, status: at !== 0 })) });
  act(() => void (list.current.page.rows[0] && list.current.selection.toggle(list.current.page.rows[0])));
  act(() => list.current.filters.change({ page: 2 }));
  await waitFor(() => expect(list.current.page.rows).toHaveLength(2));
  act(() => void list.current.selection.togglePage(list.current.page.rows));
  expect(list.current.selection.rows.map(({ name }) => name)).toEqual(["券21", "券1", "券0"]);

  act(() => list.current.switching?.switchOff());
  act(() => list.current.switching?.dryRun());
  await waitFor(() => expect(list.current.switching?.bulk).toMatchObject({ isTrial: true, isRunning: false, total: 3 }));
  act(() => list.current.switching?.bulk.close());
  act(() => list.current.switching?.switchOff());
  await act(async () => list.current.switching?.question.confirm());
  await waitFor(() => expect(list.current.switching?.bulk.isRunning).toBe(false));
  expect(list.current.switching).toMatchObject({ isOn: false, bulk: { isOpen: true, total: 3 } });
  expect(list.current.switching?.bulk.results.map(({ isDone }) => isDone)).toEqual([true, true, true]);
  expect((await client.listCoupons({ query: { status: false } })).total).toBe(3); // 券0 was off before and is not switched on
  expect(list.current.selection.count).toBe(0);
});

test("sending opens the user chooser, then 发送优惠劵吗, and each user gets a claim record", async () => {
  const { list, named, notices, client } = await open("", { coupons: [{ name: "春节券", total: 5 }], users: 2 });
  const users = (await client.listUsers()).list.map(({ id }) => id);
  act(() => list.current.send?.choose(named("春节券")));
  expect(list.current.send).toMatchObject({ coupon: { name: "春节券" } });
  act(() => list.current.send?.to(users));
  expect(list.current.send).toMatchObject({ most: 5, question: { isOpen: true, subject: { userIds: users } } });
  await act(async () => void (await list.current.send?.question.confirm()));
  expect(list.current.send).toMatchObject({ coupon: undefined, question: { isOpen: false } });
  expect(notices).toEqual([{ kind: "success", text: "发送成功" }]);
  expect(named("春节券").lastTotal).toBe(3);
  expect((await client.listCouponUsers()).list.map(({ uid }) => uid).sort()).toEqual([...users].sort());
});

test("a send that is refused keeps the chooser of users open, and tells how many it can go to", async () => {
  const { list, named, client } = await open("", {
    coupons: [
      { name: "春节券", total: 1 },
      { name: "不限", isLimited: false },
    ],
    users: 2,
  });
  const users = (await client.listUsers()).list.map(({ id }) => id);
  act(() => list.current.send?.choose(named("不限")));
  expect(list.current.send?.most).toBeUndefined();
  act(() => list.current.send?.choose(named("春节券")));
  expect(list.current.send?.most).toBe(1);
  act(() => list.current.send?.to(users));
  await act(async () => void (await list.current.send?.question.confirm()));
  act(() => list.current.send?.question.cancel());
  expect(list.current.send).toMatchObject({ coupon: { name: "春节券" }, question: { isOpen: false } });
});

test("confirming again after a lost answer sends the coupon once", async () => {
  const { list, named, client, loseNextAnswer } = await open("", { coupons: [{ name: "春节券", total: 5 }], users: 1 });
  const users = (await client.listUsers()).list.map(({ id }) => id);
  act(() => list.current.send?.to(users, named("春节券")));
  loseNextAnswer();
  await act(async () => void (await list.current.send?.question.confirm()));
  expect(list.current.send?.question).toMatchObject({ isOpen: true, error: { name: "NetworkError" } });
  await act(async () => void (await list.current.send?.question.confirm()));
  expect(list.current.send?.question.isOpen).toBe(false);
  expect((await client.listCouponUsers()).total).toBe(1);
});

test("every coupon can be copied, product coupons edited", async () => {
  const { list, named } = await open("", {
    products: 3,
    coupons: [
      { name: "停", status: false },
      { name: "商品", category: 2 },
    ],
  });
  expect(list.current.can.copy).toBe(true);
  expect([list.current.can.edit(named("停")), list.current.can.edit(named("商品"))]).toEqual([false, true]);
});

test("who may look at a coupon and not add one is not offered to copy it", async () => {
  const permissions = ["merchant:coupon:page:list", "merchant:coupon:info"];
  const { list } = await open("", { coupons: [{ name: "春节券" }], permissions });
  expect(list.current.can.copy).toBe(false);
});

test("a clerk without rights is offered nothing but the list", async () => {
  const { list, named } = await open("", { coupons: [{ name: "春节券", category: 2 }], permissions: ["merchant:coupon:page:list"] });
  const {
    toggle,
    removal: remove,
    send,
    switching,
    can: { add: canAdd, seeRecords: canSeeRecords },
  } = list.current;
  expect({ toggle, remove, send, switching, canAdd, canSeeRecords }).toEqual({ canAdd: false, canSeeRecords: false });
  expect([list.current.can.copy, list.current.can.edit(named("春节券"))]).toEqual([false, false]);
});
