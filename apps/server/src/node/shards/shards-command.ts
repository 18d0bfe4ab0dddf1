import { sql } from "drizzle-orm";
import { tablePlacement } from "../../composition/table-placement";
import type { Place } from "../commands/command";
import { CommandError } from "../commands/command-error";
import { addNode, removeNode } from "./change-machines";
import { distributeTables, hasCitus, noCitus } from "./distribute-tables";
import { isolateShop } from "./isolate-shop";
import { rebalance } from "./rebalance";
import { reportSpread } from "./report-spread";

type Task = (place: Place, options: Readonly<Record<string, unknown>>) => Promise<unknown>;

const distribute: Task = async ({ database, say }) => ({ tables: await distributeTables(database, { isWanted: true, say }) });

const tasks: ReadonlyMap<unknown, Task> = new Map<string, Task>([
  ["distribute", distribute],
  ["add-node", addNode],
  ["remove-node", removeNode],
  ["rebalance", onTables(rebalance)],
  ["isolate", onTables(isolateShop)],
  ["report", onTables(reportSpread)],
]);

/** Distributes shops over the machines of a Citus database, by Citus's own functions. */
export async function shardsCommand(place: Place, options: Readonly<Record<string, unknown>>) {
  const run = tasks.get(options.task);
  if (!run) throw new CommandError(`task is one of ${[...tasks.keys()].join(", ")}.`);
  if (place.database.kind !== "postgresql" || !(await hasCitus(place.database.db))) throw new CommandError(noCitus);
  return run(place, options);
}

/** Refuses if nothing is distributed yet. */
function onTables(task: Task): Task {
  return async (place, options) => {
    const found = await place.database.db
      .select({ one: sql`1` })
      .from(sql`pg_dist_partition`)
      .where(sql`logicalrelid = ${tablePlacement.shop[0]}::regclass`);
    if (found.length === 0) throw new CommandError("The tables are not distributed yet. Run pnpm shards distribute first.");
    return task(place, options);
  };
}
