import { listQueries } from "@shopkeeper/sdk";
import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop, searchState } from "../testing";
import { listOf } from "./list-of";
import { useList } from "./use-list";
import { useRemoval } from "./use-removal";

const rules = listOf(listQueries.listSpecRules);

async function open(url: string, seed: Seed) {
  const shop = await openShop(seed);
  const useSearch = searchState(url);
  const { result } = renderHook(
    () => {
      const list = useList(rules, useSearch());
      return { list, remove: useRemoval(list, "deleteSpecRule") };
    },
    { wrapper: shop.wrapper },
  );
  await waitFor(() => expect(result.current.list.reading.isLoading).toBe(false));
  const named = (name: string) => {
    const found = result.current.list.page.rows.find(({ ruleName }) => ruleName === name);
    if (!found) throw new Error(`${name} is on the page`);
    return found;
  };
  const confirm = () => act(async () => void (await result.current.remove?.question.confirm()));
  return { ...shop, result, named, confirm };
}

test("cancelling deletes nothing", async () => {
  const { result, named, notices } = await open("", { specRules: [{ ruleName: "尺码" }] });
  act(() => result.current.remove?.open(named("尺码")));
  expect(result.current.remove?.question).toMatchObject({ isOpen: true, subject: [{ ruleName: "尺码" }] });
  act(() => result.current.remove?.question.cancel());
  expect(notices).toEqual([{ kind: "info", text: "已取消" }]);
  expect(result.current.list.page.total).toBe(1);
});

test("a deleted row leaves the list and the selection", async () => {
  const { result, named, confirm, notices } = await open("", { specRules: [{ ruleName: "尺码" }, { ruleName: "颜色" }] });
  act(() => void result.current.list.selection.toggle(named("尺码")));
  act(() => result.current.remove?.open(named("尺码")));
  await confirm();
  expect(result.current.list.page.rows.map(({ ruleName }) => ruleName)).toEqual(["颜色"]);
  expect(result.current.list.selection.count).toBe(0);
  expect(notices).toEqual([{ kind: "success", text: "删除成功" }]);
});

test("a refused deletion keeps the question open with its reason, which no notice repeats", async () => {
  const { result, named, confirm, client, notices } = await open("", { specRules: [{ ruleName: "尺码" }] });
  const rule = named("尺码");
  await client.deleteSpecRule({ path: { id: rule.id } });
  act(() => result.current.remove?.open(rule));
  await confirm();
  expect(result.current.remove?.question).toMatchObject({ isOpen: true, error: { message: "规格不存在或已被删除" } });
  expect(notices).toEqual([]);
});

test("after the last row of the last page is deleted the page before it is shown", async () => {
  const { result, named, confirm } = await open("page=2", { specRules: 21 });
  act(() => result.current.remove?.open(named("规格1")));
  await confirm();
  await waitFor(() => expect(result.current.list.page.rows).toHaveLength(20));
  expect(result.current.list.filters.query.page).toBe(1);
});

test("picked rows of several pages are deleted together; refused ones say why and stay picked", async () => {
  const { result, named, confirm, client } = await open("", { specRules: 21 });
  const gone = named("规格21");
  act(() => void result.current.list.selection.toggle(gone));
  act(() => result.current.list.filters.change({ page: 2 }));
  await waitFor(() => expect(result.current.list.page.rows).toHaveLength(1));
  act(() => void result.current.list.selection.toggle(named("规格1")));
  await client.deleteSpecRule({ path: { id: gone.id } });

  act(() => result.current.remove?.openPicked());
  expect(result.current.remove?.question.subject).toHaveLength(2);
  await confirm();
  expect(result.current.remove?.question.isOpen).toBe(false);
  await waitFor(() => expect(result.current.remove?.bulk.isRunning).toBe(false));
  expect(result.current.remove?.bulk.results.map(({ isDone, reason }) => [isDone, reason])).toEqual([
    [false, "规格不存在或已被删除"],
    [true, undefined],
  ]);
  await waitFor(() => expect(result.current.list.selection.ids).toEqual([gone.id]));
});

test("without the right it is not offered", async () => {
  const { result } = await open("", { specRules: 1, permissions: ["merchant:product:rule:page:list"] });
  expect(result.current.remove).toBeUndefined();
});
