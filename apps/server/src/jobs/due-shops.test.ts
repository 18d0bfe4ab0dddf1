import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { startServer } from "../testing/start-server";
import { inDueShops, schedule } from "./due-shops";
import { dueShops } from "./tables";

const server = await startServer();
const { database } = server;
const { db } = database;
const minute = 60_000;

/** Shops in which exports are due, and the work of a pass in them, with a clock of the test. */
async function place(...due: readonly Date[]) {
  await db.delete(dueShops);
  const shops: number[] = [];
  for (const dueTime of due) {
    const { merId } = await server.createShop();
    await schedule({ db, merId }, "exports", dueTime);
    shops.push(merId);
  }
  const pass = (now: Date, run: (merId: number) => Promise<void>, next?: Date) =>
    inDueShops({ database, ports: { ...server.ports, clock: { now: () => now } } }, "exports", { run, next: () => Promise.resolve(next) });
  return { shops, pass };
}

const dueTimeOf = async (merId: number | undefined = 0) => {
  const [row] = await db
    .select()
    .from(dueShops)
    .where(and(eq(dueShops.job, "exports"), eq(dueShops.merId, merId)));
  return row?.dueTime;
};

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1) + minutes * minute);

test("a pass works in the shops that are due, longest first, and comes again when something is due", async () => {
  const { shops, pass } = await place(at(3), at(1), at(9));
  const worked: number[] = [];
  const run = (merId: number) => Promise.resolve(void worked.push(merId));
  await pass(at(5), run, at(7));
  expect(worked).toEqual([shops[1], shops[0]]);
  await pass(at(6), run);
  expect(worked).toHaveLength(2);
  await pass(at(8), run);
  expect(worked).toHaveLength(4);
  // without pending work it looks again after a day
  expect(await dueTimeOf(shops[0])).toEqual(at(8 + 24 * 60));
});

test("the earliest note of a shop stays", async () => {
  const { shops } = await place(at(5));
  const [merId = 0] = shops;
  for (const [noted, due] of [
    [at(9), at(5)],
    [at(2), at(2)],
    [at(3), at(2)],
  ] as const) {
    await schedule({ db, merId }, "exports", noted);
    expect(await dueTimeOf(merId)).toEqual(due);
  }
});

test("a shop that fails stops no other one, is reported, and is tried again once its lease has ended", async () => {
  const { shops, pass } = await place(at(1), at(2));
  const worked: number[] = [];
  const run = async (merId: number) => {
    worked.push(merId);
    if (merId === shops[0] && worked.length === 1) throw new Error("broken");
  };
  await expect(pass(at(3), run)).rejects.toThrow("broken");
  expect(worked).toEqual(shops);
  await pass(at(3.5), run);
  expect(worked).toHaveLength(2);
  await pass(at(4.5), run);
  expect(worked).toEqual([...shops, shops[0]]);
});

test("of several passes at once one has a shop, and what is noted meanwhile is not forgotten", async () => {
  const { shops, pass } = await place(at(1));
  const [merId = 0] = shops;
  let runs = 0;
  const run = async () => {
    runs += 1;
    await schedule({ db, merId }, "exports", at(2));
  };
  await Promise.all([pass(at(3), run, at(2)), pass(at(3), run, at(2))]);
  expect(runs).toBeGreaterThan(0);
  expect(await dueTimeOf(merId)).toEqual(at(2));
});
