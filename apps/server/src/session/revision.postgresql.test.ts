import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { coupons } from "../coupons/tables";
import { STRIPES } from "../tenancy/stripes";
import { read } from "../testing/test-read";
import { startServer, type TestShop } from "../testing/start-server";
import { merchantStore } from "./merchant-store";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

const storeOf = ({ merId }: TestShop, db = server.database.db) => merchantStore({ db, merId });
const totalOf = async ({ token }: TestShop) => (await read(server, "listCoupons", { token })).total;
const removeCoupon = (db: typeof server.database.db, { merId }: TestShop) =>
  db.execute(sql`update ${coupons} set is_del = true where mer_id = ${merId}
    and id = (select max(id) from ${coupons} where mer_id = ${merId} and not is_del)`);

/** A transaction that stays open until it is ended from outside. */
function held(work: (db: typeof server.database.db) => Promise<unknown>) {
  let end = () => {};
  const open = new Promise<void>((resolve) => (end = resolve));
  let ended = Promise.resolve();
  const done = new Promise<void>((resolve, reject) => {
    ended = server.database.transaction(async (db) => {
      await work(db);
      resolve();
      await open;
    });
    ended.catch(reject);
  });
  return { done, commit: () => (end(), ended) };
}

test("of two writes side by side neither waits, and a reader between their commits sees what is committed, with a greater revision", async () => {
  const shop = await server.createShop({ coupons: 3 });
  const seen: [number, number][] = [];
  const look = async () => seen.push([await storeOf(shop).revision(), await totalOf(shop)]);
  const write = async (db: typeof server.database.db) => {
    await removeCoupon(db, shop);
    await storeOf(shop, db).raiseRevision();
  };
  await look();
  const first = held(write);
  await first.done;
  await look();
  // it commits before the transaction that began earlier: it raises another row
  const second = held(async (db) => {
    await db.execute(sql`update ${coupons} set is_del = true where mer_id = ${shop.merId}
      and id = (select min(id) from ${coupons} where mer_id = ${shop.merId})`);
    await storeOf(shop, db).raiseRevision();
  });
  await second.done;
  await look();
  await second.commit();
  await look();
  await first.commit();
  await look();
  const start = seen[0]?.[0] ?? 0;
  expect(seen).toEqual([
    [start, 3],
    [start, 3],
    [start, 3],
    [start + 1, 2],
    [start + 2, 1],
  ]);
});

test("a write that is taken back raises nothing", async () => {
  const shop = await server.createShop();
  const before = await storeOf(shop).revision();
  await expect(
    server.database.transaction(async (db) => {
      await storeOf(shop, db).raiseRevision();
      throw new Error("taken back");
    }),
  ).rejects.toThrow("taken back");
  expect(await storeOf(shop).revision()).toBe(before);
});

test("more writes at once than there are stripes are all counted", async () => {
  const shop = await server.createShop();
  const before = await storeOf(shop).revision();
  const writes = 3 * STRIPES;
  await Promise.all(Array.from({ length: writes }, () => server.database.transaction((db) => storeOf(shop, db).raiseRevision())));
  expect(await storeOf(shop).revision()).toBe(before + writes);
});

test("what a node of the release before writes drops the totals as well", async () => {
  const shop = await server.createShop({ coupons: 2 });
  expect(await totalOf(shop)).toBe(2);
  await server.database.transaction(async (db) => {
    await removeCoupon(db, shop);
    await db.execute(sql`update "merchants" set "revision" = "merchants"."revision" + 1 where "merchants"."id" = ${shop.merId}`);
  });
  expect(await totalOf(shop)).toBe(1);
});

test("a reader that began before a write keeps no total for those that come after it", async () => {
  const shop = await server.createShop({ coupons: 2 });
  const one = await startServer();
  const reads = await Promise.all([
    ...Array.from({ length: 20 }, () => read(one, "listCoupons", { token: shop.token })),
    server.database.transaction(async (db) => {
      await removeCoupon(db, shop);
      await storeOf(shop, db).raiseRevision();
    }),
  ]);
  expect(reads).toHaveLength(21);
  expect((await read(one, "listCoupons", { token: shop.token })).total).toBe(1);
  expect(await server.database.db.$count(coupons, eq(coupons.merId, shop.merId))).toBe(2);
});
