import { sql } from "drizzle-orm";
import { tablePlacement } from "../../composition/table-placement";
import { underStartLock } from "../../tenancy/start-lock";
import type { Database, Executor } from "../../ports/database";

/** The database cannot be spread over several machines; `message` contains the reason and the fix. */
export class NotDistributableError extends Error {
  override name = "NotDistributableError";
}

export const noCitus =
  "The database of DATABASE_URL has no extension citus. Install it from packages.citusdata.com and run CREATE EXTENSION citus in it.";

interface DistributionOptions {
  /** Also distributes tables if none is distributed yet. */
  isWanted: boolean;
  /** Is called for each distributed table. */
  say?: (line: string) => void;
}

/**
 * Distributes the tables with their rows over the machines of a Citus database: those of shops by `mer_id`, tables they join with
 * on each machine (ADR 87). If some tables are distributed already, the rest is too, even without `isWanted`: tables of a later release.
 * Each table is moved in its own transaction; of several starting nodes one does it. Resolves to the number of moved tables.
 */
export async function distributeTables(database: Database, { isWanted, say }: DistributionOptions): Promise<number> {
  if (database.kind !== "postgresql") return 0;
  if (!(await hasCitus(database.db))) {
    if (!isWanted) return 0;
    throw new NotDistributableError(`${noCitus.slice(0, -1)}, or leave DATABASE_SHARDING out.`);
  }
  if ((await movesOf(database.db, isWanted)).length === 0) return 0;
  await refuseUnknownCoordinator(database.db);
  return underStartLock(database, async () => {
    const moves = await movesOf(database.db, isWanted);
    for (const [place, { table, statement }] of moves.entries()) {
      await database.transaction((db) => move(db, table, statement), { isLong: true });
      say?.(`${table} is distributed, ${place + 1} of ${moves.length}`);
    }
    return moves.length;
  });
}

/** Whether the database has Citus. */
export async function hasCitus(db: Executor): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(sql`pg_extension`)
    .where(sql`extname = 'citus'`);
  return rows.length > 0;
}

/** Shops' statements join with reference tables, and the server's own tables, on the coordinator: it must be a node of the cluster. */
async function refuseUnknownCoordinator(db: Executor) {
  const rows = await db
    .select({ one: sql`1` })
    .from(sql`pg_dist_node`)
    .where(sql`groupid = 0`);
  if (rows.length > 0) return;
  throw new NotDistributableError(
    "Citus does not know the coordinator's address, under which workers reach it. Run SELECT citus_set_coordinator_host('HOST', PORT) in the database, then add workers with pnpm shards add-node HOST:PORT.",
  );
}

type Statement = ReturnType<typeof sql>;

/** The remaining moves: tables without a place, reference tables first. */
async function movesOf(db: Executor, isWanted: boolean): Promise<{ table: string; statement: Statement }[]> {
  const rows = await db.select({ table: sql<string>`logicalrelid::text` }).from(sql`pg_dist_partition`);
  const placed = new Set(rows.map(({ table }) => table));
  const [first, ...rest] = tablePlacement.shop;
  if (!isWanted && !placed.has(first)) return [];
  const moves = [
    ...tablePlacement.reference.map((table) => ({ table, statement: sql`select create_reference_table(${table})` })),
    { table: first, statement: sql`select create_distributed_table(${first}, 'mer_id', colocate_with => 'none')` },
    ...rest.map((table) => ({ table, statement: sql`select create_distributed_table(${table}, 'mer_id', colocate_with => ${first})` })),
  ];
  return moves.filter(({ table }) => !placed.has(table));
}

async function move(db: Executor, table: string, statement: Statement) {
  await db.execute(statement);
  // the moved rows still exist locally, but are hidden
  await db.execute(sql`select truncate_local_data_after_distributing_table(${table})`);
}
