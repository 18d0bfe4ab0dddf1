import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { plainProduct } from "../products/testing/product-bodies";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { waiting } from "../testing/test-waiting";
import { startServer } from "../testing/start-server";
import { guaranteeGroups } from "./tables";

test("a guarantee group is not deleted beside the saving of a product with just its services", async () => {
  const server = await startServer();
  const shop = await server.createShop({ guaranteeGroups: 1, shippingTemplates: [{ name: "甲" }], categories: 3 });
  const { token, merId } = shop;
  const [group] = await server.database.db.select().from(guaranteeGroups).where(eq(guaranteeGroups.merId, merId));
  const product = await plainProduct(server, shop, { guaranteeIds: group?.gids.join(",") });
  // both wait for the revision at their ends: the product first, with its services chosen
  const [saving, deleting] = await server.database.transaction(async (db) => {
    await db.execute(sql`lock table shop_revisions in exclusive mode`);
    const first = call(server, "saveProduct", { token, body: product });
    await expect.poll(() => waiting(db), { timeout: 10_000 }).toBe(1);
    const second = call(server, "deleteGuaranteeGroup", { token, path: { id: group?.id } });
    await expect.poll(() => waiting(db), { timeout: 10_000 }).toBe(2);
    return [first, second];
  });
  expect((await saving).code).toBe(200);
  expect((await deleting).status).toBe(409);
  expect(await read(server, "listGuaranteeGroups", { token })).toHaveLength(1);
});
