import { sql } from "drizzle-orm";
import { faultOf } from "../../core/fault";
import type { Place } from "../commands/command";
import { CommandError } from "../commands/command-error";
import { argumentsOf, knownMachine, type Machine, machineOf, machinesIn, shownMachine } from "./machine";
import type { Executor } from "../../ports/database";

/** Adds a worker, which holds no shard until the next rebalance. */
export async function addNode({ database: { db } }: Pick<Place, "database">, { node }: Readonly<Record<string, unknown>>) {
  const machine = machineOf(node);
  if (await knownMachine(db, machine)) return { node: shownMachine(machine), isNew: false };
  if (!(await machinesIn(db)).some(({ group }) => group === 0))
    throw new CommandError(
      "Citus does not know the coordinator's address yet. Run SELECT citus_set_coordinator_host('HOST', PORT) in the database first.",
    );
  await explained(`${shownMachine(machine)} cannot be added`, db.execute(sql`select citus_add_node(${argumentsOf(machine)})`));
  return { node: shownMachine(machine), isNew: true };
}

/** Moves the shards of a worker to the others, then removes it. */
export async function removeNode({ database, say }: Pick<Place, "database" | "say">, { node }: Readonly<Record<string, unknown>>) {
  const machine = machineOf(node);
  const found = await knownMachine(database.db, machine);
  if (!found) throw new CommandError(`Citus knows no machine ${shownMachine(machine)}.`);
  if (found.group === 0) throw new CommandError(`${shownMachine(machine)} is the coordinator, which cannot be removed.`);
  const moved = await shardsOn(database.db, found.group);
  if (moved > 0) {
    if ((await machinesIn(database.db)).filter(({ group, isActive }) => group > 0 && isActive).length < 2)
      throw new CommandError(`${shownMachine(machine)} is the only worker, and holds ${moved} shards. Add another one first.`);
    say?.(`Moving the shards of ${shownMachine(machine)}`);
    await explained(
      `The shards of ${shownMachine(machine)} cannot be moved, and it stays`,
      database.transaction((db) => db.execute(sql`select citus_drain_node(${argumentsOf(machine)})`), { isLong: true }),
    );
  }
  await explained(`${shownMachine(machine)} cannot be removed`, remove(database.db, machine));
  return { node: shownMachine(machine), moved };
}

const remove = (db: Executor, machine: Machine) => db.execute(sql`select citus_remove_node(${argumentsOf(machine)})`);

/** The number of shard groups on a worker, each a part of all shops' tables. */
async function shardsOn(db: Executor, group: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(distinct (colocationid, shardminvalue))` })
    .from(sql`pg_dist_placement join pg_dist_shard using (shardid) join pg_dist_partition using (logicalrelid)`)
    .where(sql`groupid = ${group} and partmethod = 'h'`);
  return row?.count ?? 0;
}

/** Rethrows an error of the database engine with the attempted change. */
export async function explained<Result>(attempt: string, work: PromiseLike<Result>): Promise<Result> {
  try {
    return await work;
  } catch (failure) {
    throw new CommandError(`${attempt}: ${faultOf(failure).message.trim()}`, { cause: failure });
  }
}
