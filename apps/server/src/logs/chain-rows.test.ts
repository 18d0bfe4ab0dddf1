import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { verifyLogsCommand } from "../node/commands/verify-logs-command";
import { silentLogger } from "../ports/logger";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer, type TestShop } from "../testing/start-server";
import { CHAIN_START, entryHash, sealOf } from "./chain";
import { chainNoted } from "./chain-noted";
import { chainRows } from "./chain-rows";
import { operationLogHeads, operationLogNotes, operationLogs, operationLogStripes } from "./tables";
import { verifyShop } from "./verify";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

const addCategory = ({ token }: TestShop, name: string, on: Pick<typeof server, "fetch"> = server) =>
  call(on, "addProductCategory", { token, body: { pid: 0, name, sort: 0 } });
const addCategories = async (shop: TestShop, ...names: string[]) => {
  for (const name of names) await addCategory(shop, name);
};
const verified = ({ merId }: TestShop) => verifyShop(server.database.db, merId);
const chain = ({ merId }: TestShop) => server.database.transaction((db) => chainRows(db, merId));
const rowsOf = ({ merId }: TestShop) =>
  server.database.db.select().from(operationLogs).where(eq(operationLogs.merId, merId)).orderBy(operationLogs.id);
const notesOf = ({ merId }: TestShop) => server.database.db.$count(operationLogNotes, eq(operationLogNotes.merId, merId));
/** Adds a row as a node of the previous release does. */
async function addAsBefore({ merId }: TestShop, path: string) {
  await server.database.transaction(async (db) => {
    const [head] = await db
      .insert(operationLogHeads)
      .values({ merId, entries: 0, hash: CHAIN_START })
      .onConflictDoUpdate({ target: operationLogHeads.merId, set: { entries: sql`${operationLogHeads.entries}` } })
      .returning();
    const said = { merId, accountId: 1, account: "old", operation: "addProductCategory", method: "POST", path, request: "{}" };
    const answered = { address: "", requestId: path, isFailed: false, code: 200, answer: "", error: "", createTime: new Date() };
    const entry = { ...said, ...answered, entry: (head?.entries ?? 0) + 1 };
    const hash = entryHash(head?.hash ?? CHAIN_START, { ...entry, stripe: null, stripeEntry: null, seal: null });
    await db.execute(sql`insert into operation_logs (mer_id, account_id, account, operation, method, path, request, address, request_id,
      is_failed, code, answer, error, entry, hash, create_time) values (${merId}, 1, 'old', 'addProductCategory', 'POST', ${path}, '{}',
      '', ${path}, false, 200, '', '', ${entry.entry}, ${hash}, ${entry.createTime.toISOString()}::timestamptz)`);
    await db.update(operationLogHeads).set({ entries: entry.entry, hash }).where(eq(operationLogHeads.merId, merId));
  });
}

test("a row waits until the job chains it, and is verified and shown meanwhile", async () => {
  const shop = await server.createShop();
  await addCategories(shop, "a", "b");
  expect(await verified(shop)).toMatchObject({ entries: 0, waiting: 2, unchained: 0, faults: [] });
  expect(await read(server, "verifySensitiveLogs", { token: shop.token })).toMatchObject({ entries: 2, unchained: 0, isWhole: true });
  expect((await read(server, "listSensitiveLogs", { token: shop.token })).total).toBe(2);
  await server.runJobs();
  expect(await verified(shop)).toMatchObject({ entries: 2, waiting: 0, faults: [] });
  expect((await rowsOf(shop)).map(({ entry }) => entry)).toEqual([1, 2]);
});

test("a call that was taken back leaves no gap in its stripe", async () => {
  const shop = await server.createShop();
  await expect(
    server.database.transaction(async (db) => {
      await db.insert(operationLogStripes).values({ merId: shop.merId, stripe: 1, entries: 1 });
      throw new Error("taken back");
    }),
  ).rejects.toThrow("taken back");
  await addCategories(shop, ...Array.from({ length: 40 }, (_, at) => `c${at}`));
  expect(await verified(shop)).toMatchObject({ waiting: 40, faults: [] });
});

test("a waiting row that is changed, removed, added, renumbered or hidden is found, before and after it is chained", async () => {
  const { db } = server.database;
  const set = (values: Partial<typeof operationLogs.$inferInsert>) => (own: SQL | undefined) =>
    db.update(operationLogs).set(values).where(own);
  const spoils: [RegExp, (own: SQL | undefined, shop: TestShop) => Promise<unknown>][] = [
    [/changed/, set({ account: "else" })],
    [/changed/, set({ createTime: new Date(0) })],
    [/changed/, set({ seal: "" })],
    [/1 of 1 rows of stripe \d+ are missing/, (own) => db.delete(operationLogs).where(own)],
    [/numbered/, set({ stripeEntry: 7 })],
    [/missing/, set({ stripe: null, stripeEntry: null, seal: null })],
    [/numbered/, (_own, { merId }) => db.delete(operationLogStripes).where(eq(operationLogStripes.merId, merId))],
    [
      /numbered/,
      async (own) => {
        const [{ id: _id, ...copy } = expect.fail()] = await db.select().from(operationLogs).where(own);
        await db.insert(operationLogs).values(copy);
      },
    ],
  ];
  for (const [fault, spoil] of spoils) {
    const shop = await server.createShop();
    await addCategories(shop, "a", "b", "c");
    const [, second] = await rowsOf(shop);
    await spoil(and(eq(operationLogs.merId, shop.merId), eq(operationLogs.id, second?.id ?? 0)), shop);
    expect((await verified(shop)).faults).toEqual(expect.arrayContaining([expect.stringMatching(fault)]));
    await chain(shop);
    expect((await verified(shop)).faults).toEqual(expect.arrayContaining([expect.stringMatching(fault)]));
  }
});

test("nodes of the release before chain their rows at once, beside rows that wait", async () => {
  const shop = await server.createShop();
  await addAsBefore(shop, "/1");
  await addCategories(shop, "a");
  await addAsBefore(shop, "/2");
  expect(await verified(shop)).toMatchObject({ entries: 2, waiting: 1, faults: [] });
  await chain(shop);
  await addAsBefore(shop, "/3");
  await addCategories(shop, "b");
  await chain(shop);
  expect(await verified(shop)).toMatchObject({ entries: 5, waiting: 0, unchained: 0, faults: [] });
  expect((await rowsOf(shop)).map(({ entry }) => entry)).toEqual([1, 3, 2, 4, 5]);
});

test("a job that ends in the middle has chained nothing, and the next one chains all", async () => {
  const shop = await server.createShop();
  await addCategories(shop, "a", "b");
  await expect(
    server.database.transaction(async (db) => {
      expect(await chainRows(db, shop.merId)).toBe(2);
      throw new Error("killed");
    }),
  ).rejects.toThrow("killed");
  expect(await verified(shop)).toMatchObject({ entries: 0, waiting: 2, faults: [] });
  await Promise.all([server.runJobs(), (await startServer()).runJobs(), server.runJobs()]);
  expect(await verified(shop)).toMatchObject({ entries: 2, waiting: 0, faults: [] });
});

test("a note goes once its row is chained, and not in the pass that saw it first", async () => {
  const shop = await server.createShop();
  const work = chainNoted();
  await addCategories(shop, "a", "b");
  expect(await notesOf(shop)).toBe(2);
  await work(server);
  expect([await notesOf(shop), await verified(shop)]).toMatchObject([2, { entries: 2, waiting: 0 }]);
  await addCategories(shop, "c");
  await work(server);
  expect([await notesOf(shop), await verified(shop)]).toMatchObject([1, { entries: 3, waiting: 0 }]);
  await work(server);
  expect(await notesOf(shop)).toBe(0);
});

test("a shop whose log cannot be chained stops no other one", async () => {
  const [broken, fine] = [await server.createShop(), await server.createShop()];
  await addCategories(broken, "a");
  await addCategories(fine, "a");
  const { database, ports } = server;
  const warn = vi.fn();
  const failing = {
    ports: { ...ports, logger: { ...silentLogger, warn } },
    database: {
      ...database,
      transaction: ((work, options) =>
        database.transaction(async (db) => {
          const result = await work(db);
          const [head] = await db.select().from(operationLogHeads).where(eq(operationLogHeads.merId, broken.merId));
          if (head && head.entries > 0) throw new Error("broken");
          return result;
        }, options)) satisfies typeof database.transaction,
    },
  };
  await chainNoted()(failing);
  expect(warn).toHaveBeenCalledTimes(1);
  expect([await verified(broken), await verified(fine)]).toMatchObject([{ waiting: 1 }, { entries: 1, waiting: 0 }]);
  await chainNoted()(server);
  expect(await verified(broken)).toMatchObject({ entries: 1, faults: [] });
});

test("clocks that are wrong by hours or jump neither hide a row from the job nor break the chain", async () => {
  const shop = await server.createShop();
  const work = chainNoted();
  for (const [minutes, name] of [
    [10 * 60, "a"],
    [-10 * 60, "b"],
    [0, "c"],
  ] as const) {
    const clock = { now: () => new Date(Date.now() + minutes * 60_000) };
    await addCategory(shop, name, await startServer({ ports: { clock } }));
    await work({ ...server, ports: { ...server.ports, clock: { now: () => new Date(Date.now() - minutes * 60_000) } } });
  }
  expect(await verified(shop)).toMatchObject({ entries: 3, waiting: 0, faults: [] });
});

test("more rows than one batch are chained in one pass, each once and in the order of their numbers", async () => {
  const shop = await server.createShop();
  await addCategories(shop, "a");
  const [row] = await rowsOf(shop);
  const { id: _id, entry: _entry, hash: _hash, ...content } = row ?? expect.fail();
  const copies = Array.from({ length: 1_200 }, (_, at) => ({ ...content, stripeEntry: at + 2 })).map((copy) => ({
    ...copy,
    seal: sealOf(copy),
  }));
  await server.database.db.insert(operationLogs).values(copies);
  await server.database.db.update(operationLogStripes).set({ entries: 1_201 }).where(eq(operationLogStripes.merId, shop.merId));
  await chainNoted()(server);
  expect(await verified(shop)).toMatchObject({ entries: 1_201, waiting: 0, faults: [] });
  expect((await rowsOf(shop)).map(({ entry }) => entry)).toEqual(Array.from({ length: 1_201 }, (_, at) => at + 1));
});

test("the command counts rows that wait, says when they do so for long, and looks at one shop where one is named", async () => {
  const shop = await server.createShop();
  await addCategories(shop, "a", "b");
  const { database } = server;
  const verify = async (minutes: number) =>
    (await verifyLogsCommand({ database, clock: { now: () => new Date(Date.now() + minutes * 60_000) } }, { shop: shop.merId })).shops;
  expect(await verify(0)).toMatchObject([{ merId: shop.merId, entries: 0, waiting: 2, isLate: false, faults: [] }]);
  expect(await verify(2)).toMatchObject([{ waiting: 2, isLate: true, faults: [] }]);
  await chain(shop);
  expect(await verify(2)).toMatchObject([{ entries: 2, waiting: 0, isLate: false, faults: [] }]);
  await expect(verifyLogsCommand({ database, clock: server.ports.clock }, { shop: 2_000_000_000 })).rejects.toThrow(
    "There is no shop 2000000000",
  );
});

test("what is tried only, and what fails, leaves no row that waits for ever", async () => {
  const shop = await server.createShop();
  await addCategories(shop, "", "a");
  await server.runJobs();
  const left = await server.database.db.$count(operationLogs, and(eq(operationLogs.merId, shop.merId), isNull(operationLogs.hash)));
  expect(left).toBe(0);
});
