import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../testing";
import { useCouponSegment } from "./use-coupon-segment";

async function open(seed: Seed) {
  const shop = await openShop(seed);
  const [coupon] = (await shop.client.listCoupons()).list;
  if (!coupon) throw new Error("a coupon is there");
  let sent = 0;
  const { result: segment } = renderHook(() => useCouponSegment(coupon, () => (sent += 1)), { wrapper: shop.wrapper });
  return { ...shop, segment, coupon, sentCount: () => sent };
}

test("it says how many people it is before they get the coupon, and a repeated press after a lost answer sends once", async () => {
  const { segment, client, notices, loseNextAnswer, sentCount } = await open({ users: 3, coupons: [{ name: "春节券", total: 5 }] });
  act(() => segment.current.change({ dateLimit: "" }));
  await waitFor(() => expect(segment.current).toMatchObject({ count: 3, people: { text: "现在有 3 位用户", isRefused: false } }));
  act(() => segment.current.submit?.());
  loseNextAnswer();
  await act(async () => void (await segment.current.question.confirm()));
  expect(segment.current.question).toMatchObject({ isOpen: true, error: { name: "NetworkError" } });
  await act(async () => void (await segment.current.question.confirm()));
  expect([(await client.listCouponUsers()).total, sentCount()]).toEqual([3, 1]);
  expect(notices.at(-1)).toEqual({ kind: "success", text: "已发送给 3 位用户" });
});

test("nobody, too few coupons and what is not complete are said in place of a number, and not sent", async () => {
  const { segment } = await open({ users: 3, coupons: [{ total: 5, lastTotal: 2 }] });
  act(() => segment.current.change({ dateLimit: "2001-01-01,2001-01-02" }));
  await waitFor(() => expect(segment.current.people).toEqual({ text: "这个人群里没有用户，请换个条件", isRefused: true }));
  act(() => segment.current.change({ kind: 3, days: 7 }));
  await waitFor(() => expect(segment.current.people).toEqual({ text: "现在有 3 位用户，优惠券只剩 2 张", isRefused: true }));
  expect(segment.current.submit).toBeUndefined();
  act(() => segment.current.change({ kind: 2 }));
  expect(segment.current).toMatchObject({ people: { text: "填好上面的条件后显示人数" }, submit: undefined, count: undefined });
});
