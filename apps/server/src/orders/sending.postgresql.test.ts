import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { waiting } from "../testing/test-waiting";
import { startServer } from "../testing/start-server";
import { orders } from "./tables";

test("of five clerks who wait for the same order one sends it, and the others see that it is sent", async () => {
  const server = await startServer();
  const { token, merId } = await server.createShop({ products: 1, users: 1, orders: [{}] });
  const [order] = (await read(server, "listOrders", { token })).list;
  const orderNo = order?.orderNo ?? "";
  const answers = await server.database.transaction(async (db) => {
    await db
      .select()
      .from(orders)
      .where(and(eq(orders.merId, merId), eq(orders.orderNo, orderNo)))
      .for("update");
    const sending = Array.from({ length: 5 }, (_, at) =>
      call(server, "sendOrder", {
        token,
        body: { orderNo, deliveryType: "express", expressCode: "ems", expressNumber: `E${at}`, isSplit: false },
      }),
    );
    await expect.poll(() => waiting(db), { timeout: 10_000 }).toBeGreaterThan(0);
    return sending;
  });
  const codes = (await Promise.all(answers)).map(({ code }) => code).sort();
  expect(codes).toEqual([200, 5005, 5005, 5005, 5005]);
  expect(await read(server, "listShipments", { token, path: { orderNo } })).toHaveLength(1);
});
