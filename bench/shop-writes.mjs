// P21: the writes of one shop beside each other, and those of two shops, on a PostgreSQL that keeps what it has committed.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { startCluster } from "../scripts/postgresql.mjs";
import { bar } from "./bar.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const clients = 16;
const seconds = 10;

/** P21. `SERVER_ROOT` names another checkout whose server is measured. */
export async function measure() {
  const postgresql = await startCluster({ settings: ["fsync=on", "synchronous_commit=on"] });
  try {
    const args = ["--import", "tsx", fileURLToPath(import.meta.url), postgresql.url];
    const output = execFileSync(process.execPath, args, { cwd: root, encoding: "utf8" });
    const { one, two } = JSON.parse(output.trim().split("\n").at(-1));
    const what = `writes of one shop against two (${Math.round(one)} and ${Math.round(two)} a second)`;
    return [bar("P21", what, 0.8, one / two, "×", { atLeast: true })];
  } finally {
    postgresql.stop();
  }
}

/** Lets so many clients switch coupons of their own on and off, in shops by turns; answers the writes of a second. */
async function writesOf(url) {
  const source = (path) => import(pathToFileURL(join(process.env.SERVER_ROOT ?? root, "apps/server/src", path)).href);
  const { startServer } = await source("testing.ts");
  const { newDatabaseUrl } = await source("test-database.ts");
  const { postgresqlDatabase } = await source("ports/postgresql-database.ts");
  const { migrate } = await source("core/migrate.ts");
  const { requestOf } = await source("test-call.ts");
  const size = Number(process.env.DATABASE_CONNECTIONS ?? 2 * clients);
  const database = await postgresqlDatabase({ url: await newDatabaseUrl(url), size, onError: () => undefined });
  await migrate(database);
  const server = await startServer({ database, checksAnswers: false });
  const jobs = setInterval(() => server.work().catch(console.error), 500);

  async function couponsOf() {
    const { token } = await server.createShop({ coupons: clients });
    const answer = await server.fetch(requestOf("listCoupons", { token, query: { limit: 100 } }));
    const { data } = await answer.json();
    return data.list.map(({ id }) => ({ id, token }));
  }

  async function run(shops, forSeconds) {
    const until = performance.now() + forSeconds * 1000;
    const began = performance.now();
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
    return (writes * 1000) / (performance.now() - began);
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
