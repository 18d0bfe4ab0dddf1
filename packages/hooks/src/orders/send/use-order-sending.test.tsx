import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../../testing";
import { useOrderSending } from "./use-order-sending";

async function open(seed: Seed) {
  const shop = await openShop(seed);
  const { list } = await shop.client.listOrders({ query: { page: 1, limit: 20 } });
  const [order] = list;
  if (!order) throw new Error("there is an order");
  return { ...shop, order };
}

async function sendingOf({ wrapper, order }: Awaited<ReturnType<typeof open>>) {
  let closed = 0;
  const { result: sending } = renderHook(() => useOrderSending({ order, onClose: () => void (closed += 1) }), { wrapper });
  await waitFor(() => expect(sending.current.express.isLoading).toBe(false));
  return { sending, isClosed: () => closed === 1 };
}

const stateOf = async ({ client, order }: Awaited<ReturnType<typeof open>>) => client.getOrder({ path: { orderNo: order.orderNo } });

test("an order is sent whole by the default company, which is the first choice; the last used one is the next", async () => {
  const shop = await open({ shopCompanies: 3, orders: [{}] });
  const { sending, isClosed } = await sendingOf(shop);
  const [first, other] = sending.current.express.companies;
  expect(sending.current.form.getValues("expressCode")).toBe(first?.code);
  act(() => sending.current.form.setValue("expressCode", other?.code ?? "", { shouldDirty: true }));
  act(() => sending.current.form.setValue("expressNumber", " SF1234567890 ", { shouldDirty: true }));
  act(() => sending.current.submit());
  await waitFor(() => expect(isClosed()).toBe(true));
  expect(await stateOf(shop)).toMatchObject({ status: 4, deliveryType: "express" });
  expect(shop.notices).toEqual([{ kind: "success", text: "发货成功" }]);
  const again = await sendingOf(shop);
  await waitFor(() => expect(again.sending.current.form.getValues("expressCode")).toBe(other?.code));
});

test("a part is sent in pieces of its lines, and the rest stays", async () => {
  const shop = await open({ products: 2, orders: [{ lines: [{ payNum: 3 }, { product: 1, payNum: 1 }] }] });
  const { sending, isClosed } = await sendingOf(shop);
  const [line] = sending.current.lines;
  act(() => sending.current.form.setValue("deliveryType", "noNeed", { shouldDirty: true }));
  act(() => sending.current.form.setValue("isSplit", true, { shouldDirty: true }));
  act(() => sending.current.submit());
  await waitFor(() => expect(sending.current.form.getFieldState("chosen").error?.message).toBe("problems.sendLinesEmpty"));
  act(() => sending.current.form.setValue("chosen", [{ orderDetailId: line?.id ?? 0, num: 4 }], { shouldDirty: true }));
  act(() => sending.current.submit());
  await waitFor(() => expect(sending.current.form.getFieldState("chosen").error?.message).toBe("problems.linesMany"));
  expect(sending.current.linesParams()).toMatchObject({ place: 1, max: 3 });
  act(() => sending.current.form.setValue("chosen", [{ orderDetailId: line?.id ?? 0, num: 2 }], { shouldDirty: true }));
  act(() => sending.current.submit());
  await waitFor(() => expect(isClosed()).toBe(true));
  const order = await stateOf(shop);
  expect(order).toMatchObject({ status: 2, isSplitDelivery: true });
  expect(order.orderDetailList.map(({ deliveryNum }) => deliveryNum)).toEqual([2, 0]);
});

test("what is missing is said at its field, and what the server refuses keeps everything typed", async () => {
  const shop = await open({ shopCompanies: 1, orders: [{}] });
  const { sending, isClosed } = await sendingOf(shop);
  act(() => sending.current.submit());
  await waitFor(() => expect(sending.current.form.getFieldState("expressNumber").error?.message).toBe("请输入快递单号"));
  act(() => sending.current.form.setValue("expressNumber", "YT1", { shouldDirty: true }));
  await shop.client.sendOrder({ body: { orderNo: shop.order.orderNo, deliveryType: "noNeed", isSplit: false } });
  act(() => sending.current.submit());
  await waitFor(() => expect(shop.notices).toMatchObject([{ kind: "error" }]));
  expect(isClosed()).toBe(false);
  expect(sending.current.form.getValues("expressNumber")).toBe("YT1");
});

test("virtual goods are sent without a parcel", async () => {
  const shop = await open({ orders: [{ secondType: 2, shippingType: 3 }] });
  const { sending, isClosed } = await sendingOf(shop);
  expect([sending.current.isOfVirtual, sending.current.deliveryType]).toEqual([true, "noNeed"]);
  act(() => sending.current.submit());
  await waitFor(() => expect(isClosed()).toBe(true));
  expect(await stateOf(shop)).toMatchObject({ status: 4 });
});
