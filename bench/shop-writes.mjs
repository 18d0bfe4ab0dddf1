// P21: concurrent writes of one shop, and of two shops, on a PostgreSQL with durable commits.
import { spawn } from "node:child_process";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath, pathToFileURL } from "node:url";
import { startCluster } from "../scripts/postgresql.mjs";
import { bar } from "./bar.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const clients = Number(process.env.CLIENTS ?? 16);
const seconds = 10;

/** Runs P21. `SERVER_ROOT`: another checkout to measure, `ROUND_TRIP_MS`: latency of the database, `CLIENTS`: number of writers. */
export async function measure() {
  const postgresql = await startCluster({ settings: ["fsync=on", "synchronous_commit=on"] });
  const far = await delayed(Number(new URL(postgresql.url).port), Number(process.env.ROUND_TRIP_MS ?? 2) / 2);
  try {
    const url = new URL(postgresql.url);
    url.port = String(far.port);
    const { one, two } = await measured(url.href);
    const what = `writes of one shop against two (${shown(one)} and ${shown(two)})`;
    return [bar("P21", what, 0.8, one.perSecond / two.perSecond, "×", { atLeast: true })];
  } finally {
    far.stop();
    postgresql.stop();
  }
}

const shown = ({ perSecond, cpuMs }) => `${Math.round(perSecond)} a second, ${Math.round(cpuMs)} ms of the server's CPU each`;

async function measured(url) {
  const child = spawn(process.execPath, ["--import", "tsx", fileURLToPath(import.meta.url), url], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const output = await text(child.stdout);
  return JSON.parse(output.trim().split("\n").at(-1));
}

/** A port that forwards data `ms` milliseconds later, in both directions. */
function delayed(port, ms) {
  const sockets = new Set();
  const hand = (from, to) => {
    sockets.add(from);
    from.on("data", (bytes) => setTimeout(() => to.write(bytes), ms));
    from.on("close", () => setTimeout(() => to.destroy(), ms));
    from.on("error", () => from.destroy());
  };
  const server = createServer((near) => {
    const far = connect({ port, host: "127.0.0.1", noDelay: true });
    near.setNoDelay(true);
    hand(near, far);
    hand(far, near);
  });
  const stop = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve({ port: server.address().port, stop })));
}

/** Lets clients switch their own coupons on and off, in shops by turns; returns the writes per second. */
async function writesOf(url) {
  const source = (path) => import(pathToFileURL(join(process.env.SERVER_ROOT ?? root, "apps/server/src", path)).href);
  const { startServer } = await source("testing/start-server.ts");
  const { newDatabaseUrl } = await source("testing/test-database.ts");
  const { postgresqlDatabase } = await source("adapters/postgresql-database.ts");
  const { migrate } = await source("tenancy/migrate.ts");
  const { requestOf } = await source("testing/test-call.ts");
  const size = Number(process.env.DATABASE_CONNECTIONS ?? 2 * clients);
  const database = await postgresqlDatabase({ url: await newDatabaseUrl(url), size, onError: () => undefined });
  await migrate(database);
  const server = await startServer({ database, checksAnswers: false });
  const jobs = setInterval(() => server.runJobs().catch(console.error), 500);

  async function couponsOf() {
    const { token } = await server.createShop({ coupons: clients });
    const answer = await server.fetch(requestOf("listCoupons", { token, query: { limit: 100 } }));
    const { data } = await answer.json();
    return data.list.map(({ id }) => ({ id, token }));
  }

  async function run(shops, forSeconds) {
    const until = performance.now() + forSeconds * 1000;
    const began = performance.now();
    const cpu = process.cpuUsage();
    let writes = 0;
    await Promise.all(
      Array.from({ length: clients }, async (_, client) => {
        const { id, token } = shops[client % shops.length][client];
        while (performance.now() < until) {
          const answer = await server.fetch(requestOf("toggleCoupon", { token, path: { id } }));
          if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
          writes += 1;
        }
      }),
    );
    const { user, system } = process.cpuUsage(cpu);
    return { perSecond: (writes * 1000) / (performance.now() - began), cpuMs: (user + system) / 1000 / writes };
  }

  const shops = [await couponsOf(), await couponsOf()];
  await run(shops, 2);
  const one = await run(shops.slice(0, 1), seconds);
  const two = await run(shops, seconds);
  clearInterval(jobs);
  return { one, two };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(JSON.stringify(await writesOf(process.argv[2])));
  process.exit(0);
}
