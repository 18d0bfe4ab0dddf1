import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../testing";
import { categoryRows, useCategoryList } from "./use-category-list";
import { useCategoryOrder } from "./use-category-order";

const tea = [{ name: "茶", children: ["绿茶", "红茶"] }, { name: "器" }];

async function open(seed: Seed = { categories: tea }) {
  const shop = await openShop(seed);
  const { result: list } = renderHook(() => useCategoryList(), { wrapper: shop.wrapper });
  await waitFor(() => expect(list.current.reading.isLoading).toBe(false));
  const named = (name: string) => {
    const found = list.current.page.rows.find((row) => row.name === name);
    if (!found) throw new Error(`${name} is shown`);
    return found;
  };
  const names = () => list.current.page.rows.map(({ name }) => name);
  return { ...shop, list, named, names };
}

test("children stand below their parent, and go when it is closed", async () => {
  const { list, named, names } = await open();
  expect(names()).toEqual(["茶", "绿茶", "红茶", "器"]);
  act(() => list.current.tree.toggle(named("茶")));
  expect(names()).toEqual(["茶", "器"]);
  expect([list.current.tree.isOpen(named("茶")), list.current.tree.isOpen(named("器"))]).toEqual([false, undefined]);
  act(() => list.current.tree.toggleAll?.());
  expect(names()).toHaveLength(4);
  expect(list.current.counts).toEqual({ roots: 2, below: 2 });
});

test("hiding a parent hides its children at once, showing a child shows its parent", async () => {
  const { list, named, notices } = await open();
  let pressing: Promise<unknown> | undefined;
  act(() => void (pressing = list.current.toggle?.run(named("茶"))));
  expect(["茶", "绿茶", "红茶"].map((name) => list.current.toggle?.isOn(named(name)))).toEqual([false, false, false]);
  await act(async () => void (await pressing));
  expect(["茶", "绿茶", "红茶"].map((name) => named(name).isShow)).toEqual([false, false, false]);
  await act(async () => void (await list.current.toggle?.run(named("绿茶"))));
  expect(["茶", "绿茶", "红茶"].map((name) => named(name).isShow)).toEqual([true, true, false]);
  expect(notices.map(({ text }) => text)).toEqual(["修改成功", "修改成功"]);
});

test("a deleted category leaves the list; one in use stays, and the refusal names the product", async () => {
  const { list, named, names } = await open({ categories: tea, products: [{ name: "明前龙井" }] });
  act(() => list.current.removal?.open(named("器")));
  await act(async () => void (await list.current.removal?.question.confirm()));
  expect(names()).toEqual(["茶", "绿茶", "红茶"]);
  act(() => list.current.removal?.open(named("茶")));
  await act(async () => void (await list.current.removal?.question.confirm()));
  expect(list.current.removal?.question.error).toMatchObject({ message: "分类“茶”下还有子分类，请先删除" });
  act(() => list.current.removal?.question.cancel());
  act(() => list.current.removal?.open(named("绿茶")));
  await act(async () => void (await list.current.removal?.question.confirm()));
  expect(list.current.removal?.question.error).toMatchObject({ message: "分类“绿茶”下还有 1 件商品：“明前龙井”，请先移走" });
});

test("a changed order is saved", async () => {
  const { list, named, names, wrapper, notices } = await open();
  act(() => list.current.ordering.openBelow?.(named("茶")));
  const task = list.current.ordering.task;
  if (!task) throw new Error("the order is being changed");
  expect(task.rows.map(({ name }) => name)).toEqual(["绿茶", "红茶"]);
  const { result: order } = renderHook(() => useCategoryOrder(task, list.current.ordering.close), { wrapper });
  expect(order.current.isChanged).toBe(false);
  act(() => order.current.move(1, 0));
  expect(order.current.isChanged).toBe(true);
  act(() => order.current.save());
  await waitFor(() => expect(notices).toEqual([{ kind: "success", text: "顺序已保存" }]));
  act(() => list.current.reading.retry());
  await waitFor(() => expect(names()).toEqual(["茶", "红茶", "绿茶", "器"]));
  expect(list.current.ordering.task).toBeUndefined();
});

test("what the account may not do is not offered", async () => {
  const { list } = await open({ categories: tea, permissions: ["merchant:product:category:list"] });
  const {
    dialog,
    toggle,
    removal: remove,
    ordering: { openTops: orderTops, openBelow: orderBelow },
  } = list.current;
  expect(list.current.page.rows).toHaveLength(4);
  expect([dialog.add, dialog.addBelow, dialog.edit, toggle, remove, orderTops, orderBelow].every((offered) => offered === undefined)).toBe(
    true,
  );
});

test("below a top category stand its children, whatever the order of the answer; one whose parent is missing stands at the top", () => {
  const category = (id: number, pid = 0) => ({
    ...{ id, pid, merId: 1, name: `分类${id}`, icon: null, sort: 1, isShow: true, isDel: false, version: 0 },
    ...{ createTime: "2026-05-01 08:00:00", updateTime: "2026-05-01 08:00:00" },
  });
  const rows = categoryRows([category(3, 1), category(5, 99), category(1), category(2), category(4, 1)]);
  expect(rows.map(({ id, level, below }) => [id, level, below])).toEqual([
    [5, 1, 0],
    [1, 1, 2],
    [3, 2, 0],
    [4, 2, 0],
    [2, 1, 0],
  ]);
});
