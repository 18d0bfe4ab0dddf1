import { expect, test } from "vitest";
import { openShop } from "../testing";
import { orderSearch } from "./order-search";

const never = new AbortController().signal;

test("orders are found by digits of their number, and lead to the list with that one open", async () => {
  const { client } = await openShop({ orders: 2, users: [{ nickname: "林间小鹿" }] });
  const { list } = await client.listOrders({ query: {} });
  const orderNo = list[0]?.orderNo ?? "";
  expect(await orderSearch.find(client, orderNo, never)).toMatchObject([
    { id: orderNo, hint: expect.stringContaining("林间小鹿"), path: `/order/list?orderNo=${orderNo}&detail=${orderNo}` },
  ]);
  expect(await orderSearch.find(client, orderNo.slice(-6), never)).toHaveLength(1);
});

test("words and a few digits find no orders", async () => {
  const { client } = await openShop({ orders: 2 });
  expect(await Promise.all(["订单", "26", "1a2b3c"].map((text) => orderSearch.find(client, text, never)))).toEqual([[], [], []]);
});
