import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop, searchState } from "../testing";
import { useLogList } from "./use-log-list";

test("the log is filtered, one of its rows is opened by the address, and it is whole", async () => {
  const { wrapper, client } = await openShop({ categories: [{ name: "茶" }] });
  const [category] = await client.listProductCategories();
  await client.updateProductCategory({ body: { id: category?.id ?? 0, pid: 0, name: "好茶", sort: 0 } });
  await client.deleteProductCategory({ path: { id: 2_000_000_000 } }).catch(() => undefined);
  const useSearch = searchState();
  const { result: list } = renderHook(() => useLogList(useSearch(), { save: () => undefined }), { wrapper });
  await waitFor(() => expect(list.current.page.rows).toHaveLength(2));
  await waitFor(() => expect(list.current.chain.data).toMatchObject({ entries: 2, isWhole: true }));
  act(() => list.current.filters.change({ status: 1 }));
  await waitFor(() => expect(list.current.page.rows).toMatchObject([{ method: "deleteProductCategory", status: 1 }]));
  const [refused] = list.current.page.rows;
  act(() => list.current.detail.open(String(refused?.id)));
  expect(list.current.detail.id).toBe(refused?.id);
});
