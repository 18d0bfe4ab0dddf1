import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop, searchState } from "../../testing";
import { useProductList } from "./use-product-list";

async function open(url: string, seed: Seed) {
  const shop = await openShop(seed);
  const useSearch = searchState(url);
  const gone: string[] = [];
  const links = {
    onView: (id: number) => gone.push(`view ${id}`),
    onEdit: (id: number) => gone.push(`edit ${id}`),
    onCopy: (id: number) => gone.push(`copy ${id}`),
    pathOf: (page: string, id: number) => `/${page}/${id}`,
  };
  const { result: list } = renderHook(() => useProductList(useSearch(), links), { wrapper: shop.wrapper });
  await waitFor(() => expect(list.current.reading.isLoading).toBe(false));
  const names = () => list.current.page.rows.map(({ name }) => name);
  const named = (name: string) => {
    const found = list.current.page.rows.find((product) => product.name === name);
    if (!found) throw new Error(`${name} is on the page`);
    return found;
  };
  const settled = () => waitFor(() => expect(list.current.reading.isRefreshing).toBe(false));
  return { ...shop, list, names, named, gone, settled };
}

const off = { isShow: false };

test("the list opens under 出售中, and another tab keeps the filters and the order", async () => {
  const { list, names, settled } = await open("keywords=茶&orderBy=price&page=2", {
    products: [{ name: "绿茶" }, { name: "下架茶", ...off }, { name: "红枣", ...off }],
  });
  await waitFor(() => expect(names()).toEqual(["绿茶"])); // the only page
  act(() => list.current.tabs.choose(2));
  await settled();
  await waitFor(() => expect(names()).toEqual(["下架茶"]));
  expect(list.current.filters.query).toMatchObject({ type: 2, page: 1, keywords: "茶", orderBy: "price" });
  act(() => list.current.filters.reset());
  expect(list.current.filters.query).toMatchObject({ type: 2, orderBy: "price" });
  expect(list.current.filters.query.keywords).toBeUndefined();
});

test("what the list has no filter for is none of its address", async () => {
  const { list, names } = await open("name=红&isShow=0", { products: [{ name: "绿茶" }] });
  await waitFor(() => expect(names()).toEqual(["绿茶"]));
  expect(list.current.filters.isFiltered).toBe(false);
});

test("the counters follow the filters, and 待提审 is there only where products are reviewed", async () => {
  const seed = { products: [{ name: "绿茶" }, { name: "红茶" }, { name: "红枣" }, { name: "旧茶", ...off, isRecycle: true }] };
  const { list } = await open("keywords=茶", seed);
  const counts = () => Object.fromEntries(list.current.tabs.shown.map(({ value: type, count }) => [type, count]));
  await waitFor(() => expect(counts()).toEqual({ 9: 2, 1: 2, 2: 0, 3: 0, 4: 0, 5: 1, 6: 0, 7: 0 }));
  const reviewed = await open("", { ...seed, merchant: { productSwitch: true } });
  await waitFor(() => expect(reviewed.list.current.tabs.shown.map(({ value }) => value)).toEqual([9, 1, 2, 3, 4, 5, 6, 7, 8]));
});

test("what was left to be submitted can be reached after the reviews are over", async () => {
  const { list } = await open("", { products: [{ ...off, auditStatus: 1 }] });
  await waitFor(() => expect(list.current.tabs.shown.at(-1)).toEqual({ value: 8, count: 1 }));
});

test("a tab, an order or a page that does not exist is the usual one; a filter that cannot be read matches nothing and says so", async () => {
  const products = [{ name: "绿茶" }];
  const { names } = await open("type=99&orderBy=secret&order=up&page=-1&limit=7", { products });
  expect(names()).toEqual(["绿茶"]);
  const filtered = await open("categoryId=x", { products });
  expect([filtered.names(), filtered.list.current.filters.unmatched]).toEqual([[], expect.stringContaining("“x”")]);
});

test("a switch shows the new state at once; the product leaves the tab and the counters move", async () => {
  const { list, named, names, notices } = await open("", { products: [{ name: "绿茶" }, { name: "红茶" }] });
  let pressing: Promise<unknown> | undefined;
  const tea = named("绿茶");
  act(() => void (pressing = list.current.toggle?.run(tea)));
  expect([list.current.toggle?.isOn(tea), list.current.toggle?.isRunning(tea)]).toEqual([false, true]);
  await act(async () => void (await pressing));
  expect(names()).toEqual(["红茶"]);
  expect(list.current.tabs.shown.find(({ value }) => value === 2)?.count).toBe(1);
  expect(notices).toMatchObject([{ kind: "success", text: "下架成功", action: { label: "撤销" } }]);
  await act(async () => notices[0]?.action?.run());
  await waitFor(() => expect(names()).toContain("绿茶"));
  await waitFor(() => expect(notices.at(-1)?.text).toBe("已撤销，商品重新上架"));
});

test("a product is opened, looked at and copied without a question, and stays on sale", async () => {
  const { list, named, gone, client } = await open("", { products: [{ name: "绿茶" }] });
  const tea = named("绿茶");
  for (const action of ["edit", "view", "copy"] as const) act(() => list.current.rowActions.run(action, tea));
  expect(gone).toEqual([`edit ${tea.id}`, `view ${tea.id}`, `copy ${tea.id}`]);
  expect((await client.getProduct({ path: { id: tea.id } })).isShow).toBe(true);
});

test("a product in review is withdrawn, goes to the bin, comes back, and is deleted for good, each time after a question", async () => {
  const { list, named, names, notices, settled, client } = await open("type=6", {
    merchant: { productSwitch: true },
    products: [{ name: "绿茶", ...off, auditStatus: 1, isAudit: true }],
  });
  const answer = async (action: "withdraw" | "recycle" | "restore" | "remove") => {
    act(() => list.current.rowActions.run(action, named("绿茶")));
    expect(list.current.rowActions.question.subject).toMatchObject({ action, product: { name: "绿茶" } });
    await act(() => list.current.rowActions.question.confirm());
    expect(names()).toEqual([]);
  };
  const to = async (type: 5 | 8) => {
    act(() => list.current.tabs.choose(type));
    await settled();
    await waitFor(() => expect(names()).toEqual(["绿茶"]));
  };
  await answer("withdraw");
  await to(8);
  await answer("recycle");
  await to(5);
  await answer("restore");
  await to(8);
  await client.deleteProduct({ body: { id: named("绿茶").id, type: "recycle" } });
  await to(5);
  await answer("remove");
  expect(notices.map(({ text }) => text)).toEqual(["撤回审核成功", "已移入回收站，可随时恢复", "恢复商品成功", "删除成功"]);
});

test("picked products stay picked over pages and orders; another tab or filter drops them", async () => {
  const { list, settled } = await open("", { products: 25 });
  act(() => void list.current.selection.togglePage(list.current.page.rows));
  act(() => list.current.filters.change({ page: 2 }));
  await settled();
  act(() => list.current.sorting.sortBy("price"));
  expect(list.current.selection.count).toBe(20);
  act(() => list.current.filters.change({ keywords: "茶" }));
  expect(list.current.selection.count).toBe(0);
});

test("all that the filters leave are picked over all pages, and taken down with a result for each", async () => {
  const { list, notices } = await open("", { products: 45 });
  act(() => void list.current.batch.pickAll?.run());
  await waitFor(() => expect(list.current.selection.count).toBe(45));
  const [spared] = list.current.page.rows;
  act(() => void (spared && list.current.selection.toggle(spared)));
  act(() => list.current.batch.open("down"));
  expect(list.current.batch.question.subject?.rows).toHaveLength(44);
  await act(() => list.current.batch.question.confirm());
  await waitFor(() => expect(list.current.batch.results).toMatchObject({ isRunning: false, total: 44 }));
  expect(list.current.batch.results.results.every(({ isDone, row }) => isDone && row.name)).toBe(true);
  await waitFor(() => expect(list.current.page.rows.map(({ id }) => id)).toEqual([spared?.id]));
  expect(list.current.selection.count).toBe(0);
  expect(notices).toMatchObject([{ kind: "success", text: "批量下架成功" }]);
});

test("a batch with nothing picked says so; what a batch refuses stays picked and says why", async () => {
  const { list, notices } = await open("type=4", {
    products: [
      { name: "有货", ...off, stock: 3 },
      { name: "无货", ...off, stock: 0 },
    ],
  });
  act(() => list.current.batch.open("up"));
  expect([list.current.batch.question.isOpen, notices.splice(0)]).toEqual([false, [{ kind: "info", text: "请至少选择一个商品" }]]);
  act(() => void list.current.selection.togglePage(list.current.page.rows));
  act(() => list.current.batch.open("up"));
  await act(() => list.current.batch.question.confirm());
  await waitFor(() => expect(list.current.batch.results).toMatchObject({ isRunning: false, total: 2 }));
  const results = list.current.batch.results.results.map(({ row, isDone, reason }) => [row.name, isDone, reason !== undefined]);
  expect(results).toContainEqual(["有货", true, false]);
  expect(results).toContainEqual(["无货", false, true]);
  expect(list.current.selection.rows.map(({ name }) => name)).toEqual(["无货"]);
  expect(notices).toEqual([]);
});

test("a shipping template for many is chosen first", async () => {
  const { list, client } = await open("type=2", {
    products: [off, off],
    shippingTemplates: [{ name: "包邮" }, { name: "按件" }],
  });
  const template = (await client.listShippingTemplates()).list.find(({ name }) => name === "按件");
  act(() => void list.current.selection.togglePage(list.current.page.rows));
  act(() => list.current.batch.open("freight"));
  expect(list.current.batch.freight?.rows).toHaveLength(2);
  await act(async () => list.current.batch.freight?.choose(template?.id ?? 0, false));
  await waitFor(() => expect(list.current.batch.results).toMatchObject({ isRunning: false, total: 2 }));
  await waitFor(() => expect(list.current.page.rows.map(({ tempId }) => tempId)).toEqual([template?.id, template?.id]));
});

test("a clerk who may only look is offered looking alone; who may edit but not take down edits nothing on sale", async () => {
  const { list, named } = await open("", {
    products: [{ name: "绿茶" }],
    permissions: ["merchant:product:page:list", "merchant:product:info", "merchant:product:update"],
  });
  const {
    can: { add: canAdd, collect: canCollect },
    toggle,
    batch,
  } = list.current;
  expect([canAdd, canCollect, toggle, batch.actions]).toEqual([false, false, undefined, []]);
  expect(list.current.rowActions.of(named("绿茶"))).toEqual(["view", "preview"]);
});

test("without the right to the list nothing is asked and the list is refused", async () => {
  const { list } = await open("", { products: 1, permissions: [] });
  expect(list.current).toMatchObject({ reading: { isRefused: true, error: undefined }, page: { rows: [] } });
  expect(list.current.tabs.shown.every(({ count }) => count === undefined)).toBe(true);
});

test("a batch is taken back for just what it has changed, and what was on the shelf goes back there", async () => {
  const { list, named, notices, settled, client } = await open("type=9", {
    products: [{ name: "在售" }, { name: "在库", ...off }, { name: "待审", ...off, auditStatus: 1, isAudit: true }],
  });
  const ids = ["在售", "在库"].map((name) => named(name).id);
  act(() => list.current.selection.set(["在售", "在库"].map(named)));
  act(() => list.current.batch.open("recycle"));
  await act(() => list.current.batch.question.confirm());
  await waitFor(() => expect(notices.at(-1)).toMatchObject({ text: "批量移入回收站成功", action: { label: "撤销" } }));
  await act(async () => notices.at(-1)?.action?.run());
  await waitFor(() => expect(notices.at(-1)?.text).toBe("已撤销 2 个商品"));
  await settled();
  expect(await Promise.all(ids.map(async (id) => (await client.getProduct({ path: { id } })).isShow))).toEqual([true, false]);
});

test("an empty tab knows where the matching products are, and a name leads to its form as far as the state allows", async () => {
  const { list, named } = await open("type=7&keywords=茶", { products: [{ name: "绿茶" }, { name: "红茶", ...off }, { name: "红枣" }] });
  await waitFor(() =>
    expect(list.current.tabs.elsewhere).toEqual([
      { value: 1, count: 1 },
      { value: 2, count: 1 },
    ]),
  );
  act(() => list.current.tabs.choose(9));
  await waitFor(() => expect(list.current.page.rows).toHaveLength(2));
  await waitFor(() => expect(list.current.shownTab).toBe(9));
  expect(list.current.rowActions.pageOf(named("绿茶"))?.page).toBe("view");
  expect(list.current.rowActions.pageOf(named("红茶"))).toMatchObject({ page: "edit", path: `/edit/${named("红茶").id}` });
});
