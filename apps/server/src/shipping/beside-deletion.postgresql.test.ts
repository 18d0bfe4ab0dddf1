import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { plainProduct } from "../products/testing/product-bodies";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { waiting } from "../testing/test-waiting";
import { startServer } from "../testing/start-server";
import { shippingTemplates } from "./tables";

test("of a product with a template and that template's deletion at the same time one is refused", async () => {
  const server = await startServer();
  const shop = await server.createShop({ shippingTemplates: [{ name: "甲" }], categories: 3 });
  const { token } = shop;
  const [template] = (await read(server, "listShippingTemplates", { token })).list;
  const id = template?.id ?? 0;
  const product = await plainProduct(server, shop, { tempId: id });
  // the deletion waits for the template while the product is saved
  const answers = await server.database.transaction(async (db) => {
    await db
      .select()
      .from(shippingTemplates)
      .where(and(eq(shippingTemplates.merId, shop.merId), eq(shippingTemplates.id, id)))
      .for("update");
    const deleting = call(server, "deleteShippingTemplate", { token, path: { id } });
    await expect.poll(() => waiting(db), { timeout: 10_000 }).toBe(1);
    let isSaved = false;
    const saving = call(server, "saveProduct", { token, body: product }).finally(() => (isSaved = true));
    await expect.poll(async () => isSaved || (await waiting(db)) === 2, { timeout: 10_000 }).toBe(true);
    return [deleting, saving];
  });
  expect((await Promise.all(answers)).filter(({ code }) => code === 200)).toHaveLength(1);
});
