// Measures the effect of one more node and one more machine of the database; no worker is PostgreSQL alone:
// `pnpm bench cluster [--shops 40] [--calls 600] [--nodes 1,2,4] [--workers 0,1,2,4]`.
// On one machine all share its cores, so seconds of CPU and statements count more than requests a second.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { build } from "../scripts/builds.mjs";
import { startCitus } from "../scripts/citus.mjs";
import { hasHaproxy, startHaproxy } from "../scripts/haproxy.mjs";
import { commandNodes, startNodes } from "../scripts/nodes.mjs";
import { hasExtension, hasPostgresql, startCluster } from "../scripts/postgresql.mjs";
import { importFrom } from "../scripts/programs.mjs";
import { mixOf } from "./mix.mjs";
import { builtSdk } from "./shop.mjs";

const CLIENTS = 16;
const WARM_CALLS = 250;
const IDLE_MS = 8_000;
const pwd = "Quiet-River-9";
const numbers = (text) => text.split(",").filter(Boolean).map(Number);
const counted = ["pg_stat_statements.track=top", "pg_stat_statements.track_utility=off"];
const columns = [
  "database",
  "nodes",
  "calls",
  "a second",
  "node ms",
  "database ms",
  "workers ms",
  "statements",
  "on shards",
  "idle: node ms/s",
  "idle: database ms/s",
];

/** Measures each combination, and prints a table of them. */
export async function measureCluster(args) {
  const { values } = parseArgs({
    args,
    options: {
      shops: { type: "string", default: "40" },
      calls: { type: "string", default: "600" },
      nodes: { type: "string", default: "1,2,4" },
      workers: { type: "string", default: "0,1,2,4" },
    },
  });
  if (!hasPostgresql() || !hasHaproxy()) throw new Error("It needs PostgreSQL and HAProxy (Debian: apt-get install postgresql haproxy).");
  await build({ names: ["server", "sdk"] });
  const setting = { shops: Number(values.shops), calls: Number(values.calls), counts: numbers(values.nodes) };
  print(columns);
  print(columns.map(() => "---"));
  const isInstalled = hasExtension("citus");
  for (const workers of numbers(values.workers)) {
    if (workers === 0) await onPostgresql(setting);
    else if (isInstalled) await onCitus(workers, setting);
  }
  if (!isInstalled) console.log("\nCitus: NOT MEASURED, its extension is not installed (packages.citusdata.com).");
}

const print = (cells) => console.log(`| ${cells.join(" | ")} |`);

async function onPostgresql(setting) {
  const cluster = await startCluster({ settings: ["shared_preload_libraries=pg_stat_statements", ...counted] });
  try {
    await measureOn({ name: "PostgreSQL", machines: [cluster], env: {}, ...setting });
  } finally {
    cluster.stop();
  }
}

async function onCitus(count, setting) {
  // the last setting of a name takes effect: as many shards as an operator would have
  const settings = [
    "shared_preload_libraries=citus,pg_stat_statements",
    "synchronous_commit=on",
    "full_page_writes=on",
    "citus.shard_count=32",
  ];
  const citus = await startCitus({ workers: count, settings: [...settings, ...counted] });
  try {
    const machines = [citus.coordinator, ...citus.workers];
    await measureOn({
      name: `Citus, ${count} ${count === 1 ? "worker" : "workers"}`,
      machines,
      env: { DATABASE_SHARDING: "citus" },
      ...setting,
    });
  } finally {
    citus.stop();
  }
}

/** Measures all counts of nodes on one database; with one node also each kind of call by itself. */
async function measureOn({ name, machines, env, shops: count, calls, counts }) {
  const dataDir = mkdtempSync(join(tmpdir(), "shopkeeper-bench-cluster-"));
  const statistics = await Promise.all(machines.map(({ url }) => statementsOf(url)));
  let sessions;
  try {
    for (const nodeCount of counts) {
      const nodes = await startNodes(nodeCount, {
        databaseUrl: machines[0].url,
        dataDir,
        env: { LOG_LEVEL: "error", DRAIN_SECONDS: "0", ...env },
      });
      const balancer = await startHaproxy(nodes.map(({ port }) => port));
      try {
        sessions ??= await openShops(dataDir, balancer.url, count);
        const clients = await clientsOf(balancer.url, sessions);
        const over = meterOf(nodes, machines, statistics);
        // code that is not compiled yet is several times as slow
        await callAll(clients, kinds.mixed, WARM_CALLS * nodeCount);
        const idle = await over(() => sleep(IDLE_MS));
        const chosen = nodeCount === counts[0] ? Object.entries(kinds) : [["mixed", kinds.mixed]];
        for (const [kind, callOf] of chosen) print(rowOf(name, nodeCount, kind, await over(() => callAll(clients, callOf, calls)), idle));
      } finally {
        await balancer.stop();
        for (const node of nodes) await node.end();
      }
    }
    // on Citus the demo, whose buyers order, is not created beside other shops
    if (machines.length === 1) await measureOrders({ name, machines, dataDir, env, statistics, count: calls / 2 });
  } finally {
    await Promise.all(statistics.map((each) => each.end()));
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Measures orders that buyers of the demo place and mostly pay, one after the other. */
async function measureOrders({ name, machines, dataDir, env, statistics, count }) {
  const nodes = await startNodes(1, { databaseUrl: machines[0].url, dataDir, env: { LOG_LEVEL: "error", ...env, SEED: "demo" } });
  try {
    const order = async (count) => (await commandNodes(dataDir, "simulate", { what: "orders", account: "admin", count }), count);
    const over = meterOf(nodes, machines, statistics);
    await order(WARM_CALLS / 5);
    const idle = await over(() => sleep(IDLE_MS));
    print(rowOf(name, 1, "orders", await over(() => order(count)), idle));
  } finally {
    for (const node of nodes) await node.end();
  }
}

/** Returns a meter of the CPU and statements that nodes and database machines use during some work, which returns its number of calls. */
function meterOf(nodes, machines, statistics) {
  const costs = async () => ({
    at: performance.now(),
    nodes: sumOf(nodes.map((node) => cpuOf(node.pid()))),
    database: cpuOf(machines[0].pid()),
    workers: sumOf(machines.slice(1).map((machine) => cpuOf(machine.pid()))),
    statements: await Promise.all(statistics.map((each) => each.count())),
  });
  return async (work) => {
    const before = await costs();
    const calls = await work();
    return { calls, ...difference(before, await costs()) };
  };
}

/** The cost of a call without the idle load of the nodes and the database. */
function rowOf(name, nodes, kind, { calls, seconds, ...used }, idle) {
  const perCall = (of) => Math.max(0, of(used) - (of(idle) / idle.seconds) * seconds) / calls;
  const first = ({ statements }) => statements[0];
  const others = ({ statements }) => sumOf(statements.slice(1));
  return [
    ...[name, nodes, kind, (calls / seconds).toFixed(0)],
    ...[perCall((each) => each.nodes).toFixed(1), perCall((each) => each.database).toFixed(1)],
    ...[perCall((each) => each.workers) > 0 ? perCall((each) => each.workers).toFixed(1) : "–"],
    ...[perCall(first).toFixed(1), perCall(others) > 0 ? perCall(others).toFixed(1) : "–"],
    ...[(idle.nodes / idle.seconds).toFixed(0), ((idle.database + idle.workers) / idle.seconds).toFixed(0)],
  ];
}

const difference = (before, after) => ({
  seconds: (after.at - before.at) / 1000,
  nodes: after.nodes - before.nodes,
  database: after.database - before.database,
  workers: after.workers - before.workers,
  statements: after.statements.map((count, at) => count - before.statements[at]),
});

/** Calls of a shop by index: nine reads to a write, as in P10, reads alone, and writes alone. */
const kinds = {
  mixed: ({ mix }, turn) => mix(turn),
  reads: ({ mix }, turn) => mix(Math.floor(turn / 9) * 10 + (turn % 9)),
  writes: ({ product }) => ["addStock", { body: { id: product.id, attrValueList: [{ id: product.sku, stock: 1 }] } }],
};

/** Runs `count` calls in total from clients that call one after the other, each time another shop. */
async function callAll(shops, callOf, count) {
  const client = async (_, at) => {
    for (let turn = at; turn < count; turn += CLIENTS) {
      const shop = shops[turn % shops.length];
      await shop.client.call(...callOf(shop, Math.floor(turn / shops.length) + at));
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return count;
}

/** Opens shops with goods, buyers, coupons and orders, and returns a session of the owner of each. */
async function openShops(dataDir, url, count) {
  const { createMerchantClient } = await builtSdk();
  const client = createMerchantClient({ baseUrl: `${url}/api` });
  const tokens = [];
  for (let place = 1; place <= count; place += 1) {
    const account = `owner${place}`;
    await commandNodes(dataDir, "add-shop", { name: `店铺${place}`, account, password: pwd });
    await commandNodes(dataDir, "seed", { account, products: 200, users: 50, coupons: 20, couponUsers: 100, orders: 100 });
    tokens.push((await client.login({ body: { account, pwd } })).token);
  }
  return tokens;
}

async function clientsOf(url, tokens) {
  const { createMerchantClient, memorySession } = await builtSdk();
  return Promise.all(
    tokens.map(async (token) => {
      const session = memorySession();
      session.set(token);
      const client = createMerchantClient({ baseUrl: `${url}/api`, session });
      const { list: coupons } = await client.listCoupons({ query: { limit: 20 } });
      const { list: products } = await client.listProducts({ query: { type: 1, limit: 1 } });
      const { attrValue } = await client.getProduct({ path: { id: products[0].id } });
      return { client, mix: mixOf(coupons.map(({ id }) => id)), product: { id: products[0].id, sku: attrValue[0].id } };
    }),
  );
}

/** Counts the statements that a database machine has run, without those that only begin, end or set something. */
async function statementsOf(url) {
  const { default: pg } = await importFrom("apps/server", "pg");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // each machine of Citus has its own
  await client.query("set citus.enable_ddl_propagation = off");
  await client.query("create extension if not exists pg_stat_statements");
  return {
    count: async () => Number((await client.query("select sum(calls) as calls from pg_stat_statements")).rows[0].calls),
    end: () => client.end(),
  };
}

/** Milliseconds of CPU of a process and of all that it started, ended ones included. */
function cpuOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ");
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean);
    return sumOf(fields.slice(11, 15).map((ticks) => Number(ticks) * 10)) + sumOf(children.map(cpuOf));
  } catch {
    return 0; // it has just ended and is counted with its parent
  }
}

const sumOf = (figures) => figures.reduce((sum, figure) => sum + figure, 0);
