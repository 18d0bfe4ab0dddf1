import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop, searchState } from "../testing";
import { useCouponList } from "./use-coupon-list";

async function open(url: string, seed: Seed) {
  const shop = await openShop(seed);
  const useSearch = searchState(url);
  const { result: list } = renderHook(() => useCouponList(useSearch()), { wrapper: shop.wrapper });
  await waitFor(() => expect(list.current.isLoading).toBe(false));
  const named = (name: string) => {
    const found = list.current.coupons.find((coupon) => coupon.name === name);
    if (!found) throw new Error(`${name} is on the page`);
    return found;
  };
  return { ...shop, list, named };
}

test("a changed filter returns to page 1 and drops the picked rows", async () => {
  const { list } = await open("page=2", { coupons: 45 });
  act(() => void list.current.selection?.togglePage(list.current.coupons));
  expect(list.current.selection?.count).toBe(20);
  act(() => list.current.change({ category: 1 }));
  expect(list.current.query).toMatchObject({ page: 1, category: 1 });
  expect(list.current.selection?.count).toBe(0);
  expect(list.current.isFiltered).toBe(true);
});

test("filters find by name, state, receive type and category", async () => {
  const { list } = await open("name=%20春节%20&status=1&receiveType=1&category=1", {
    coupons: [{ name: "春节券" }, { name: "春节停用券", status: false }, { name: "春节赠券", receiveType: 2 }, { name: "中秋券" }],
  });
  expect(list.current.coupons.map(({ name }) => name)).toEqual(["春节券"]);
});

test("a switch shows what was asked for at once and says 修改成功", async () => {
  const { list, named, notices } = await open("", { coupons: [{ name: "春节券", status: true }] });
  let pressing: Promise<unknown> | undefined;
  act(() => void (pressing = list.current.toggle?.run(named("春节券"))));
  expect(list.current.toggle?.isOn(named("春节券"))).toBe(false);
  await act(async () => void (await pressing));
  expect(named("春节券").status).toBe(false);
  expect(list.current.toggle?.isOn(named("春节券"))).toBe(false);
  expect(notices).toEqual([{ kind: "success", text: "修改成功" }]);
});

test("two switches pressed at once both go through", async () => {
  const { list, named, client } = await open("", {
    coupons: [
      { name: "甲", status: false },
      { name: "乙", status: false },
    ],
  });
  let pressing: Promise<unknown> | undefined;
  act(() => void (pressing = Promise.all([list.current.toggle?.run(named("甲")), list.current.toggle?.run(named("乙"))])));
  expect([list.current.toggle?.isOn(named("甲")), list.current.toggle?.isOn(named("乙"))]).toEqual([true, true]);
  expect(list.current.toggle?.isRunning(named("甲"))).toBe(true);
  await act(async () => void (await pressing));
  expect((await client.listCoupons({ query: { status: true } })).total).toBe(2);
});

test("a refused switch flips back and says why", async () => {
  const { list, named, notices, client } = await open("", { coupons: [{ name: "春节券", status: true }] });
  const coupon = named("春节券");
  await client.deleteCoupon({ path: { id: coupon.id } });
  await act(async () => void (await list.current.toggle?.run(coupon)));
  expect(list.current.toggle?.isOn(coupon)).toBe(true);
  expect(notices).toEqual([{ kind: "error", text: "优惠券不存在" }]);
});

test("deleting asks about the coupon; saying no says 已取消 and deletes nothing", async () => {
  const { list, named, notices } = await open("", { coupons: [{ name: "春节券" }] });
  act(() => list.current.remove?.ask(named("春节券")));
  expect(list.current.remove).toMatchObject({ isOpen: true, subject: { name: "春节券" } });
  act(() => list.current.remove?.cancel());
  expect(notices).toEqual([{ kind: "info", text: "已取消" }]);
  expect(list.current.remove?.isOpen).toBe(false);
  expect(list.current.total).toBe(1);
});

test("a deleted coupon leaves the list and the selection, and 删除成功 is said", async () => {
  const { list, named, notices } = await open("", { coupons: [{ name: "春节券" }, { name: "中秋券" }] });
  act(() => void list.current.selection?.toggle(named("春节券")));
  act(() => list.current.remove?.ask(named("春节券")));
  await act(async () => void (await list.current.remove?.confirm()));
  expect(list.current.coupons.map(({ name }) => name)).toEqual(["中秋券"]);
  expect(list.current.selection?.count).toBe(0);
  expect(notices).toEqual([{ kind: "success", text: "删除成功" }]);
});

test("after the last row of the last page is deleted the page before it is shown", async () => {
  const { list } = await open("page=2", { coupons: 21 });
  expect(list.current.coupons).toHaveLength(1);
  act(() => void (list.current.coupons[0] && list.current.remove?.ask(list.current.coupons[0])));
  await act(async () => void (await list.current.remove?.confirm()));
  await waitFor(() => expect(list.current.coupons).toHaveLength(20));
  expect(list.current.query.page).toBe(1);
});

test("picked coupons stay picked over pages and are switched off together, with a result for each", async () => {
  const { list, client } = await open("", { coupons: Array.from({ length: 22 }, (_, at) => ({ name: `券${at}`, status: at !== 0 })) });
  act(() => void (list.current.coupons[0] && list.current.selection?.toggle(list.current.coupons[0])));
  act(() => list.current.change({ page: 2 }));
  await waitFor(() => expect(list.current.coupons).toHaveLength(2));
  act(() => void list.current.selection?.togglePage(list.current.coupons));
  expect(list.current.selection?.rows.map(({ name }) => name)).toEqual(["券21", "券1", "券0"]);

  act(() => list.current.bulk?.off?.());
  await waitFor(() => expect(list.current.bulk?.isRunning).toBe(false));
  expect(list.current.bulk).toMatchObject({ deed: "off", isOpen: true, total: 3 });
  expect(list.current.bulk?.results.map(({ isDone }) => isDone)).toEqual([true, true, true]);
  expect((await client.listCoupons({ query: { status: false } })).total).toBe(3); // 券0 was off before and is not switched on
  expect(list.current.selection?.count).toBe(0);
});

test("what a bulk deed cannot do says why and stays picked", async () => {
  const { list, named, client } = await open("", { coupons: [{ name: "在" }, { name: "不在" }] });
  const gone = named("不在");
  act(() => void list.current.selection?.togglePage(list.current.coupons));
  await client.deleteCoupon({ path: { id: gone.id } });
  act(() => void list.current.bulk?.remove?.ask());
  expect(list.current.bulk?.remove?.subject).toHaveLength(2);
  await act(async () => void (await list.current.bulk?.remove?.confirm()));
  await waitFor(() => expect(list.current.bulk?.results).toHaveLength(2));
  await waitFor(() => expect(list.current.bulk?.isRunning).toBe(false));
  expect(list.current.bulk?.results.find(({ coupon }) => coupon.id === gone.id)).toMatchObject({ isDone: false, reason: "优惠券不存在" });
  expect(list.current.bulk?.remove?.isOpen).toBe(false);
  expect(list.current.selection?.ids).toEqual([gone.id]);
  expect(list.current.total).toBe(0);
});

test("sending asks for users, then 发送优惠劵吗, and each gets a claim record", async () => {
  const { list, named, notices, client } = await open("", { coupons: [{ name: "春节券", total: 5 }], users: 2 });
  const users = (await client.listUsers()).list.map(({ id }) => id);
  act(() => list.current.send?.choose(named("春节券")));
  expect(list.current.send).toMatchObject({ isChoosing: true, coupon: { name: "春节券" } });
  act(() => list.current.send?.to(users));
  expect(list.current.send).toMatchObject({ isChoosing: false, question: { isOpen: true, subject: { userIds: users } } });
  await act(async () => void (await list.current.send?.question.confirm()));
  expect(notices).toEqual([{ kind: "success", text: "发送成功" }]);
  expect(named("春节券").lastTotal).toBe(3);
  expect((await client.listCouponUsers()).list.map(({ uid }) => uid).sort()).toEqual([...users].sort());
});

test("a coupon that cannot be sent says why", async () => {
  const { list, named } = await open("", { coupons: [{ name: "赠", receiveType: 2 }, { name: "停", status: false }, { name: "可" }] });
  expect(["赠", "停", "可"].map((name) => list.current.send?.refusalOf(named(name)))).toEqual(["send.gift", "send.off", undefined]);
});

test("enabled coupons can be copied, product coupons edited", async () => {
  const { list, named } = await open("", {
    products: 3,
    coupons: [
      { name: "停", status: false },
      { name: "商品", category: 2 },
    ],
  });
  expect([list.current.canCopy(named("停")), list.current.canCopy(named("商品"))]).toEqual([false, true]);
  expect([list.current.canEdit(named("停")), list.current.canEdit(named("商品"))]).toEqual([false, true]);
});

test("a clerk without rights is offered nothing but the list", async () => {
  const { list, named } = await open("", { coupons: [{ name: "春节券", category: 2 }], permissions: ["merchant:coupon:page:list"] });
  const { toggle, remove, send, bulk, selection, canAdd, canSeeRecords } = list.current;
  expect({ toggle, remove, send, bulk, selection, canAdd, canSeeRecords }).toEqual({ canAdd: false, canSeeRecords: false });
  expect([list.current.canCopy(named("春节券")), list.current.canEdit(named("春节券"))]).toEqual([false, false]);
});

test("without the right to the list nothing is asked and the list is refused", async () => {
  const { list } = await open("", { coupons: 1, permissions: [] });
  expect(list.current).toMatchObject({ isRefused: true, coupons: [], error: undefined });
});
