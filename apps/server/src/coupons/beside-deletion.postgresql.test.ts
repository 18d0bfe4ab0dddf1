import { CouponCategory, CouponReceiveType } from "@shopkeeper/sdk/contract";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { products } from "../products/tables";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { waiting } from "../testing/test-waiting";
import { startServer } from "../testing/start-server";

test("of a coupon for a product and that product's deletion at the same time one is refused", async () => {
  const server = await startServer();
  const { merId, token } = await server.createShop({ products: [{ isRecycle: true, isShow: false }] });
  const [product] = (await read(server, "listProducts", { token, query: { type: 5 } })).list;
  const id = product?.id ?? 0;
  const coupon = {
    ...{ name: "新茶券", category: CouponCategory.product, receiveType: CouponReceiveType.manual, money: 5, minPrice: 0, sort: 0 },
    ...{ isLimited: 0, isTimeReceive: 0, isFixedTime: 0, day: 3, status: 1, productIds: String(id) },
  };
  // the deletion waits for the product while the coupon is saved
  const answers = await server.database.transaction(async (db) => {
    await db
      .select()
      .from(products)
      .where(and(eq(products.merId, merId), eq(products.id, id)))
      .for("update");
    const deleting = call(server, "deleteProduct", { token, body: { id, type: "delete" } });
    await expect.poll(() => waiting(db), { timeout: 10_000 }).toBe(1);
    let isSaved = false;
    const saving = call(server, "saveCoupon", { token, body: coupon }).finally(() => (isSaved = true));
    await expect.poll(async () => isSaved || (await waiting(db)) === 2, { timeout: 10_000 }).toBe(true);
    return [deleting, saving];
  });
  expect((await Promise.all(answers)).filter(({ code }) => code === 200)).toHaveLength(1);
});
