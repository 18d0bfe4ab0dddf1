import { AfterSalesType, DeliveryType, OrderStatus, RefundStatus, type Schema } from "@shopkeeper/sdk";
import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { ShopProvider } from "../shop";
import { useAction, useRefresh } from "../core";
import { openShop } from "../testing";
import { useOrderAlert } from "./use-order-alert";
import { useWaitingWork, type Windows } from "./use-waiting-work";
import { waitingAt, waitingCount } from "./waiting-work";

/** A window that leads at once, and publishes to no other. */
const alone: Windows = {
  lead(_, work) {
    const over = new AbortController();
    void work(over.signal);
    return () => over.abort();
  },
  join: () => ({ publish: () => undefined, leave: () => undefined }),
};

/** Watches a shop's work; the test ends each pause. */
async function watched(seed: Seed, windows = alone) {
  const opened = await openShop(seed);
  const heard: string[] = [];
  const pauses: number[] = [];
  let goOn = () => undefined;
  const wait = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      pauses.push(milliseconds);
      goOn = () => void resolve();
    });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ShopProvider client={opened.client} account={opened.account} storage={opened.storage} wait={wait}>
      {children}
    </ShopProvider>
  );
  const { result, rerender } = renderHook(
    () => ({
      work: useWaitingWork({ windows, announce: (alert) => heard.push(alert) }),
      sound: useOrderAlert(),
      refresh: useRefresh(),
      send: useAction((body: Schema<"SendOrderInput">, client) => client.sendOrder({ body }), ["orders"]),
    }),
    { wrapper },
  );
  const nextRound = async () => {
    const rounds = pauses.length;
    goOn();
    await waitFor(() => expect(pauses).toHaveLength(rounds + 1));
  };
  return { ...opened, result, rerender, heard, pauses, nextRound };
}

const returned = {
  status: OrderStatus.awaitingReceipt,
  lines: [{ refunds: [{ refundStatus: RefundStatus.awaitingReceipt, afterSalesType: AfterSalesType.returnAndRefund }] }],
};
const asked = { lines: [{ payNum: 2, refunds: [{ applyRefundNum: 1 }] }] };

test("what waits is counted for each page, twice a minute", async () => {
  const { result, pauses, nextRound } = await watched({ orders: [{}, asked, { status: 4 }, { status: 3, shippingType: 2 }, returned] });
  await waitFor(() => expect(result.current.work).toMatchObject({ toSend: 2, toVerify: 1, toRefund: 1, toReceive: 1, unread: 0 }));
  expect([...waitingAt(result.current.work)]).toEqual([
    ["/order/list", 3],
    ["/order/refund", 2],
  ]);
  expect(waitingCount(result.current.work)).toBe(5);
  await waitFor(() => expect(pauses).toEqual([30_000]));
  await nextRound();
  expect(pauses).toEqual([30_000, 30_000]);
});

test("what is done here moves the counts at once, in the other windows too", async () => {
  const told: object[] = [];
  const windows: Windows = { ...alone, join: () => ({ publish: (news) => void told.push(Object(news)), leave: () => undefined }) };
  const { result, client, pauses } = await watched({ orders: [{}, {}, asked] }, windows);
  await waitFor(() => expect(result.current.work).toMatchObject({ toSend: 3, toRefund: 1 }));
  const order = (await client.listOrders({ query: { status: "notShipped" } })).list[0];
  const body = { orderNo: order?.orderNo ?? "", deliveryType: DeliveryType.noNeed, isSplit: false };
  await act(async () => void (await result.current.send.run(body)));
  await waitFor(() => expect(result.current.work.toSend).toBe(2));
  expect(told.at(-1)).toMatchObject({ toSend: 2, toRefund: 1 });
  expect(pauses).toHaveLength(1);
});

test("what does not concern it is no reason to read it again", async () => {
  const told: object[] = [];
  const windows: Windows = { ...alone, join: () => ({ publish: (news) => void told.push(Object(news)), leave: () => undefined }) };
  const { result } = await watched({ orders: [{}] }, windows);
  await waitFor(() => expect(result.current.work.toSend).toBe(1));
  const before = told.length;
  await act(async () => void (await result.current.refresh(["coupons"])));
  expect(told).toHaveLength(before);
});

test("it is the same object while nothing changes, so that the menu does not render with every page", async () => {
  const { result, rerender, pauses, nextRound } = await watched({ orders: [{}] });
  await waitFor(() => expect([result.current.work.toSend, pauses.length]).toEqual([1, 1]));
  const { work } = result.current;
  rerender();
  await nextRound();
  expect(result.current.work).toBe(work);
});

test("who sees no orders asks for nothing", async () => {
  const led: string[] = [];
  const windows: Windows = { ...alone, lead: (name) => (led.push(name), () => undefined) };
  const { result } = await watched({ permissions: ["merchant:coupon:page:list"] }, windows);
  expect([result.current.work, led]).toEqual([{}, []]);
});

test("a new order is heard as the person chose, and what stays the same is not", async () => {
  const { result, shop, heard, pauses, nextRound } = await watched({ orders: [{ payTime: new Date(Date.now() - 60_000) }] });
  await waitFor(() => expect(pauses).toHaveLength(1));
  act(() => result.current.sound.choose("voice"));
  await nextRound();
  expect(heard).toEqual([]);
  await shop.add({ orders: [{ payTime: new Date() }] });
  await nextRound();
  expect(heard).toEqual(["voice"]);
  await waitFor(() => expect(result.current.work.toSend).toBe(2));
});

test("an order that was paid within the same second as the last one is heard", async () => {
  const second = Date.now() - (Date.now() % 1000);
  const { result, shop, heard, pauses, nextRound } = await watched({ orders: [{ payTime: new Date(second + 100) }] });
  await waitFor(() => expect(pauses).toHaveLength(1));
  act(() => result.current.sound.choose("voice"));
  await shop.add({ orders: [{ payTime: new Date(second + 200) }] });
  await nextRound();
  expect(heard).toEqual(["voice"]);
});

test("an order that came while the window was hidden is heard, also when another one was sent meanwhile", async () => {
  let begin = () => undefined;
  let hide = () => undefined;
  const hidden: Windows = {
    ...alone,
    lead(_, work) {
      begin = () => {
        const over = new AbortController();
        hide = () => void over.abort();
        void work(over.signal);
      };
      begin();
      return () => hide();
    },
  };
  const { result, shop, client, heard, pauses, nextRound } = await watched(
    { orders: [{ payTime: new Date(Date.now() - 60_000) }] },
    hidden,
  );
  await waitFor(() => expect(pauses).toHaveLength(1));
  act(() => result.current.sound.choose("sound"));
  await nextRound();
  hide();
  const [order] = (await client.listOrders({ query: {} })).list;
  await client.sendOrder({ body: { orderNo: order?.orderNo ?? "", deliveryType: "noNeed", isSplit: false } });
  await shop.add({ orders: [{ payTime: new Date() }] });
  const rounds = pauses.length;
  begin();
  await waitFor(() => expect(pauses).toHaveLength(rounds + 1));
  expect([heard, result.current.work.toSend]).toEqual([["sound"], 1]);
});

test("while asking fails, the pauses grow", async () => {
  const { client, pauses, nextRound } = await watched({ orders: [{}] });
  await waitFor(() => expect(pauses).toHaveLength(1));
  await client.logout();
  await nextRound();
  await nextRound();
  expect(pauses).toEqual([30_000, 60_000, 120_000]);
});
