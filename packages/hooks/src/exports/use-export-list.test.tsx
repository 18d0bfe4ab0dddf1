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
  await waitFor(() => expect(result.current.list.isLoading).toBe(false));
  act(() => result.current.card.exporting?.start());
  await waitFor(() => expect(result.current.list.rows).toMatchObject([{ type: "order", status: 1, rows: 2 }]));
  const [row] = result.current.list.rows;
  if (row) act(() => result.current.list.download(row));
  await waitFor(() => expect(saved).toHaveLength(2));
  if (row) act(() => result.current.list.remove.open(row));
  await act(async () => result.current.list.remove.confirm());
  await waitFor(() => expect(result.current.list.rows).toEqual([]));
});

test("who may export orders alone is not offered products", async () => {
  const { wrapper } = await openShop({ permissions: ["merchant:export:order:excel"] });
  const { result } = renderHook(() => useExportList(searchState()(), { save: () => undefined }), { wrapper });
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  expect(result.current.isRefused).toBe(false);
});
