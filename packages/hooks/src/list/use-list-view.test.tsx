import { listQueries } from "@shopkeeper/sdk";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop, type OpenShop, searchState } from "../testing";
import { listOf } from "./list-of";
import { useList } from "./use-list";
import { useListView } from "./use-list-view";
import { useViewActions } from "./use-view-actions";

const coupons = listOf(listQueries.listCoupons);

const claims = listOf(listQueries.listCouponUsers, { references: { couponId: (id, client) => client.getCoupon({ path: { id } }) } });

function open({ wrapper }: OpenShop, text: string, hidden?: ReadonlySet<string>) {
  const useSearch = searchState(text);
  return renderHook(
    () => {
      const { address, ...list } = useList(coupons, useSearch());
      if (!address) throw new Error("the list has an address");
      const view = useListView({ ...list, address, hidden }, true);
      return { at: address.params.toString(), list, view, actions: useViewActions("listCoupons", view) };
    },
    { wrapper },
  ).result;
}

test("a view is saved, left, chosen again and updated, and its address alone shows the same", async () => {
  const shop = await openShop({ coupons: 3 });
  const list = open(shop, "category=2&limit=40&page=3");
  act(() => list.current.actions.saving.open(list.current.view.query));
  act(() => list.current.actions.saving.type("商品券"));
  act(() => list.current.actions.saving.confirm());
  await waitFor(() => expect(list.current.view.current?.name).toBe("商品券"));
  act(() => list.current.list.filters.change({ category: 1 }));
  expect(list.current.view).toMatchObject({ isChanged: true, current: { name: "商品券" } });
  act(() => list.current.list.filters.change({ category: 2, name: "春" }));
  await act(async () => list.current.view.current && list.current.actions.update(list.current.view.current, list.current.view.query));
  await waitFor(() => expect(list.current.view.isChanged).toBe(false));
  act(() => list.current.list.filters.reset());
  act(() => list.current.view.views?.[0] && list.current.view.choose(list.current.view.views[0]));
  expect(list.current.at).toBe("category=2&limit=40&name=%E6%98%A5");
});

test("a plain address takes on the default view, another one keeps what it says", async () => {
  const shop = await openShop({ coupons: 3 });
  const view = await shop.client.saveView({ body: { list: "listCoupons", name: "商品券", query: "category=2" } });
  await shop.client.setDefaultView({ body: { id: view.id, isDefault: true } });
  const plain = open(shop, "");
  await waitFor(() => expect(plain.current.at).toBe("category=2"));
  act(() => plain.current.list.filters.reset());
  expect(plain.current.at).toBe("");
  const addressed = open(shop, "category=1");
  await waitFor(() => expect(addressed.current.view.views).toHaveLength(1));
  expect(addressed.current.at).toBe("category=1");
});

test("an address with an opened detail or a page keeps them; under a tab the default view joins it", async () => {
  const shop = await openShop({ coupons: 3 });
  const view = await shop.client.saveView({ body: { list: "listCoupons", name: "商品券", query: "category=2" } });
  await shop.client.setDefaultView({ body: { id: view.id, isDefault: true } });
  const opened = open(shop, "detail=7");
  await waitFor(() => expect(opened.current.view.views).toHaveLength(1));
  expect(opened.current.at).toBe("detail=7");
  act(() => opened.current.view.views?.[0] && opened.current.view.choose(opened.current.view.views[0]));
  expect(opened.current.at).toBe("detail=7&category=2");
  const paged = open(shop, "page=1");
  await waitFor(() => expect(paged.current.view.views).toHaveLength(1));
  expect(paged.current.at).toBe("page=1");
  const tabbed = open(shop, "tab=month");
  await waitFor(() => expect(tabbed.current.at).toBe("tab=month&category=2"));
});

test("what a list no longer knows is left out with a word, and the rest holds", async () => {
  const shop = await openShop({ coupons: 3 });
  await shop.client.saveView({ body: { list: "listCoupons", name: "旧的", query: "category=9&gone=1&limit=41&name=茶" } });
  const list = open(shop, "");
  await waitFor(() => expect(list.current.view.views).toHaveLength(1));
  act(() => list.current.view.views?.[0] && list.current.view.choose(list.current.view.views[0]));
  expect(list.current.list.filters.query).toEqual({ page: 1, limit: 20, name: "茶" });
  expect(shop.notices.at(-1)).toEqual({ kind: "info", text: "视图“旧的”中有 3 个条件已失效，没有使用；其余条件已生效" });
  expect(list.current.view).toMatchObject({ isChanged: true, current: { name: "旧的" } });
});

test("a saved view names the hidden columns in the address, which can be shared", async () => {
  const shop = await openShop({ coupons: 3 });
  const list = open(shop, "category=2&page=2", new Set(["sort", "id"]));
  act(() => list.current.actions.saving.open(list.current.view.query));
  act(() => list.current.actions.saving.type("商品券"));
  act(() => list.current.actions.saving.confirm());
  await waitFor(() => expect(list.current.view.current?.name).toBe("商品券"));
  await waitFor(() => expect(new URLSearchParams(list.current.at).get("hide")).toBe("id,sort"));
});

test("a filter whose record was deleted is left out with a word", async () => {
  const shop = await openShop({ coupons: 1 });
  const view = await shop.client.saveView({ body: { list: "listCouponUsers", name: "领取", query: "couponId=2000000000" } });
  const useSearch = searchState("");
  const { result } = renderHook(
    () => {
      const { address, ...list } = useList(claims, useSearch());
      if (!address) throw new Error("the list has an address");
      return { at: address.params.toString(), view: useListView({ ...list, address, hidden: undefined }, true) };
    },
    { wrapper: shop.wrapper },
  );
  await waitFor(() => expect(result.current.view.views).toHaveLength(1));
  act(() => result.current.view.choose(view));
  await waitFor(() => expect(shop.notices.at(-1)?.kind).toBe("info"));
  expect([result.current.at, shop.notices.at(-1)]).toEqual([
    "",
    { kind: "info", text: "视图“领取”中有 1 个条件已失效，没有使用；其余条件已生效" },
  ]);
});
