import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { useList } from "../core";
import { openShop, searchState } from "../testing";
import { claims } from "./use-coupon-list";

async function open(url: string, seed: Seed) {
  const shop = await openShop(seed);
  const useSearch = searchState(url);
  const { result: record } = renderHook(() => useList(claims, useSearch()), { wrapper: shop.wrapper });
  await waitFor(() => expect(record.current.isLoading).toBe(false));
  return { ...shop, record };
}

const seed: Seed = {
  coupons: [{ name: "春节券" }],
  users: [{ nickname: "小明" }],
  couponUsers: [{ status: 1 }, { status: 0 }, { status: 2 }],
};

test("claim records are listed newest first, with the user's name", async () => {
  const { record } = await open("", seed);
  expect(record.current.total).toBe(3);
  expect(record.current.rows[0]).toMatchObject({ name: "春节券", nickname: "小明" });
});

test("a state filter keeps the records of that state and returns to page 1", async () => {
  const { record } = await open("page=1", seed);
  act(() => record.current.change({ status: 1 }));
  await waitFor(() => expect(record.current.rows).toHaveLength(1));
  expect(record.current.rows[0]?.status).toBe(1);
  expect(record.current.isFiltered).toBe(true);
  act(() => record.current.reset());
  await waitFor(() => expect(record.current.rows).toHaveLength(3));
});

test("the coupon's name and the user's narrow the records", async () => {
  const { record } = await open("name=中秋", seed);
  expect(record.current.rows).toEqual([]);
  act(() => record.current.change({ name: "春节", nickname: "小明" }));
  await waitFor(() => expect(record.current.rows).toHaveLength(3));
});

test("without the right nothing is asked", async () => {
  const { record } = await open("", { ...seed, permissions: ["merchant:coupon:page:list"] });
  expect(record.current).toMatchObject({ isRefused: true, rows: [] });
});
