import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop, searchState } from "../../testing";
import { useOrderList } from "./use-order-list";
import { useOrderNote } from "./use-order-note";
import { useOrderVerification } from "./use-order-verification";

test("picked orders are sent and noted together; what was refused stays picked and says why", async () => {
  const { wrapper } = await openShop({ orders: [{}, {}, { status: 4 }] });
  const useSearch = searchState("");
  const { result: list } = renderHook(() => useOrderList(useSearch()), { wrapper });
  await waitFor(() => expect(list.current.page.rows).toHaveLength(3));
  act(() => void list.current.selection.togglePage(list.current.page.rows));
  act(() => list.current.batch.open("send"));
  expect(list.current.batch.dialog).toMatchObject({ action: "send" });
  await act(() => list.current.batch.send({ deliveryType: "merchant", deliveryCarrier: "小李", carrierPhone: "13800000000" }));
  expect(list.current.batch.results.results.map(({ isDone }) => isDone)).toEqual([true, true, false].reverse());
  expect(list.current.batch.results.results.find(({ isDone }) => !isDone)?.reason).toContain("待收货");
  expect(list.current.selection.count).toBe(1);
  await waitFor(() => expect(list.current.page.rows.map(({ status }) => status)).toEqual([4, 4, 4]));

  act(() => void list.current.selection.togglePage(list.current.page.rows));
  act(() => list.current.batch.open("note"));
  await act(() => list.current.batch.note("周五前补发赠品"));
  expect(list.current.page.rows.map(({ merchantRemark }) => merchantRemark)).toEqual(Array(3).fill("周五前补发赠品"));
  expect(list.current.selection.count).toBe(0);
});

test("buyers whose accounts are closed are confirmed once, with their count", async () => {
  const { wrapper } = await openShop({ users: [{ isLogoff: true }], orders: [{}, {}] });
  const useSearch = searchState("");
  const { result: list } = renderHook(() => useOrderList(useSearch()), { wrapper });
  await waitFor(() => expect(list.current.page.rows).toHaveLength(2));
  act(() => void list.current.selection.togglePage(list.current.page.rows));
  act(() => list.current.batch.open("send"));
  expect([list.current.batch.dialog, list.current.batch.toSend.subject?.count]).toEqual([undefined, 2]);
  await act(() => list.current.batch.toSend.confirm());
  expect(list.current.batch.dialog).toMatchObject({ action: "send" });
});

test("a note is replaced, and may be emptied again", async () => {
  const shop = await openShop({ orders: [{ merchantRemark: "易碎" }] });
  const read = async () => (await shop.client.listOrders({ query: {} })).list[0];
  const order = await read();
  for (const remark of ["轻放", ""]) {
    const { result: note } = renderHook(() => useOrderNote({ order, onClose: () => undefined }), { wrapper: shop.wrapper });
    act(() => note.current.form.setValue("remark", remark, { shouldDirty: true }));
    act(() => note.current.submit());
    await waitFor(async () => expect((await read())?.merchantRemark ?? "").toBe(remark));
  }
});

test("codes are written off one after the other, and a code that was written off says when and by whom", async () => {
  const { wrapper } = await openShop({ orders: [{ status: 3, shippingType: 2, verifyCode: "1234567890" }] });
  const { result: verification } = renderHook(() => useOrderVerification(), { wrapper });
  const scan = async (code: string) => {
    act(() => verification.current.setCode(code));
    await act(() => verification.current.submit());
  };
  await scan(" 12345 67890 ");
  expect(verification.current).toMatchObject({ code: "", results: [{ code: "1234567890", state: "done" }] });
  await scan("1234567890");
  expect(verification.current.results).toMatchObject([{ state: "refused", reason: expect.stringContaining("核销") }]);
  await scan("000");
  expect(verification.current.results[0]?.reason).toBe("核销码不存在，请核对后重新输入");
  expect(verification.current.counts).toEqual({ done: 0, failed: 2 });
});
