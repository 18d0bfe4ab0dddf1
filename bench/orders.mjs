// P12, P13b, P14, P2b, P3b and P4c: a shop with 1,000,000 orders, or BENCH_ORDERS, on PostgreSQL; kept if TEST_DATABASE_URL names one.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium as launcher } from "playwright";
import { chromium, chromiumArgs } from "../scripts/chromium.mjs";
import { importFrom } from "../scripts/programs.mjs";
import { startPostgresql } from "../scripts/postgresql.mjs";
import { exportBars } from "./export.mjs";
import { loggedIn } from "./matrix.mjs";
import { orderLists } from "./order-lists.mjs";
import { detailDrawer, firstOrders, hundredOrders, sheetShipping } from "./order-screens.mjs";
import { fillShop, startShop } from "./shop.mjs";

const wanted = Number(process.env.BENCH_ORDERS ?? 1_000_000);
/** Orders of one command, which has to answer within five minutes. */
const portion = 100_000;
/** Days over which a seed spreads its orders. */
const days = 400;
const exported = 100_000;

/** Runs the named measures. */
export async function measure(names) {
  const postgresql = await startPostgresql();
  if (!postgresql) throw new Error("The measures of orders need PostgreSQL: install it, or name one in TEST_DATABASE_URL.");
  const dataDir = mkdtempSync(join(tmpdir(), "shopkeeper-bench-"));
  const shop = await startShop({ dataDir, env: { DATABASE_URL: postgresql.url, SHARED_DISK: "true" } });
  let browser;
  const inBrowser = (run) => async () => run((browser ??= await launcher.launch({ executablePath: chromium(), args: chromiumArgs })), shop);
  const measures = {
    P2b: inBrowser(firstOrders),
    P3b: inBrowser(detailDrawer),
    P4c: inBrowser(hundredOrders),
    P12: () => orderLists(shop),
    P13b: () => orderExport(shop),
    P14: inBrowser(sheetShipping),
  };
  try {
    await seedOrders(shop, postgresql.url);
    const rows = [];
    for (const name of names.filter((name) => name in measures)) rows.push(...(await measures[name]()));
    return rows;
  } finally {
    await browser?.close();
    await shop.stop();
    postgresql.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Adds the orders that the shop lacks; then runs the database's maintenance, which would otherwise run by itself within minutes. */
async function seedOrders(shop, database) {
  const client = await loggedIn(shop.url);
  const { all: present } = await client.countOrders({ query: {} });
  if (present + portion / 10 >= wanted) return;
  const began = performance.now();
  if (present < portion / 10) await fillShop(shop, { users: 10_000 });
  for (let left = wanted - present; left > 0; left -= portion) await fillShop(shop, { orders: Math.min(left, portion) });
  const { default: pg } = await importFrom("apps/server", "pg");
  const connection = new pg.Client({ connectionString: database });
  await connection.connect();
  await connection.query("vacuum analyze");
  await connection.end();
  console.log(`${wanted} orders made in ${Math.round((performance.now() - began) / 1000)} s`);
}

/** The period of the last weeks in which the exported number of orders was placed. */
async function orderExport(shop) {
  const client = await loggedIn(shop.url);
  const today = Date.now();
  const dayBefore = (age) => new Date(today + 8 * 3_600_000 - age * 86_400_000).toISOString().slice(0, 10);
  const since = async (age) => (await client.countOrders({ query: { dateLimit: `${dayBefore(age)},${dayBefore(0)}` } })).all;
  let age = 1;
  while (age < days && (await since(age)) < exported) age += 1;
  const path = `order?dateLimit=${dayBefore(age)},${dayBefore(0)}`;
  return exportBars(shop, { what: "100,000 orders", path, fewer: "&status=spike" });
}
