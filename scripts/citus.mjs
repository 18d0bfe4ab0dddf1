// A Citus for tests: the coordinator at TEST_CITUS_URL, or one of our own with two workers, which is removed afterwards.
// As a command: node scripts/citus.mjs [workers] prints the coordinator's address and ends with Ctrl+C.
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { hasExtension, hasSetting, notRun, startCluster } from "./postgresql.mjs";
import { root } from "./programs.mjs";

const { Client } = createRequire(join(root, "apps/server/package.json"))("pg");

const help = "Install its extension for PostgreSQL (packages.citusdata.com), or set TEST_CITUS_URL.";

/** Runs `work` with a Citus: with the coordinator's address and, for our own, the object that started it; ends our own afterwards. */
export async function withCitus(work) {
  const named = process.env.TEST_CITUS_URL;
  if (named) return work(named);
  if (!hasExtension("citus")) return notRun("Citus", help, { isNeeded: false });
  const citus = await startCitus();
  try {
    return await work(citus.coordinator.url, citus);
  } finally {
    citus.stop();
  }
}

/** Starts a coordinator, its workers and spare machines; a database has few shards, so that a test creates one quickly. */
export async function startCitus({ workers: count = 2, spare: more = 0, settings = [] } = {}) {
  if (!hasExtension("citus")) throw new Error(help);
  const usual = [
    ...["shared_preload_libraries=citus", "wal_level=logical", "shared_buffers=64MB", "synchronous_commit=off", "full_page_writes=off"],
    // for each database of the tests: its maintenance process
    ...["max_worker_processes=64", "max_locks_per_transaction=256", "max_prepared_transactions=400"],
    ...["citus.shard_count=4", "citus.node_connection_timeout=3000", "citus.enable_statistics_collection=off"],
    "citus.multi_task_query_log_level=log",
    // rows of a write that lost its coordinator between prepare and commit stay locked until then; the default is a minute
    "citus.recover_2pc_interval=2s",
  ];
  // shards move by logical replication, for which later minor releases need a list of allowed decoding libraries
  if (hasSetting("output_plugin_libraries")) usual.push("output_plugin_libraries=pgoutput,citus");
  const started = [];
  const stop = () => {
    for (const cluster of started) cluster.stop();
  };
  try {
    for (let place = 0; place <= count + more; place += 1) {
      const cluster = await startCluster({ settings: [...usual, ...settings] });
      started.push(cluster);
      await query(cluster.url, "create extension citus");
    }
    const [coordinator, ...others] = started;
    const workers = others.slice(0, count);
    await query(coordinator.url, `select citus_set_coordinator_host(${placeOf(coordinator)})`);
    for (const worker of workers) await query(coordinator.url, `select citus_add_node(${placeOf(worker)})`);
    return { coordinator, workers, spare: others.slice(count), stop, severalShards: () => severalShards(coordinator.log()) };
  } catch (error) {
    stop();
    throw error;
  }
}

/** The statements in the coordinator's log that went to more than one shard. */
const severalShards = (log) => [
  ...new Set(
    [...log.matchAll(/multi-task query about to be executed\n.*HINT:.*\n.*STATEMENT: {2}(.*(?:\n\t.*)*)/g)].map(([, text]) =>
      text.replaceAll("\n\t", "\n"),
    ),
  ),
];

const placeOf = ({ host }) => `'${host.split(":")[0]}', ${host.split(":")[1]}`;

async function query(connectionString, text) {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const { coordinator, workers } = await startCitus({ workers: Number(process.argv[2] ?? 2) });
  console.log(`coordinator ${coordinator.url}\n${workers.map(({ url }) => `worker ${url}`).join("\n")}`);
  // all of them end with this process
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(0));
  setInterval(() => undefined, 60_000);
}
