import { CouponCategory } from "@shopkeeper/sdk";
import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { openShop, searchState } from "../testing";
import { codeField, pageField, sizeField, textField } from "./list-query";
import { useListRead } from "./use-list-read";

const schema = z.object({ page: pageField(), limit: sizeField([2, 4]), category: codeField(CouponCategory), name: textField() });

async function open(text: string, seed: Seed = { coupons: 5 }) {
  const useSearch = searchState(text);
  const { wrapper } = await openShop(seed);
  return renderHook(
    () => useListRead({ operation: "listCoupons", schema, search: useSearch(), ask: (query) => ({ query }), beside: ["category"] }),
    { wrapper },
  ).result;
}

test("a page of rows with what there is in all", async () => {
  const list = await open("page=2");
  await waitFor(() => expect(list.current.rows).toHaveLength(2));
  expect(list.current.total).toBe(5);
  expect(list.current.isFiltered).toBe(false);
});

test("a page past the end becomes the last there is", async () => {
  const list = await open("page=9");
  await waitFor(() => expect(list.current.query.page).toBe(3));
  await waitFor(() => expect(list.current.rows).toHaveLength(1));
});

test("what stands beside the filters is none, and outlives their reset", async () => {
  const list = await open(`category=${CouponCategory.product}&name=春`);
  expect(list.current.isFiltered).toBe(true);
  const { scope } = list.current;
  act(() => list.current.reset());
  expect(list.current.query).toMatchObject({ category: CouponCategory.product, page: 1 });
  expect(list.current.query.name).toBeUndefined();
  expect(list.current.isFiltered).toBe(false);
  expect(list.current.scope).not.toBe(scope);
});

test("nothing is asked without the right", async () => {
  const list = await open("", { coupons: 1, permissions: [] });
  expect(list.current).toMatchObject({ isRefused: true, isLoading: false, rows: [] });
});

test("nothing is asked while there is no call for the query", async () => {
  const { wrapper } = await openShop({ coupons: 1 });
  const { result } = renderHook(() => useListRead({ operation: "listCoupons", schema, ask: () => undefined }), { wrapper });
  expect(result.current).toMatchObject({ isRefused: false, isLoading: false, total: 0 });
});
