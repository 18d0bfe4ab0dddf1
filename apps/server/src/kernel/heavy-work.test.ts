import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { coupons } from "../coupons/tables";
import { insertRows } from "../tenancy/insert-rows";
import { call, requestOf } from "../testing/test-call";
import { HEALTH_MS, slowestHealth } from "../testing/test-health";
import { startServer, type TestShop } from "../testing/start-server";
import { isHeavy } from "./heavy-work";
import { contractOperations } from "../contract/wire-schema";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer({ heavy: { atOnce: 1, atOnceOfShop: 1, waitingOfShop: 2 } });
});

const list = ({ token }: TestShop, limit = 9_999) => call(server, "listCoupons", { token, query: { page: 1, limit } });

/** A heavy request that has begun, and lasts until its body is ended. */
async function openTurn({ token }: TestShop) {
  const { url, method, headers } = requestOf("saveProduct", { token, body: {} });
  return new Promise<() => Promise<Response>>((begin) => {
    const body = new ReadableStream({ pull: (controller) => begin(() => (controller.close(), answer)) }, { highWaterMark: 0 });
    const answer = server.fetch(new Request(url, Object.assign({ method, headers, body }, { duplex: "half" })));
  });
}

test("heavy requests of a shop wait in line, too many are refused with a time to try again, and light ones go on", async () => {
  const shop = await server.createShop();
  const end = await openTurn(shop);
  let refusals = 3;
  const waiting = Array.from({ length: 5 }, async () => {
    const answer = await list(shop);
    if (answer.status === 429 && --refusals === 0) await end();
    return answer;
  });
  expect((await list(shop, 20)).status).toBe(200);
  const answers = await Promise.all(waiting);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429]);
  for (const { status, headers } of answers) expect(headers.get("retry-after")).toBe(status === 429 ? "2" : null);
});

test("a body that arrives slowly keeps its own shop waiting, and no other one", async () => {
  const [slow, other] = [await server.createShop(), await server.createShop()];
  const end = await openTurn(slow);
  const waiting = list(slow);
  expect((await list(other)).status).toBe(200);
  expect((await end()).status).toBe(400);
  expect((await waiting).status).toBe(200);
});

test("9,999 rows on one page hold nobody up", async () => {
  const { token, merId } = await server.createShop({ coupons: 1 });
  const { db } = server.database;
  const [coupon] = await db.select().from(coupons).where(eq(coupons.merId, merId));
  if (!coupon) throw new Error("there is a coupon");
  const { id: _, ...copy } = coupon;
  await insertRows(
    db,
    coupons,
    Array.from({ length: 9_998 }, () => copy),
  );
  const listing = async () => {
    const { data } = await call(server, "listCoupons", { token, query: { page: 1, limit: 9_999 } });
    expect(data.list).toHaveLength(9_999);
  };
  expect(await slowestHealth(server, listing)).toBeLessThan(HEALTH_MS);
});

test("a request is heavy by the largest body of its operation, or by the rows of its page", () => {
  const heavy = contractOperations()
    .filter((operation) => isHeavy(operation, new Request("http://shop.test/api?limit=1000")))
    .map(({ id }) => id);
  expect(heavy).toEqual(expect.arrayContaining(["saveProduct", "updateProduct", "commitProductImport", "commitStockImport"]));
  expect(
    heavy.filter(
      (id) => !/Product|Stock|SpecRule|RefusedRows|ShippingTemplate|LiveGoods|SeckillPrices|VideoDraft|sendOrders|OrdersToSend/.test(id),
    ),
  ).toEqual([]);
  expect(contractOperations().every((operation) => isHeavy(operation, new Request("http://shop.test/api?limit=1001")))).toBe(true);
});
