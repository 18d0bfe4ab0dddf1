import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { call } from "../testing/test-call";
import { startServer } from "../testing/start-server";
import { chainNoted } from "./chain-noted";
import { logStore } from "./store";
import { operationLogs } from "./tables";
import { verifyShop } from "./verify";

const server = await startServer();
const { database, ports } = server;

const audited = (account: string) => ({
  ...{ operation: "addProductCategory" as const, method: "POST", path: "/", input: {} },
  session: { accountId: 1, account },
  caller: { id: account, address: "", language: "en" as const },
  outcome: { isFailed: false, code: 200, answer: "", error: "" },
});

test("of two calls neither waits for the other, and the one that ends later is chained later and not forgotten", async () => {
  const { merId } = await server.createShop();
  const add = (db: typeof database.db, account: string) => logStore({ db, merId, clock: ports.clock }).add(audited(account));
  let end = () => {};
  const open = new Promise<void>((resolve) => (end = resolve));
  let first = Promise.resolve();
  const written = new Promise<void>((resolve) => {
    first = database.transaction(async (db) => {
      await add(db, "first");
      resolve();
      await open;
    });
  });
  await written;
  await database.transaction((db) => add(db, "second"));
  const work = chainNoted();
  for (let pass = 0; pass < 3; pass += 1) await work(server);
  expect(await verifyShop(database.db, merId)).toMatchObject({ entries: 1, waiting: 0, faults: [] });
  end();
  await first;
  await work(server);
  const rows = await database.db.select().from(operationLogs).where(eq(operationLogs.merId, merId)).orderBy(operationLogs.entry);
  expect(rows.map(({ account, entry }) => [account, entry])).toEqual([
    ["second", 1],
    ["first", 2],
  ]);
  expect(await verifyShop(database.db, merId)).toMatchObject({ entries: 2, waiting: 0, faults: [] });
});

test("jobs of several nodes beside writers chain each row once, without a gap, while the log is verified", async () => {
  const shop = await server.createShop();
  const nodes = await Promise.all([startServer(), startServer(), startServer()]);
  let isOver = false;
  const jobs = nodes.map(async (node) => {
    const work = chainNoted();
    while (!isOver) await work(node);
  });
  const verifying = (async () => {
    while (!isOver) expect((await verifyShop(database.db, shop.merId)).faults).toEqual([]);
  })();
  const add = (at: number) =>
    call(nodes[at % 3] ?? server, "addProductCategory", { token: shop.token, body: { pid: 0, name: `c${at}`, sort: 0 } });
  await Promise.all(
    Array.from({ length: 8 }, async (_, writer) => {
      for (let turn = 0; turn < 12; turn += 1) expect((await add(writer * 12 + turn)).status).toBe(200);
    }),
  );
  isOver = true;
  await Promise.all([...jobs, verifying]);
  await chainNoted()(server);
  expect(await verifyShop(database.db, shop.merId)).toMatchObject({ entries: 96, waiting: 0, faults: [] });
});
