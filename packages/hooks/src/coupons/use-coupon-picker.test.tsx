import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../testing";
import { type CouponBrief, type CouponPickerOptions, useCouponPicker } from "./use-coupon-picker";

async function open(seed: Seed, options: Partial<CouponPickerOptions> = {}) {
  const shop = await openShop(seed);
  const picked: (readonly CouponBrief[])[] = [];
  const { result: picker } = renderHook(() => useCouponPicker({ mode: "select", onPick: (coupons) => picked.push(coupons), ...options }), {
    wrapper: shop.wrapper,
  });
  await waitFor(() => expect(picker.current.isLoading).toBe(false));
  return { ...shop, picker, picked };
}

const manual = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `券${at}` }));
const names = (coupons: readonly CouponBrief[]) => coupons.map(({ name }) => name);

test("it offers enabled coupons that are claimed by hand, or with a user type those that come with a product", async () => {
  const coupons = [{ name: "手动" }, { name: "停用", status: false }, { name: "赠送", receiveType: 2 }];
  expect(names((await open({ coupons })).picker.current.rows)).toEqual(["手动"]);
  expect(names((await open({ coupons }, { userType: "wechat" })).picker.current.rows)).toEqual(["赠送"]);
});

test("确定 with nothing chosen says 请先选择优惠劵 and hands nothing back", async () => {
  const { picker, picked, notices } = await open({ coupons: manual(1) });
  act(() => picker.current.confirm?.());
  expect(notices).toEqual([{ kind: "info", text: "请先选择优惠劵" }]);
  expect(picker.current.problem).toBe("picker.chooseFirst");
  expect(picked).toEqual([]);
  act(() => void (picker.current.rows[0] && picker.current.selection?.toggle(picker.current.rows[0])));
  expect(picker.current.problem).toBeUndefined();
});

test("what is picked stays picked over pages and searches, beside what was picked before", async () => {
  const before = { id: 999, name: "早先的券" };
  const { picker, picked } = await open({ coupons: manual(25) }, { chosen: [before] });
  act(() => void (picker.current.rows[0] && picker.current.selection?.toggle(picker.current.rows[0])));
  act(() => picker.current.change({ page: 2 }));
  await waitFor(() => expect(picker.current.rows).toHaveLength(5));
  act(() => picker.current.change({ keywords: " 券3 " }));
  await waitFor(() => expect(names(picker.current.rows)).toEqual(["券3"]));
  expect(picker.current.query.page).toBe(1);
  act(() => void picker.current.selection?.togglePage(picker.current.rows));
  act(() => picker.current.confirm?.());
  expect(picked.map(names)).toEqual([["早先的券", "券24", "券3"]]);
});

test("select mode sends nothing, send mode picks nothing", async () => {
  const { picker } = await open({ coupons: manual(1) });
  expect(picker.current.send).toBeUndefined();
  const { picker: sender } = await open({ coupons: manual(1) }, { mode: "send", userIds: [1] });
  expect(sender.current.confirm).toBeUndefined();
  expect(sender.current.selection).toBeUndefined();
});

test("send mode asks, gives the coupon to every user, says 发送成功 and loads the list again", async () => {
  const seed: Seed = { coupons: [{ name: "春节券", total: 3 }], users: 2 };
  const shop = await openShop(seed);
  const userIds = (await shop.client.listUsers()).list.map(({ id }) => id);
  const { result: picker } = renderHook(() => useCouponPicker({ mode: "send", userIds }), { wrapper: shop.wrapper });
  await waitFor(() => expect(picker.current.rows).toHaveLength(1));
  act(() => void (picker.current.rows[0] && picker.current.send?.open(picker.current.rows[0])));
  expect(picker.current.send).toMatchObject({ isOpen: true, subject: { coupon: { name: "春节券" }, userIds } });
  await act(async () => void (await picker.current.send?.confirm()));
  expect(shop.notices).toEqual([{ kind: "success", text: "发送成功" }]);
  expect(picker.current.send?.isOpen).toBe(false);
  expect(picker.current.rows[0]?.lastTotal).toBe(1);
});

test("with too few left nobody gets one, and the question stays with the reason", async () => {
  const shop = await openShop({ coupons: [{ name: "春节券", total: 1 }], users: 2 });
  const userIds = (await shop.client.listUsers()).list.map(({ id }) => id);
  const { result: picker } = renderHook(() => useCouponPicker({ mode: "send", userIds }), { wrapper: shop.wrapper });
  await waitFor(() => expect(picker.current.rows).toHaveLength(1));
  act(() => void (picker.current.rows[0] && picker.current.send?.open(picker.current.rows[0])));
  await act(async () => void (await picker.current.send?.confirm()));
  expect(shop.notices).toEqual([{ kind: "error", text: "优惠券“春节券”剩余 1 张，不够发送给 2 位用户" }]);
  expect(picker.current.send?.isOpen).toBe(true);
  expect((await shop.client.listCouponUsers()).total).toBe(0);
});

test("who may not send is offered no 发送", async () => {
  const { picker } = await open({ coupons: manual(1), permissions: ["merchant:coupon:page:list"] }, { mode: "send", userIds: [1] });
  expect(picker.current.rows).toHaveLength(1);
  expect(picker.current.send).toBeUndefined();
});
