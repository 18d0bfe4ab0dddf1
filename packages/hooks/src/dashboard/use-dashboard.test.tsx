import { renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../testing";
import { useDashboard } from "./use-dashboard";

const isReady = (path: string) => path.startsWith("/coupon/");

test("the owner sees what there is to count, and ways to the screens that exist", async () => {
  const { wrapper, account } = await openShop({ coupons: [{ status: true }, { status: true }, { status: false }], products: 2 });
  const { result } = renderHook(() => useDashboard(isReady), { wrapper });
  await waitFor(() => expect(result.current.counters.every(({ isLoading }) => !isLoading)).toBe(true));
  expect(result.current.name).toBe(account.realName);
  expect(result.current.shortcuts.map(({ path }) => path)).toEqual(["/coupon/list"]);
  const counters = Object.fromEntries(result.current.counters.map((counter) => [counter.key, counter]));
  expect(counters.coupons).toMatchObject({ count: 2, path: "/coupon/list?status=1" });
  expect(counters.onSale).toMatchObject({ path: undefined });
  expect(counters.claims).toMatchObject({ count: 0 });
});

test("an account without rights is counted nothing and led nowhere", async () => {
  const { wrapper } = await openShop({ permissions: ["merchant:user:page:list"] });
  const { result } = renderHook(() => useDashboard(() => true), { wrapper });
  expect(result.current).toMatchObject({ counters: [], shortcuts: [] });
});
