import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop, searchState } from "../testing";
import { useClaimList } from "./use-claim-list";

test("records opened from a coupon say so, and show all once that is taken off", async () => {
  const { wrapper, client } = await openShop({ coupons: [{ name: "春节券" }, { name: "中秋券" }], couponUsers: 20 });
  const spring = (await client.listCoupons({ query: { name: "春节" } })).list[0]?.id ?? 0;
  const useSearch = searchState(`couponId=${spring}`);
  const { result: list } = renderHook(() => useClaimList(useSearch()), { wrapper });
  await waitFor(() => expect(list.current.brought).toMatchObject([{ key: "couponId", text: "优惠券：春节券" }]));
  await waitFor(() => expect(list.current.page.rows.every(({ couponId }) => couponId === spring)).toBe(true));
  act(() => list.current.brought[0]?.drop());
  await waitFor(() => expect(list.current.page.total).toBe(20));
  expect([list.current.brought, list.current.filters.query.couponId]).toEqual([[], undefined]);
});

test("who may not see the coupon is told its number; a user is a filter like it", async () => {
  const { wrapper } = await openShop({ couponUsers: 1, permissions: ["merchant:coupon:user:page:list"] });
  const useSearch = searchState("couponId=7&uid=3");
  const { result: list } = renderHook(() => useClaimList(useSearch()), { wrapper });
  await waitFor(() => expect(list.current.reading.isLoading).toBe(false));
  expect(list.current.brought.map(({ text }) => text)).toEqual(["优惠券：ID 7", "用户：ID 3"]);
});
