import { renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop, searchState } from "../testing";
import { useSpecRuleList } from "./use-spec-rule-list";

test("an address finds rules by name, and who may only change them is offered nothing else", async () => {
  const useSearch = searchState("keywords=规格2");
  const permissions = ["merchant:product:rule:page:list", "merchant:product:rule:update"];
  const { wrapper } = await openShop({ specRules: 3, permissions });
  const { result: list } = renderHook(() => useSpecRuleList(useSearch()), { wrapper });
  await waitFor(() => expect(list.current.page.rows.map(({ ruleName }) => ruleName)).toEqual(["规格2"]));
  const { dialog, removal: remove } = list.current;
  expect([dialog.add, dialog.edit, remove]).toEqual([undefined, expect.any(Function), undefined]);
});
