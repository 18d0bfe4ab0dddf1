// Prints how many calls of the bench's mix a second their statements alone would allow: run directly on the engine, on the named data.
// usage: node --import tsx bench/bare-throughput.mjs <data folder, or address of a PostgreSQL> <seconds> <clients>
import { join } from "node:path";
import { importFrom } from "../scripts/programs.mjs";
import { mixOf } from "./mix.mjs";

const [where, seconds, clients] = process.argv.slice(2);
const { startServer } = await import("../apps/server/src/testing/start-server.ts");
const { nodePasswords } = await import("../apps/server/src/adapters/node-passwords.ts");
const { createMerchantClient, memorySession } = await import("../packages/sdk/src/index.ts");

let recorded = [];
const database = where.startsWith("postgresql:") ? await recordedPostgresql() : await recordedPglite();
const server = await startServer({ database, ports: { passwords: nodePasswords }, checksAnswers: false });
const session = memorySession();
const shop = createMerchantClient({
  baseUrl: "http://shop.test/api",
  session,
  fetch: async (request) => server.fetch(request),
  retry: false,
});
session.set((await shop.login({ body: { account: "admin", pwd: "Shopkeeper-1" } })).token);
const { list } = await shop.listCoupons({ query: { limit: 20 } });
const mix = mixOf(list.map((coupon) => coupon.id));

const turns = [];
for (let turn = 0; turn < 100; turn++) {
  recorded = [];
  await shop.call(...mix(turn));
  turns.push(recorded);
}

const until = performance.now() + Number(seconds) * 1000;
const began = performance.now();
let calls = 0;
await Promise.all(
  Array.from({ length: Number(clients) }, async () => {
    while (performance.now() < until) await inOrder(turns[calls++ % turns.length], (statement) => statement());
  }),
);
console.log(JSON.stringify({ perSecond: (calls * 1000) / (performance.now() - began) }));
process.exit(0);

async function recordedPglite() {
  const { PGlite } = await importFrom("apps/server", "@electric-sql/pglite");
  const { pgliteDatabase } = await import("../apps/server/src/adapters/pglite-database.ts");
  const client = await PGlite.create(join(where, "database"));
  const query = client.query.bind(client);
  const transaction = client.transaction.bind(client);
  client.query = (...args) => {
    recorded.push(() => query(...args));
    return query(...args);
  };
  client.transaction = (work) => {
    const inside = [];
    recorded.push(() => transaction(async (tx) => void (await inOrder(inside, (args) => tx.query(...args)))));
    return transaction((tx) => {
      tx.query = noting(inside, tx.query.bind(tx));
      return work(tx);
    });
  };
  return pgliteDatabase(client);
}

async function recordedPostgresql() {
  const { Pool } = (await importFrom("apps/server", "pg")).default;
  const { postgresqlDatabase } = await import("../apps/server/src/adapters/postgresql-database.ts");
  const { query, connect } = Pool.prototype;
  Pool.prototype.query = function (...args) {
    recorded.push(() => query.apply(this, args));
    return query.apply(this, args);
  };
  Pool.prototype.connect = async function (...args) {
    if (args.length > 0) return connect.apply(this, args);
    const inside = [];
    recorded.push(() => withClient(this, (client) => inOrder(inside, (statement) => client.query(...statement))));
    const client = await connect.call(this);
    const { query, release } = client;
    client.query = noting(inside, query.bind(client));
    client.release = (error) => {
      Object.assign(client, { query, release });
      release.call(client, error);
    };
    return client;
  };
  const withClient = async (pool, work) => {
    const client = await connect.call(pool);
    try {
      await work(client);
    } finally {
      client.release();
    }
  };
  return postgresqlDatabase({ url: where, onError: console.error });
}

function noting(statements, run) {
  return (...args) => {
    statements.push(args);
    return run(...args);
  };
}

async function inOrder(all, run) {
  for (const one of all) await run(one);
}
