import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../../testing";
import { useDirectRefund } from "./use-direct-refund";

async function open() {
  const shop = await openShop({
    products: 2,
    orders: [
      {
        payType: "yue",
        lines: [
          { payNum: 3, price: 1000 },
          { product: 1, price: 333 },
        ],
      },
    ],
  });
  const [order] = (await shop.client.listOrders({ query: {} })).list;
  if (!order) throw new Error("there is an order");
  let closed = 0;
  const { result: refund } = renderHook(() => useDirectRefund({ order, onClose: () => void (closed += 1) }), { wrapper: shop.wrapper });
  const done = () => waitFor(() => expect(closed).toBe(1));
  const info = () => shop.client.getOrder({ path: { orderNo: order.orderNo } });
  return { refund, order, done, info };
}

test("what is expected follows the chosen pieces, and is what is paid back", async () => {
  const { refund, order, done, info } = await open();
  expect(refund.current.expected).toBe(order.payPrice);
  act(() => refund.current.form.setValue("returnType", 2, { shouldDirty: true }));
  expect(refund.current.expected).toBe("0.00");
  act(() => refund.current.submit());
  await waitFor(() => expect(refund.current.form.getFieldState("chosen").error?.message).toBe("problems.refundLinesEmpty"));
  const [line] = refund.current.lines;
  act(() => refund.current.form.setValue("chosen", [{ orderDetailId: line?.id ?? 0, num: 2 }], { shouldDirty: true }));
  expect(refund.current.expected).toBe("20.00");
  act(() => refund.current.submit());
  await done();
  expect((await info()).orderDetailList[0]).toMatchObject({ refundNum: 2, refundPrice: "20.00" });
});

test("a whole order is paid back at once", async () => {
  const { refund, order, done, info } = await open();
  act(() => refund.current.submit());
  await done();
  const { refundStatus, orderDetailList } = await info();
  expect([refundStatus, orderDetailList.map(({ refundPrice }) => refundPrice)]).toEqual([
    3,
    order.infoResponseList.map(({ payPrice }) => payPrice),
  ]);
});
