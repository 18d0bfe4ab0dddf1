import { beforeAll, expect, test } from "vitest";
import { call, requestOf } from "../test-call";
import { startServer } from "../testing";
import { isHeavy } from "./heavy-work";
import { contractOperations } from "./wire-schema";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer({ heavy: { atOnce: 1, atOnceOfShop: 1, waitingOfShop: 2 } });
});

test("heavy requests of a shop wait in line, too many are refused with a time to try again, and others go on", async () => {
  const [shop, other] = [await server.createShop(), await server.createShop()];
  const list = ({ token }: { token: string }, limit: number) => call(server, "listCoupons", { token, query: { page: 1, limit } });
  const answers = await Promise.all(Array.from({ length: 6 }, () => list(shop, 9_999)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(refused).toHaveLength(3);
  for (const { headers } of refused) expect(headers.get("retry-after")).toBe("2");

  const both = [list(shop, 9_999), list(shop, 9_999), list(shop, 9_999), list(other, 9_999)];
  const light = await Promise.all(Array.from({ length: 6 }, () => list(shop, 20)));
  expect([...light, ...(await Promise.all(both))].map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
});

test("a body that arrives slowly keeps its own shop waiting, and no other one", async () => {
  const [slow, other] = [await server.createShop(), await server.createShop()];
  const { url, method, headers } = requestOf("saveProduct", { token: slow.token, body: {} });
  let end: () => void = () => undefined;
  const body = new ReadableStream({ start: (controller) => void (end = () => controller.close()) });
  const answer = server.fetch(new Request(url, Object.assign({ method, headers, body }, { duplex: "half" })));
  const list = ({ token }: { token: string }) => call(server, "listCoupons", { token, query: { page: 1, limit: 9_999 } });
  const waiting = list(slow);
  expect((await list(other)).status).toBe(200);
  end();
  expect((await answer).status).toBe(400);
  expect((await waiting).status).toBe(200);
});

test("a request is heavy by the largest body of its operation, or by the rows of its page", () => {
  const heavy = contractOperations()
    .filter((operation) => isHeavy(operation, new Request("http://shop.test/api?limit=1000")))
    .map(({ id }) => id);
  expect(heavy).toEqual(expect.arrayContaining(["saveProduct", "updateProduct", "commitProductImport", "commitStockImport"]));
  expect(heavy.filter((id) => !/Product|Stock|SpecRule/.test(id))).toEqual([]);
  expect(contractOperations().every((operation) => isHeavy(operation, new Request("http://shop.test/api?limit=1001")))).toBe(true);
});
