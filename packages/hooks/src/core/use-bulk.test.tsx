import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../testing";
import { useBulk } from "./use-bulk";
import { useRead } from "./use-read";

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
