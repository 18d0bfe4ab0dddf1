import { AfterSalesType, OrderStatus, RefundStatus, RefundTab, ReturnGoodsType } from "@shopkeeper/sdk";
import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { promptDelay } from "../form";
import { openShop, searchState } from "../testing";
import { useRefundDetail } from "./use-refund-detail";
import { useRefundList } from "./use-refund-list";
import { useReturnAgreement } from "./use-return-agreement";

async function open(url: string, seed: Seed) {
  const shop = await openShop(seed);
  const useSearch = searchState(url);
  const { result: list } = renderHook(() => useRefundList(useSearch()), { wrapper: shop.wrapper });
  await waitFor(() => expect(list.current.reading.isLoading).toBe(false));
  const first = () => {
    const [row] = list.current.page.rows;
    if (!row) throw new Error("a refund is on the page");
    return row;
  };
  return { ...shop, list, first };
}

const requested = { lines: [{ payNum: 2, refunds: [{ applyRefundNum: 1 }] }] };
const returned = {
  status: OrderStatus.awaitingReceipt,
  lines: [{ deliveryNum: 1, refunds: [{ afterSalesType: AfterSalesType.returnAndRefund, returnGoodsType: ReturnGoodsType.express }] }],
};
const onItsWay = {
  status: OrderStatus.awaitingReceipt,
  lines: [{ deliveryNum: 1, refunds: [{ refundStatus: RefundStatus.awaitingReceipt }] }],
};

test("counters follow the filters, and each is the number of rows under its tab", async () => {
  const { list } = await open("", { orders: [requested, returned, onItsWay] });
  await waitFor(() => expect(list.current.tabs.shown.find(({ value }) => value === RefundTab.all)?.count).toBe(3));
  for (const { value, count } of list.current.tabs.shown) {
    act(() => list.current.tabs.choose(value));
    await waitFor(() =>
      expect([list.current.tabs.current, list.current.reading.isOutdated, list.current.page.total]).toEqual([value, false, count]),
    );
  }
  act(() => list.current.filters.change({ orderNo: "none-has-this" }));
  await waitFor(() => expect(list.current.tabs.shown.every(({ count }) => count === 0)).toBe(true));
});

test("a refund is offered what its state allows", async () => {
  const { list, first } = await open("", { orders: [requested] });
  expect(list.current.actions.of(first())).toEqual(["agree", "refuse", "view", "mark"]);
  expect(list.current.actions.of({ ...first(), refundStatus: RefundStatus.awaitingReceipt })).toEqual([
    "receive",
    "rejectReturn",
    "view",
    "mark",
  ]);
  expect(list.current.actions.of({ ...first(), refundStatus: RefundStatus.refunding })).toEqual(["ask", "view", "mark"]);
  expect(list.current.actions.of({ ...first(), refundStatus: RefundStatus.refunded })).toEqual(["view", "mark"]);
});

test("a clerk who may only look is offered no decision", async () => {
  const { list, first } = await open("", { orders: [requested], permissions: ["merchant:refund:order:page:list"] });
  expect(list.current.actions.of(first())).toEqual(["view"]);
});

test("who holds one of the older rights is offered what it allows", async () => {
  const offered = async (right: string) => {
    const { list, first } = await open("", { orders: [requested], permissions: ["merchant:refund:order:page:list", right] });
    return list.current.actions.of(first());
  };
  expect(await offered("merchant:refund:order:refund")).toEqual(["agree", "view"]);
  expect(await offered("merchant:refund:order:refund:refuse")).toEqual(["refuse", "view"]);
});

test("agreeing to the money alone asks, and pays", async () => {
  const { list, first } = await open("", { orders: [{ ...requested, payType: "yue", payChannel: "yue" }] });
  act(() => list.current.actions.run("agree", first()));
  expect(list.current.actions.toAgree.isOpen).toBe(true);
  await act(() => list.current.actions.toAgree.confirm());
  await waitFor(() => expect(first().refundStatus).toBe(RefundStatus.refunded));
});

test("agreeing to goods that come back by express takes one of the shop's addresses", async () => {
  const { list, first, wrapper, client } = await open("", {
    orders: [returned],
    addresses: [{ receiverName: "售后小满", isDefault: true }],
  });
  act(() => list.current.actions.run("agree", first()));
  const refund = list.current.actions.returning;
  if (!refund) throw new Error("the addresses are asked for");
  const onClose = vi.fn<() => void>();
  const { result: agreement } = renderHook(() => useReturnAgreement({ refund, onClose }), { wrapper });
  await waitFor(() => expect(agreement.current.addresses.chosen).toBeDefined());
  const { confirm, addresses } = agreement.current;
  await act(async () => addresses.chosen && confirm?.(addresses.chosen));
  expect(onClose).toHaveBeenCalledOnce();
  const agreed = await client.getRefund({ path: { refundOrderNo: refund.refundOrderNo } });
  expect(agreed).toMatchObject({ refundStatus: RefundStatus.awaitingReturn, receiver: "售后小满" });
});

test("a refusal needs its reason", async () => {
  const { list, first, client } = await open("", { orders: [requested] });
  act(() => list.current.actions.run("refuse", first()));
  act(() => list.current.actions.toRefuse.confirm());
  expect(list.current.actions.toRefuse.problem).toBe("empty");
  act(() => list.current.actions.toRefuse.type("商品已经拆封"));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  act(() => list.current.actions.toRefuse.confirm());
  act(() => {
    vi.advanceTimersByTime(promptDelay);
    vi.useRealTimers(); // before the server in this process sets its own timers
  });
  await waitFor(() => expect(first().refundStatus).toBe(RefundStatus.refused));
  const { refundOrderNo } = first();
  expect(await client.getRefund({ path: { refundOrderNo } })).toMatchObject({ refundReason: "商品已经拆封" });
});

test("the address names the refund whose drawer is open", async () => {
  const { list, first } = await open("", { orders: [requested] });
  act(() => list.current.actions.run("view", first()));
  expect(list.current.detail.key).toBe(first().refundOrderNo);
  act(() => list.current.detail.close());
  expect(list.current.detail.key).toBeUndefined();
});

test("a refund's numbers are masked until they are asked for", async () => {
  const { first, wrapper } = await open("", { users: [{ phone: "13812345678" }], orders: [requested] });
  const { result } = renderHook(() => useRefundDetail(first().refundOrderNo), { wrapper });
  await waitFor(() => expect(result.current.refund?.orderInfoVo.phone).toBe("138****5678"));
  act(() => result.current.reveal?.());
  await waitFor(() => expect(result.current.refund?.orderInfoVo.phone).toBe("13812345678"));
  expect(result.current.reveal).toBeUndefined();
});
