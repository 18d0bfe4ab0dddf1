import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../testing";
import { useRefresh } from "./use-read";
import { useStored } from "./use-stored";

test("a record stays as it was read, whatever is saved meanwhile, and the next form begins with the newest", async () => {
  const { wrapper, client } = await openShop({ coupons: 1 });
  const [coupon] = (await client.listCoupons()).list;
  if (!coupon) throw new Error("there is one");
  const form = () =>
    renderHook(() => ({ stored: useStored("getCoupon", { path: { id: coupon.id } }), refresh: useRefresh() }), { wrapper });
  const { result } = form();
  expect(result.current.stored).toMatchObject({ isLoading: true, record: undefined });
  await waitFor(() => expect(result.current.stored.record?.id).toBe(coupon.id));
  const first = result.current.stored.record;

  await client.toggleCoupon({ path: { id: coupon.id } });
  await act(() => result.current.refresh(["coupons"]));
  expect(result.current.stored.record).toBe(first);

  const { result: next } = form();
  await waitFor(() => expect(next.current.stored.record?.status).toBe(!coupon.status));
});

test("it goes on from another version when it is told to, and never takes one record for another", async () => {
  const { wrapper, client } = await openShop({ coupons: 2 });
  const [one, other] = (await client.listCoupons()).list;
  if (!one || !other) throw new Error("there are two");
  const current = { ...(await client.getCoupon({ path: { id: one.id } })), name: "别人改的" };
  const { result, rerender } = renderHook(({ id }) => useStored("getCoupon", { path: { id } }), { wrapper, initialProps: { id: one.id } });
  await waitFor(() => expect(result.current.record?.id).toBe(one.id));
  act(() => result.current.setRecord(current));
  expect(result.current.record?.name).toBe("别人改的");
  rerender({ id: other.id });
  expect(result.current).toMatchObject({ record: undefined, isLoading: true });
  await waitFor(() => expect(result.current.record?.id).toBe(other.id));
});

test("what someone may not see is not asked for", async () => {
  const { wrapper } = await openShop({ coupons: 1, permissions: [] });
  const { result } = renderHook(() => useStored("getCoupon", { path: { id: 1 } }), { wrapper });
  expect(result.current).toMatchObject({ record: undefined, isLoading: false, error: undefined });
});
