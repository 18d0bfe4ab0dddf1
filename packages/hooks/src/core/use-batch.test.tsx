import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Seed } from "@shopkeeper/server/testing";
import { NetworkError } from "@shopkeeper/sdk";
import { openShop } from "../testing";
import { useClient, useShop } from "./shop-provider";
import { type BatchCall, useBatch } from "./use-batch";
import { useRead } from "./use-read";

async function open(seed: Seed) {
  const shop = await openShop(seed);
  const { result } = renderHook(
    () => {
      const client = useClient();
      const takeDown: BatchCall = (idList) => client.takeDownProducts({ body: { idList } });
      const putOn: BatchCall = (idList) => client.putOnProducts({ body: { idList } });
      return {
        unsaved: useShop().unsaved,
        batch: useBatch(["products"]),
        takeDown,
        putOn,
        page: useRead("listProducts", { query: { limit: 100 } }),
      };
    },
    { wrapper: shop.wrapper },
  );
  await waitFor(() => expect(result.current.page.data).toBeDefined());
  const rows = result.current.page.data?.list.map(({ id }) => ({ id })) ?? [];
  return { ...shop, result, rows };
}

test("every row has its result, with the name that the server gives, and the list is fetched again", async () => {
  const { result, rows } = await open({ products: [{ name: "甲茶" }, { name: "乙茶" }] });
  await act(() => result.current.batch.run(result.current.takeDown, rows));
  expect(result.current.batch).toMatchObject({ isRunning: false, isOpen: true, isStopped: false, total: 2 });
  expect(result.current.batch.results.map(({ row, isDone }) => [row.name, isDone])).toEqual([
    ["乙茶", true],
    ["甲茶", true],
  ]);
  expect(result.current.page.data?.total).toBe(0);
  act(() => result.current.batch.close());
  expect(result.current.batch.isOpen).toBe(false);
});

test("while it runs, leaving the page would lose what is not done yet", async () => {
  const { result, rows } = await open({ products: 2 });
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  act(() => void result.current.batch.run((ids) => held.then(() => result.current.takeDown(ids)), rows));
  expect(result.current.unsaved.isAny()).toBe(true);
  act(goOn);
  await waitFor(() => expect(result.current.batch.isRunning).toBe(false));
  expect(result.current.unsaved.isAny()).toBe(false);
});

test("a refused row says why, and does not stop the others", async () => {
  const { result, rows, client } = await open({ products: [{ name: "有货" }, { name: "无货", stock: 0 }] });
  await client.takeDownProducts({ body: { idList: rows.map(({ id }) => id) } });
  await act(() => result.current.batch.run(result.current.putOn, rows));
  const named = Object.fromEntries(result.current.batch.results.map(({ row, ...rest }) => [row.name, rest]));
  expect(named["有货"]).toEqual({ isDone: true });
  expect(named["无货"]).toMatchObject({ isDone: false, reason: expect.stringContaining("库存") });
});

test("a row that is gone meanwhile has its own result, and the others are done", async () => {
  const { result, rows } = await open({ products: 2 });
  const gone = { id: 2147483647, name: "消失的茶" };
  await act(() => result.current.batch.run(result.current.takeDown, [rows[0] ?? gone, gone, rows[1] ?? gone]));
  expect(result.current.batch.results.map(({ isDone }) => isDone)).toEqual([true, false, true]);
  expect(result.current.batch.results[1]).toMatchObject({ row: gone, reason: "商品不存在或已被删除" });
});

test("it travels a hundred rows at a time, and is stopped between two calls", async () => {
  const { wrapper } = await openShop();
  const calls: number[] = [];
  const answer: BatchCall = async (ids) => (calls.push(ids.length), ids.map((id) => ({ id, name: `${id}`, code: 200, message: null })));
  const { result } = renderHook(() => useBatch([]), { wrapper });
  const rows = Array.from({ length: 250 }, (_, at) => ({ id: at + 1 }));
  await act(() => result.current.run(answer, rows));
  expect(calls).toEqual([100, 100, 50]);
  await act(() =>
    result.current.run(async (ids) => {
      result.current.stop();
      return answer(ids);
    }, rows),
  );
  expect(result.current).toMatchObject({ isRunning: false, isStopped: true, total: 250 });
  expect(result.current.results).toHaveLength(100);
});

test("without a network it goes no further", async () => {
  const { wrapper } = await openShop();
  const { result } = renderHook(() => useBatch([]), { wrapper });
  const rows = Array.from({ length: 250 }, (_, at) => ({ id: at + 1 }));
  await act(() => result.current.run(() => Promise.reject(new NetworkError("takeDownProducts", "unreachable")), rows));
  expect(result.current.results).toHaveLength(100);
  expect(result.current).toMatchObject({ isStopped: true });
  expect(result.current.results[0]).toMatchObject({ isDone: false, reason: "网络连接失败，请检查网络后重试" });
});
