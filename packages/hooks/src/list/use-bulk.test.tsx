import { ApiError, NetworkError, StockMode } from "@shopkeeper/sdk";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../testing";
import { useShop } from "../shop/shop-provider";
import type { GroupCall } from "./bulk-call";
import { useBulk } from "./use-bulk";
import { useRead } from "../core/use-read";

test("one refusal does not stop the others, and every row gets its result in order", async () => {
  const { wrapper } = await openShop({ coupons: 6 });
  const { result } = renderHook(
    () => ({
      page: useRead("listCoupons", { query: {} }),
      bulk: useBulk((id: number, client) => client.deleteCoupon({ path: { id } }), ["coupons"]),
    }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.page.data?.total).toBe(6));
  const ids = result.current.page.data?.list.map(({ id }) => id) ?? [];
  const requestedIds = [...ids.slice(0, 3), 2147483647, ...ids.slice(3)];
  await act(() => result.current.bulk.run(requestedIds));
  expect(result.current.bulk.results.map(({ row }) => row)).toEqual(requestedIds);
  expect(result.current.bulk.results.filter(({ isDone }) => !isDone)).toEqual([{ row: 2147483647, isDone: false, reason: "优惠券不存在" }]);
  expect(result.current.bulk).toMatchObject({ isRunning: false, isOpen: true, total: 7 });
  expect(result.current.page.data?.total).toBe(0);
  act(() => result.current.bulk.close());
  expect(result.current.bulk.isOpen).toBe(false);
});

test("a few rows run at once, and a second press while they run does nothing", async () => {
  const { wrapper } = await openShop();
  let running = 0;
  let most = 0;
  const calls: number[] = [];
  const work = async (row: number) => {
    calls.push(row);
    most = Math.max(most, ++running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running--;
  };
  const { result } = renderHook(() => useBulk(work, []), { wrapper });
  await act(async () => {
    const first = result.current.run(Array.from({ length: 20 }, (_, row) => row));
    expect(await result.current.run([99])).toEqual([]);
    await first;
  });
  expect(calls).toHaveLength(20);
  expect(most).toBe(4);
});

const groups = (run: GroupCall<number>["run"]): GroupCall<number> => ({ size: 100, run });
const done = (rows: readonly number[]) => rows.map((row) => ({ row, isDone: true }));
const rows = Array.from({ length: 250 }, (_, at) => at);

test("groups go one after the other and are stopped between two calls; until then the page is unsaved", async () => {
  const { wrapper } = await openShop();
  const sizes: number[] = [];
  let stopAt = Number.POSITIVE_INFINITY;
  const { result } = renderHook(
    () => {
      const bulk = useBulk(
        groups(async (group) => {
          sizes.push(group.length);
          if (sizes.length === stopAt) bulk.stop();
          return done(group);
        }),
        [],
      );
      return { bulk, unsaved: useShop().unsaved };
    },
    { wrapper },
  );
  let running: Promise<unknown> | undefined;
  act(() => void (running = result.current.bulk.run(rows)));
  expect(result.current.unsaved.isAny()).toBe(true);
  await act(() => running);
  expect(result.current.unsaved.isAny()).toBe(false);
  expect(sizes).toEqual([100, 100, 50]);
  stopAt = 4;
  await act(() => result.current.bulk.run(rows));
  expect(result.current.bulk).toMatchObject({ isRunning: false, isStopped: true, total: 250 });
  expect(result.current.bulk.results).toHaveLength(100);
});

test("without a network it goes no further", async () => {
  const { wrapper } = await openShop();
  const call = groups(() => Promise.reject(new NetworkError("takeDownProducts", "unreachable")));
  const { result } = renderHook(() => useBulk(call, []), { wrapper });
  await act(() => result.current.run(rows));
  expect(result.current).toMatchObject({ isStopped: true, results: { length: 100 } });
  expect(result.current.results[0]).toMatchObject({ isDone: false, reason: "网络连接失败，请检查网络后重试" });
});

test("what failed is tried again, beside what is done; every run says how it ended", async () => {
  const { wrapper } = await openShop();
  const broken = new Set([2, 3]);
  const ended: number[] = [];
  const work = async (row: number) => {
    if (broken.has(row)) throw new ApiError("失败", { code: 400, status: 400, operationId: "save" });
  };
  const { result } = renderHook(() => useBulk(work, [], (results) => ended.push(results.length)), { wrapper });
  await act(() => result.current.run([1, 2, 3]));
  expect(result.current.results.map(({ isDone }) => isDone)).toEqual([true, false, false]);
  broken.delete(2);
  await act(async () => result.current.retry?.());
  await waitFor(() => expect(result.current.results.filter(({ isDone }) => isDone).map(({ row }) => row)).toEqual([1, 2]));
  expect(result.current).toMatchObject({ total: 3, isRunning: false });
  broken.clear();
  await act(async () => result.current.retry?.());
  await waitFor(() => expect(result.current.retry).toBeUndefined());
  expect(ended).toEqual([3, 2, 1]);
});

test("a trial changes nothing, what it allows is done after it, and the run is undone as a whole", async () => {
  const { wrapper, client } = await openShop({ coupons: 3 });
  const names = async () => (await client.listCoupons()).list.map(({ id }) => id);
  const ids = await names();
  const { result } = renderHook(() => useBulk((id: number, sent) => sent.deleteCoupon({ path: { id } }), ["coupons"]), { wrapper });
  await act(() => result.current.dryRun([...ids, 2_000_000_000]));
  expect(result.current).toMatchObject({ isTrial: true, undo: undefined, retry: undefined });
  expect(result.current.results.map(({ isDone }) => isDone)).toEqual([true, true, true, false]);
  expect(await names()).toEqual(ids);
  act(() => result.current.proceed?.());
  await waitFor(() => expect(result.current).toMatchObject({ isTrial: false, isRunning: false }));
  expect(await names()).toEqual([]);
  act(() => result.current.undo?.());
  await waitFor(() => expect(result.current.undoing.results?.map(({ code }) => code)).toEqual([200, 200, 200]));
  expect(await names()).toEqual(ids);
});

test("a group whose answer was lost is made again as it was: it has one effect, and is undone with the rest", async () => {
  const shop = await openShop({ products: [{ isShow: false, isRecycle: true }, { name: "甲" }, { name: "乙" }, { name: "丙" }] });
  const { client } = shop;
  const onSale = async () => (await client.listProducts({ query: { type: 1 } })).list;
  const stocks = async () => (await onSale()).map(({ stock }) => stock);
  const ids = (await onSale()).map(({ id }) => id);
  const bin = (await client.listProducts({ query: { type: 5 } })).list.map(({ id }) => id);
  const before = await stocks();
  let losing = 2;
  const adding: GroupCall<number> = {
    size: 2,
    async run(idList, sent) {
      if (idList.every((id) => id !== bin[0]) && losing-- > 0) shop.loseNextAnswer();
      const answers = await sent.setProductStocks({ body: { idList: [...idList], changeMode: StockMode.add, stock: 5 } });
      return answers.map(({ id, code }) => ({ row: id, isDone: code === 200 }));
    },
  };
  const { result } = renderHook(() => useBulk(adding, ["products"]), { wrapper: shop.wrapper });
  await act(() => result.current.run([...bin, ...ids]));
  expect(result.current.results.map(({ isDone }) => isDone)).toEqual([false, true, false, false]);
  await act(async () => result.current.retry?.());
  await waitFor(() => expect(result.current.isRunning).toBe(false));
  await act(() => result.current.run([...bin, ...ids.slice(1)]));
  expect(result.current.results.filter(({ isDone }) => isDone).map(({ row }) => row)).toEqual(ids.slice(1));
  const skus = (await client.getProduct({ path: { id: ids[1] ?? 0 } })).attrValue.length;
  expect((await stocks())[1]).toBe((before[1] ?? 0) + 5 * skus);
  act(() => result.current.undo?.());
  await waitFor(() => expect(result.current.undoing.results?.map(({ code }) => code)).toEqual([200, 200, 200]));
  expect(await stocks()).toEqual(before);
});
