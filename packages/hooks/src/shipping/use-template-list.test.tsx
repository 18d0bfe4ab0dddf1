import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop, searchState } from "../testing";
import { useTemplateList } from "./use-template-list";

test("deleting several templates can be tried first: those that products use would be refused, and all stay", async () => {
  const { wrapper } = await openShop({ shippingTemplates: [{}, {}], products: [{}] });
  const useSearch = searchState("");
  const { result: list } = renderHook(() => useTemplateList(useSearch()), { wrapper });
  await waitFor(() => expect(list.current.page.rows).toHaveLength(2));
  act(() => void list.current.selection.togglePage(list.current.page.rows));
  act(() => list.current.removal?.openPicked());
  await act(async () => list.current.removal?.dryRun?.());
  await waitFor(() => expect(list.current.removal?.bulk.results).toHaveLength(2));
  expect(list.current.removal?.bulk.results.map(({ isDone }) => isDone).toSorted()).toEqual([false, true]);
  expect(list.current.page.rows).toHaveLength(2);
  expect(list.current.removal?.bulk.undo).toBeUndefined();
});
