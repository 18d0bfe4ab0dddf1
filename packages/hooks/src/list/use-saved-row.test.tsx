import { listQueries } from "@shopkeeper/sdk";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop, searchState } from "../testing";
import { listOf } from "./list-of";
import { useShop } from "../shop/shop-provider";
import { useList } from "./use-list";

const rules = listOf(listQueries.listSpecRules);

const openRules = async (count: number) => (await openAll(count)).list;

async function openAll(count: number) {
  const { wrapper, client } = await openShop({ specRules: Array.from({ length: count }, (_, at) => ({ ruleName: `规格 ${at}` })) });
  const useSearch = searchState();
  const { result } = renderHook(
    () => {
      return { ...useList(rules, useSearch()), savedRows: useShop().savedRows };
    },
    { wrapper },
  );
  await waitFor(() => expect(result.current.page.rows).not.toHaveLength(0));
  return { client, list: result };
}

test("a saved row that the page shows is marked, and nothing is said of it", async () => {
  const list = await openRules(2);
  expect(list.current.saved).toBeUndefined();
  const [first] = list.current.page.rows;
  act(() => list.current.savedRows.note("listSpecRules", { id: first?.id, name: "规格", foundBy: {} }));
  act(() => list.current.reading.retry());
  await waitFor(() => expect(list.current.reading.isRefreshing).toBe(false));
  expect(list.current.saved).toMatchObject({ id: first?.id, isAway: false });
});

test("rows that the save did not change are looked at after a moment", async () => {
  const list = await openRules(1);
  act(() => list.current.savedRows.note("listSpecRules", { id: 999_999, name: "规格", foundBy: {} }));
  expect(list.current.saved?.isAway).toBe(false);
  await waitFor(() => expect(list.current.saved?.isAway).toBe(true));
});

test("a saved row that lies elsewhere is said once the rows are new, and shown by its own filter; dismissed it is forgotten", async () => {
  const list = await openRules(25);
  const shown = new Set(list.current.page.rows.map(({ id }) => id));
  act(() => list.current.filters.change({ page: 2 }));
  await waitFor(() => expect(list.current.page.rows.every(({ id }) => !shown.has(id))).toBe(true));
  const [last] = list.current.page.rows;
  act(() => list.current.filters.change({ page: 1 }));
  await waitFor(() => expect(shown.has(list.current.page.rows[0]?.id ?? 0)).toBe(true));
  act(() => list.current.savedRows.note("listSpecRules", { id: last?.id, name: "规格", foundBy: { page: 2 }, place: () => "第二页" }));
  expect(list.current.saved?.isAway).toBe(false); // these rows may be outdated
  act(() => list.current.reading.retry());
  await waitFor(() => expect(list.current.saved).toMatchObject({ isAway: true, place: "第二页" }));
  act(() => list.current.saved?.show());
  await waitFor(() => expect(list.current.page.rows.some(({ id }) => id === last?.id)).toBe(true));
  expect(list.current.saved).toMatchObject({ id: last?.id, isAway: false });
  act(() => list.current.saved?.dismiss());
  expect(list.current.saved).toBeUndefined();
});

test("a new row without an id is the one that was not there before; deleted again, nothing is said of it", async () => {
  const { client, list } = await openAll(2);
  await act(() => client.saveSpecRule({ body: { ruleName: "新规格", ruleValue: '[{"value":"色","detail":["红"]}]' } }));
  act(() => list.current.reading.retry());
  await waitFor(() => expect(list.current.page.rows).toHaveLength(3));
  act(() => list.current.savedRows.note("listSpecRules", { id: undefined, name: "新规格", foundBy: {} }));
  const added = list.current.page.rows.find(({ ruleName }) => ruleName === "新规格");
  expect(list.current.saved?.id).toBe(added?.id);
  await waitFor(() => expect(list.current.saved?.isAway).toBe(false));
  act(() => list.current.reading.retry());
  await waitFor(() => expect(list.current.reading.isRefreshing).toBe(true));
  await waitFor(() => expect(list.current.reading.isRefreshing).toBe(false));
  await act(() => client.deleteSpecRule({ path: { id: added?.id ?? 0 } }));
  act(() => list.current.reading.retry());
  await waitFor(() => expect(list.current.page.rows).toHaveLength(2));
  expect(list.current.saved?.isAway).toBe(false);
});
