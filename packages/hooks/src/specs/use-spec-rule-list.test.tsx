import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop, searchState } from "../testing";
import { useSpecRuleList } from "./use-spec-rule-list";

async function open(url: string, seed: Seed) {
  const shop = await openShop(seed);
  const useSearch = searchState(url);
  const { result: list } = renderHook(() => useSpecRuleList(useSearch()), { wrapper: shop.wrapper });
  await waitFor(() => expect(list.current.isLoading).toBe(false));
  const named = (name: string) => {
    const found = list.current.rules.find(({ ruleName }) => ruleName === name);
    if (!found) throw new Error(`${name} is on the page`);
    return found;
  };
  return { ...shop, list, named };
}

const all = [
  "merchant:product:rule:page:list",
  "merchant:product:rule:save",
  "merchant:product:rule:update",
  "merchant:product:rule:delete",
];

test("a search finds by name, trimmed, and goes back to page 1", async () => {
  const { list } = await open("page=2", { specRules: 25 });
  expect(list.current.rules).toHaveLength(5);
  act(() => list.current.change({ keywords: " 规格25 " }));
  await waitFor(() => expect(list.current.rules.map(({ ruleName }) => ruleName)).toEqual(["规格25"]));
  expect(list.current.query).toMatchObject({ page: 1, keywords: "规格25" });
  expect(list.current.isFiltered).toBe(true);
});

test("deleting asks about the rule; saying no says 已取消 and deletes nothing", async () => {
  const { list, named, notices } = await open("", { specRules: [{ ruleName: "尺码" }] });
  act(() => list.current.remove?.ask(named("尺码")));
  expect(list.current.remove).toMatchObject({ isOpen: true, subject: { ruleName: "尺码" } });
  act(() => list.current.remove?.cancel());
  expect(notices).toEqual([{ kind: "info", text: "已取消" }]);
  expect(list.current.total).toBe(1);
});

test("a deleted rule leaves the list, and 删除成功 is said", async () => {
  const { list, named, notices } = await open("", { specRules: [{ ruleName: "尺码" }, { ruleName: "颜色" }] });
  act(() => list.current.remove?.ask(named("尺码")));
  await act(async () => void (await list.current.remove?.confirm()));
  expect(list.current.rules.map(({ ruleName }) => ruleName)).toEqual(["颜色"]);
  expect(notices).toEqual([{ kind: "success", text: "删除成功" }]);
});

test("after the last row of the last page is deleted the page before it is shown", async () => {
  const { list, named } = await open("page=2", { specRules: 21 });
  act(() => list.current.remove?.ask(named("规格1")));
  await act(async () => void (await list.current.remove?.confirm()));
  await waitFor(() => expect(list.current.rules).toHaveLength(20));
  expect(list.current.query.page).toBe(1);
});

test("picked rules stay picked over pages and are deleted together; what is gone already says why and stays picked", async () => {
  const { list, named, client } = await open("", { specRules: 21 });
  const gone = named("规格21");
  act(() => void list.current.selection?.toggle(gone));
  act(() => list.current.change({ page: 2 }));
  await waitFor(() => expect(list.current.rules).toHaveLength(1));
  act(() => void list.current.selection?.toggle(named("规格1")));
  await client.deleteSpecRule({ path: { id: gone.id } });

  act(() => void list.current.removeMany?.ask());
  expect(list.current.removeMany?.question.subject).toHaveLength(2);
  await act(async () => void (await list.current.removeMany?.question.confirm()));
  await waitFor(() => expect(list.current.removeMany?.bulk.isRunning).toBe(false));
  expect(list.current.removeMany?.bulk.results.map(({ isDone, reason }) => [isDone, reason])).toEqual([
    [false, "规格不存在或已被删除"],
    [true, undefined],
  ]);
  await waitFor(() => expect(list.current.selection?.ids).toEqual([gone.id]));
});

test("the form opens for a new rule or for one of the list", async () => {
  const { list, named } = await open("", { specRules: [{ ruleName: "尺码" }] });
  act(() => list.current.add?.());
  expect(list.current.form).toEqual({});
  act(() => list.current.closeForm());
  act(() => list.current.edit?.(named("尺码")));
  expect(list.current.form?.rule?.ruleName).toBe("尺码");
});

test.each([
  [0, { add: false, edit: false, remove: false, selection: false }],
  [1, { add: true, edit: false, remove: false, selection: false }],
  [2, { add: true, edit: true, remove: false, selection: false }],
  [3, { add: true, edit: true, remove: true, selection: true }],
])("what the account may not do is not offered: %i rights more", async (rights, offered) => {
  const { list } = await open("", { specRules: 1, permissions: all.slice(0, rights + 1) });
  const { add, edit, remove, selection } = list.current;
  expect({ add: Boolean(add), edit: Boolean(edit), remove: Boolean(remove), selection: Boolean(selection) }).toEqual(offered);
});

test("without the right to the list nothing is asked and the list is refused", async () => {
  const { list } = await open("", { specRules: 1, permissions: [] });
  expect(list.current).toMatchObject({ isRefused: true, rules: [], error: undefined });
});
