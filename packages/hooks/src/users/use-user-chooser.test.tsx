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
  await waitFor(() => expect(chooser.current.isLoading).toBe(false));
  return { ...shop, chooser, picked };
}

const names = (users: readonly UserBrief[]) => users.map(({ nickname }) => nickname);

test("it shows the buyers who follow the shop, and of other shops nobody", async () => {
  await open({ users: 3 });
  const { chooser } = await open({ users: [{ nickname: "小明" }] });
  expect(names(chooser.current.rows)).toEqual(["小明"]);
});

test("users are found by nickname, or by number", async () => {
  const { chooser } = await open({ users: [{ nickname: "小明" }, { nickname: "小红" }] });
  const red = chooser.current.rows.find(({ nickname }) => nickname === "小红");
  act(() => chooser.current.change({ searchType: "nickname", content: " 小明 " }));
  await waitFor(() => expect(names(chooser.current.rows)).toEqual(["小明"]));
  act(() => chooser.current.change({ searchType: "uid", content: String(red?.id) }));
  await waitFor(() => expect(names(chooser.current.rows)).toEqual(["小红"]));
});

test("a number with letters is a problem, and is not sent", async () => {
  const { chooser } = await open({ users: 1 });
  act(() => chooser.current.change({ searchType: "uid", content: "小明" }));
  expect(chooser.current).toMatchObject({ problem: "problems.digits", rows: [], error: undefined });
  act(() => chooser.current.reset());
  await waitFor(() => expect(chooser.current.rows).toHaveLength(1));
});

test("who is picked stays picked over pages", async () => {
  const { chooser, picked } = await open({ users: 25 });
  expect(chooser.current.query.limit).toBe(20);
  act(() => void chooser.current.selection.togglePage(chooser.current.rows));
  act(() => chooser.current.change({ page: 2 }));
  await waitFor(() => expect(chooser.current.rows).toHaveLength(5));
  act(() => void (chooser.current.rows[0] && chooser.current.selection.toggle(chooser.current.rows[0])));
  act(() => chooser.current.confirm());
  expect(picked[0]).toHaveLength(21);
});

test("more than the most is refused", async () => {
  const { chooser, notices } = await open({ users: 3 }, { max: 2 });
  act(() => void chooser.current.selection.togglePage(chooser.current.rows));
  expect(chooser.current.selection.count).toBe(0);
  expect(notices).toEqual([{ kind: "info", text: "最多选择2个" }]);
});

test("确定 with nobody chosen hands nobody back", async () => {
  const { chooser, picked, notices } = await open({ users: 1 });
  act(() => chooser.current.confirm());
  expect([picked, notices]).toEqual([[], [{ kind: "info", text: "请选择用户" }]]);
});

test("who may send coupons may choose users, others may not", async () => {
  expect((await open({ users: 1, permissions: ["admin:coupon:user:receive"] })).chooser.current.rows).toHaveLength(1);
  expect((await open({ users: 1, permissions: ["merchant:coupon:page:list"] })).chooser.current).toMatchObject({
    isRefused: true,
    rows: [],
  });
});
