import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../testing";
import { type CouponBrief, type CouponPickerOptions, useCouponPicker } from "./use-coupon-picker";

async function open(seed: Seed, options: Partial<CouponPickerOptions> = {}) {
  const shop = await openShop(seed);
  const picked: (readonly CouponBrief[])[] = [];
  const { result: picker } = renderHook(() => useCouponPicker({ onPick: (coupons) => picked.push(coupons), ...options }), {
    wrapper: shop.wrapper,
  });
  await waitFor(() => expect(picker.current.reading.isLoading).toBe(false));
  return { ...shop, picker, picked };
}

const manual = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `券${at}` }));
const names = (coupons: readonly CouponBrief[]) => coupons.map(({ name }) => name);

test("it offers enabled coupons that are claimed by hand, or with a user type those that come with a product", async () => {
  const coupons = [{ name: "手动" }, { name: "停用", status: false }, { name: "赠送", receiveType: 2 }] satisfies Seed["coupons"];
  expect(names((await open({ coupons })).picker.current.page.rows)).toEqual(["手动"]);
  expect(names((await open({ coupons }, { userType: "wechat" })).picker.current.page.rows)).toEqual(["赠送"]);
});

test("确定 with nothing chosen shows 请先选择优惠劵 and returns nothing", async () => {
  const { picker, picked, notices } = await open({ coupons: manual(1) });
  act(() => picker.current.confirm?.());
  expect(notices).toEqual([{ kind: "info", text: "请先选择优惠劵" }]);
  expect(picker.current.problem).toBe("picker.chooseFirst");
  expect(picked).toEqual([]);
  act(() => void (picker.current.page.rows[0] && picker.current.selection?.toggle(picker.current.page.rows[0])));
  expect(picker.current.problem).toBeUndefined();
});

test("what is picked stays picked over pages and searches, beside what was picked before", async () => {
  const before = { id: 999, name: "早先的券" };
  const { picker, picked } = await open({ coupons: manual(25) }, { chosen: [before] });
  act(() => void (picker.current.page.rows[0] && picker.current.selection?.toggle(picker.current.page.rows[0])));
  act(() => picker.current.filters.change({ page: 2 }));
  await waitFor(() => expect(picker.current.page.rows).toHaveLength(5));
  act(() => picker.current.filters.change({ keywords: " 券3 " }));
  await waitFor(() => expect(names(picker.current.page.rows)).toEqual(["券3"]));
  expect(picker.current.filters.query.page).toBe(1);
  act(() => void picker.current.selection?.togglePage(picker.current.page.rows));
  act(() => picker.current.confirm?.());
  expect(picked.map(names)).toEqual([["早先的券", "券24", "券3"]]);
});

test("send mode picks nothing; with too few left nobody gets one, and with enough the list is read again", async () => {
  const shop = await openShop({
    coupons: [
      { name: "春节券", total: 1 },
      { name: "中秋券", total: 3 },
    ],
    users: 2,
  });
  const userIds = (await shop.client.listUsers()).list.map(({ id }) => id);
  const { result: picker } = renderHook(() => useCouponPicker({ mode: "send", userIds, onPick: () => undefined }), {
    wrapper: shop.wrapper,
  });
  await waitFor(() => expect(names(picker.current.page.rows)).toEqual(["中秋券", "春节券"]));
  expect([picker.current.confirm, picker.current.selection]).toEqual([undefined, undefined]);
  const send = async (at: number) => {
    act(() => void (picker.current.page.rows[at] && picker.current.send?.open(picker.current.page.rows[at])));
    await act(async () => void (await picker.current.send?.confirm()));
  };
  expect(picker.current.page.rows.map((coupon) => picker.current.send?.canSend(coupon))).toEqual([true, false]);
  await send(1); // as if another account had sent them meanwhile
  const refused = { isOpen: true, error: { message: "优惠券“春节券”剩余 1 张，不够发送给 2 位用户" } };
  expect(picker.current.send).toMatchObject(refused);
  expect((await shop.client.listCouponUsers()).total).toBe(0);
  act(() => picker.current.send?.cancel());
  await send(0);
  expect(shop.notices.at(-1)).toEqual({ kind: "success", text: "发送成功" });
  expect([picker.current.send?.isOpen, picker.current.page.rows[0]?.lastTotal]).toEqual([false, 1]);
});

test("nothing is sent without users, nor by who may not", async () => {
  const { picker } = await open({ coupons: manual(1) }, { mode: "send" });
  const [coupon] = picker.current.page.rows;
  expect(coupon && picker.current.send?.canSend(coupon)).toBe(false);
  const clerk = await open({ coupons: manual(1), permissions: ["merchant:coupon:page:list"] }, { mode: "send", userIds: [1] });
  expect([clerk.picker.current.page.rows.length, clerk.picker.current.send]).toEqual([1, undefined]);
});
