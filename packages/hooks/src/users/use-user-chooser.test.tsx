import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../testing";
import { type UserBrief, type UserChooserOptions, useUserChooser } from "./use-user-chooser";

async function open(seed: Seed, options: Partial<UserChooserOptions> = {}) {
  const shop = await openShop(seed);
  const picked: (readonly UserBrief[])[] = [];
  const { result: chooser } = renderHook(() => useUserChooser({ onPick: (users) => picked.push(users), ...options }), {
    wrapper: shop.wrapper,
  });
  await waitFor(() => expect(chooser.current.reading.isLoading).toBe(false));
  return { ...shop, chooser, picked };
}

const names = (users: readonly UserBrief[]) => users.map(({ nickname }) => nickname);

test("a number with letters is a problem, and is not sent", async () => {
  const { chooser } = await open({ users: 1 });
  act(() => chooser.current.filters.change({ searchType: "uid", content: "小明" }));
  expect(chooser.current).toMatchObject({ problem: "problems.digits", page: { rows: [] }, reading: { error: undefined } });
  act(() => chooser.current.filters.reset());
  await waitFor(() => expect(chooser.current.page.rows).toHaveLength(1));
});

test("确定 returns who is picked: somebody, and no more than the most", async () => {
  const { chooser, picked, notices } = await open({ users: 3 }, { max: 2 });
  act(() => chooser.current.confirm());
  act(() => void chooser.current.selection.togglePage(chooser.current.page.rows));
  expect(chooser.current.selection.count).toBe(0);
  expect(notices.map(({ text }) => text)).toEqual(["请选择用户", "最多选择2个"]);
  act(() => void (chooser.current.page.rows[0] && chooser.current.selection.toggle(chooser.current.page.rows[0])));
  act(() => chooser.current.confirm());
  expect(picked.map(names)).toEqual([names(chooser.current.page.rows.slice(0, 1))]);
});

test("who may send coupons may choose users, others may not", async () => {
  expect((await open({ users: 1, permissions: ["admin:coupon:user:receive"] })).chooser.current.page.rows).toHaveLength(1);
  expect((await open({ users: 1, permissions: ["merchant:coupon:page:list"] })).chooser.current).toMatchObject({
    reading: { isRefused: true },
    page: { rows: [] },
  });
});
