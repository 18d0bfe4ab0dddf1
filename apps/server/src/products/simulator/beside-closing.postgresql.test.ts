import { expect, test } from "vitest";
import { openShop } from "../../composition/shop";
import { simulate } from "../../demo/simulate";
import { freshTotals } from "../../tenancy/totals";
import { read } from "../../testing/test-read";
import { waiting } from "../../testing/test-waiting";
import { startServer } from "../../testing/start-server";

test("what passes its review while the shop is closed stays off the shelf", async () => {
  const server = await startServer();
  const { database, ports } = server;
  const { token, merId, account } = await server.createShop({
    merchant: { productSwitch: true },
    products: [{ name: "盖碗", isShow: false, auditStatus: 1 }],
  });
  const [id] = await read(server, "listProductIds", { token, query: { type: 8 } });
  await read(server, "submitProduct", { token, body: { id, isAutoUp: true } });
  const reviewing = await database.transaction(async (db) => {
    const shop = openShop({ db, merId, clock: ports.clock, files: ports.files, totals: freshTotals });
    await shop.merchant.lockSwitch();
    const reviews = simulate({ database, ...ports }, "reviews", { accounts: [account], verdict: "pass" });
    await expect.poll(() => waiting(db), { timeout: 10_000 }).toBe(1);
    await shop.merchant.setSwitch(false);
    await shop.products.state.clearShelf();
    return [reviews];
  });
  expect(await Promise.all(reviewing)).toEqual([{ passed: 1, refused: 0 }]);
  expect(await read(server, "getProduct", { token, path: { id } })).toMatchObject({ auditStatus: 2, isShow: false });
});
