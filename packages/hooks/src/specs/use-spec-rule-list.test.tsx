import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop, searchState } from "../testing";
import { useSpecRuleList } from "./use-spec-rule-list";

async function open(url: string, permissions?: string[]) {
  const useSearch = searchState(url);
  const { wrapper } = await openShop({ specRules: 25, permissions });
  const { result: list } = renderHook(() => useSpecRuleList(useSearch()), { wrapper });
  await waitFor(() => expect(list.current.isLoading).toBe(false));
  return list;
}

test("a search finds by name, trimmed, and returns to page 1", async () => {
  const list = await open("page=2");
  expect(list.current.rows).toHaveLength(5);
  act(() => list.current.change({ keywords: " 规格25 " }));
  await waitFor(() => expect(list.current.rows.map(({ ruleName }) => ruleName)).toEqual(["规格25"]));
  expect(list.current).toMatchObject({ query: { page: 1, keywords: "规格25" }, isFiltered: true });
});

test.each([
  ["save", { add: true, edit: false, remove: false }],
  ["update", { add: false, edit: true, remove: false }],
  ["delete", { add: false, edit: false, remove: true }],
])("who may %s rules is offered that alone", async (right, offered) => {
  const list = await open("", ["merchant:product:rule:page:list", `merchant:product:rule:${right}`]);
  const { dialog, remove } = list.current;
  expect({ add: Boolean(dialog.add), edit: Boolean(dialog.edit), remove: Boolean(remove) }).toEqual(offered);
});
