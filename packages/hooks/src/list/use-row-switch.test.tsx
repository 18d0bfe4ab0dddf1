import { listQueries } from "@shopkeeper/sdk";
import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../testing";
import { listOf } from "./list-of";
import { useList } from "./use-list";
import { useRowSwitch } from "./use-row-switch";

const coupons = listOf(listQueries.listCoupons);

async function open(seed: Seed) {
  const shop = await openShop(seed);
  const { result } = renderHook(
    () => ({
      list: useList(coupons),
      toggle: useRowSwitch<{ id: number; status: boolean }>("toggleCoupon", { isOn: ({ status }) => status }),
    }),
    { wrapper: shop.wrapper },
  );
  await waitFor(() => expect(result.current.list.reading.isLoading).toBe(false));
  const named = (name: string) => {
    const found = result.current.list.page.rows.find((coupon) => coupon.name === name);
    if (!found) throw new Error(`${name} is on the page`);
    return found;
  };
  return { ...shop, result, named };
}

test("a switch shows what was asked for at once and notifies", async () => {
  const { result, named, notices } = await open({ coupons: [{ name: "春节券", status: true }] });
  let pressing: Promise<unknown> | undefined;
  act(() => void (pressing = result.current.toggle?.run(named("春节券"))));
  expect(result.current.toggle?.isOn(named("春节券"))).toBe(false);
  await act(async () => void (await pressing));
  expect(named("春节券").status).toBe(false);
  expect(result.current.toggle?.isOn(named("春节券"))).toBe(false);
  expect(notices).toEqual([{ kind: "success", text: "修改成功" }]);
});

test("two switches pressed at once both go through", async () => {
  const { result, named, client } = await open({
    coupons: [
      { name: "甲", status: false },
      { name: "乙", status: false },
    ],
  });
  let pressing: Promise<unknown> | undefined;
  act(() => void (pressing = Promise.all([result.current.toggle?.run(named("甲")), result.current.toggle?.run(named("乙"))])));
  expect([result.current.toggle?.isOn(named("甲")), result.current.toggle?.isOn(named("乙"))]).toEqual([true, true]);
  expect(result.current.toggle?.isRunning(named("甲"))).toBe(true);
  await act(async () => void (await pressing));
  expect((await client.listCoupons({ query: { status: true } })).total).toBe(2);
});

test("a refused switch flips back and says why", async () => {
  const { result, named, notices, client } = await open({ coupons: [{ name: "春节券", status: true }] });
  const coupon = named("春节券");
  await client.deleteCoupon({ path: { id: coupon.id } });
  await act(async () => void (await result.current.toggle?.run(coupon)));
  expect(result.current.toggle?.isOn(coupon)).toBe(true);
  expect(notices).toEqual([{ kind: "error", text: "优惠券不存在" }]);
});
