// Prints how many calls of the bench's mix a second their statements alone would allow: the engine asked bare, on the data that is named.
// usage: node --import tsx bench/bare-throughput.mjs <data folder> <seconds>
import { join } from "node:path";
import { importFrom } from "../scripts/programs.mjs";
import { mixOf } from "./mix.mjs";

const [dataDir, seconds] = process.argv.slice(2);
const { PGlite } = await importFrom("apps/server", "@electric-sql/pglite");
const { pgliteDatabase } = await import("../apps/server/src/ports/pglite-database.ts");
const { startServer } = await import("../apps/server/src/testing.ts");
const { nodePasswords } = await import("../apps/server/src/ports/node-passwords.ts");

const client = await PGlite.create(join(dataDir, "database"));
const query = client.query.bind(client);
const transaction = client.transaction.bind(client);
let recorded = [];
client.query = (...args) => {
  recorded.push(() => query(...args));
  return query(...args);
};
client.transaction = (work) => {
  const inside = [];
  recorded.push(() => transaction(async (tx) => void (await inOrder(inside, (args) => tx.query(...args)))));
  return transaction((tx) => {
    const ask = tx.query.bind(tx);
    tx.query = (...args) => {
      inside.push(args);
      return ask(...args);
    };
    return work(tx);
  });
};

const server = await startServer({ database: await pgliteDatabase(client), ports: { passwords: nodePasswords }, checksAnswers: false });
const { createMerchantClient, memorySession } = await import("../packages/sdk/src/index.ts");
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
while (performance.now() < until) await inOrder(turns[calls++ % turns.length], (statement) => statement());
console.log(JSON.stringify({ perSecond: (calls * 1000) / (performance.now() - began) }));
process.exit(0);

async function inOrder(all, run) {
  for (const one of all) await run(one);
}
