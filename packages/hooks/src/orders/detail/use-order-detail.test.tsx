import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../../testing";
import { useOrderDetail } from "./use-order-detail";
import { useShipmentForm } from "./use-shipment-form";

test("the lines of an order add up to what was paid for it, with discounts and shipping", async () => {
  const shop = await openShop({
    products: 3,
    orders: [
      { lines: [{ payNum: 3 }, { product: 1 }, { product: 2, payNum: 2 }], merCouponPrice: 100, platCouponPrice: 33, payPostage: 799 },
    ],
  });
  const [order] = (await shop.client.listOrders({ query: {} })).list;
  const { result: detail } = renderHook(() => useOrderDetail(order?.orderNo ?? ""), { wrapper: shop.wrapper });
  await waitFor(() => expect(detail.current.order).toBeDefined());
  expect(detail.current.sums).toMatchObject({ pieces: 6, paid: order?.payPrice, refunded: "0.00" });
  expect(detail.current.tabs).toEqual(["info", "goods", "history"]);
});

test("the tabs follow the state: shipments once something is sent, the code where it is picked up", async () => {
  const shop = await openShop({ orders: [{ status: 4 }, { status: 3, shippingType: 2 }] });
  const { list } = await shop.client.listOrders({ query: {} });
  const tabsOf = async (orderNo: string) => {
    const { result: detail } = renderHook(() => useOrderDetail(orderNo), { wrapper: shop.wrapper });
    await waitFor(() => expect(detail.current.order).toBeDefined());
    return detail.current.tabs.at(-2);
  };
  expect(await Promise.all(list.map(({ orderNo }) => tabsOf(orderNo)))).toEqual(["pickUp", "shipments"]);
});

test("an order that is not there says so", async () => {
  const shop = await openShop();
  const { result: detail } = renderHook(() => useOrderDetail("404"), { wrapper: shop.wrapper });
  await waitFor(() => expect(detail.current.error).toMatchObject({ code: 5001 }));
});

test("a shipment is corrected in its own way of travelling", async () => {
  const shop = await openShop({ orders: [{}] });
  const [order] = (await shop.client.listOrders({ query: {} })).list;
  const orderNo = order?.orderNo ?? "";
  await shop.client.sendOrder({
    body: { orderNo, deliveryType: "express", expressCode: "shunfeng", expressNumber: "SF1", isSplit: false },
  });
  const [shipment] = await shop.client.listShipments({ path: { orderNo } });
  if (!shipment) throw new Error("it is sent");
  let closed = 0;
  const { result: form } = renderHook(() => useShipmentForm({ shipment, onClose: () => void (closed += 1) }), { wrapper: shop.wrapper });
  await waitFor(() => expect(form.current.express.isLoading).toBe(false));
  expect(form.current.form.getValues()).toMatchObject({ expressCode: "shunfeng", expressNumber: "SF1" });
  act(() => form.current.form.setValue("expressNumber", "SF2", { shouldDirty: true }));
  act(() => form.current.submit());
  await waitFor(() => expect(closed).toBe(1));
  expect(await shop.client.listShipments({ path: { orderNo } })).toMatchObject([{ trackingNumber: "SF2", expressCode: "shunfeng" }]);
});
