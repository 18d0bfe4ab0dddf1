import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop, searchState } from "../testing";
import { useCompanyList } from "./use-company-list";

test("the platform's companies are ordered by their sort, in either direction, which the address says", async () => {
  const { wrapper } = await openShop();
  const useSearch = searchState("orderBy=sort&order=asc");
  const { result } = renderHook(() => useCompanyList(useSearch()), { wrapper });
  await waitFor(() => expect(result.current.page.rows.length).toBeGreaterThan(2));
  const sorts = () => result.current.page.rows.map(({ sort }) => sort);
  const rising = sorts().toSorted((one, other) => one - other);
  expect([result.current.sorting.by, result.current.sorting.direction, sorts()]).toEqual(["sort", "asc", rising]);
  act(() => result.current.sorting.sortBy("sort", "desc"));
  expect(sorts()).toEqual(rising.toReversed());
  act(() => result.current.sorting.sortBy(undefined));
  expect(result.current.sorting.by).toBeUndefined();
});
