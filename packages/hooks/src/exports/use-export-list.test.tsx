import { OrderType } from "@shopkeeper/sdk";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop, searchState } from "../testing";
import { useOrderExportCard } from "./use-export-cards";
import { useExportList } from "./use-export-list";

test("what a card exports is in the history, comes again, and is deleted", async () => {
  const { wrapper } = await openShop({ products: 1, users: 1, orders: 2 });
  const saved: string[] = [];
  const save = (_content: Blob, name: string) => void saved.push(name);
  const useSearch = searchState();
  const { result } = renderHook(() => ({ card: useOrderExportCard({ save }), list: useExportList(useSearch(), { save }) }), { wrapper });
  await waitFor(() => expect(result.current.list.reading.isLoading).toBe(false));
  act(() => result.current.card.exporting?.start());
  await waitFor(() => expect(result.current.list.page.rows).toMatchObject([{ type: "order", status: 1, rows: 2 }]));
  const [row] = result.current.list.page.rows;
  if (row) act(() => result.current.list.download(row));
  await waitFor(() => expect(saved).toHaveLength(2));
  if (row) act(() => result.current.list.removal.open(row));
  await act(async () => result.current.list.removal.confirm());
  await waitFor(() => expect(result.current.list.page.rows).toEqual([]));
});

test("orders are exported by buyer and type", async () => {
  const { wrapper, client } = await openShop({ products: 1, users: [{ nickname: "小鹿" }, { nickname: "阿星" }], orders: [{}, {}] });
  const { result } = renderHook(() => useOrderExportCard({ save: () => undefined }), { wrapper });
  act(() => result.current.change({ searchType: "nickname", content: "小鹿", type: OrderType.base }));
  act(() => result.current.exporting?.start());
  const filters = async () => (await client.listExports()).list.map(({ filter }) => JSON.parse(filter));
  await waitFor(async () => expect(await filters()).toMatchObject([{ searchType: "nickname", content: "小鹿", type: 0 }]));
});

test("who may export orders alone is not offered products", async () => {
  const { wrapper } = await openShop({ permissions: ["merchant:export:order:excel"] });
  const { result } = renderHook(() => useExportList(searchState()(), { save: () => undefined }), { wrapper });
  await waitFor(() => expect(result.current.reading.isLoading).toBe(false));
  expect(result.current.reading.isRefused).toBe(false);
});
