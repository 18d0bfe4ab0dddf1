import { sql } from "drizzle-orm";
import { tablePlacement } from "../../composition/table-placement";
import { underStartLock } from "../../tenancy/start-lock";
import type { Database, Executor } from "../../ports/database";

/** The database cannot be spread over several machines; `message` says why and what to do. */
export class NotDistributableError extends Error {
  override name = "NotDistributableError";
}

export const noCitus =
  "The database of DATABASE_URL has no extension citus. Install it from packages.citusdata.com and run CREATE EXTENSION citus in it.";

interface DistributionOptions {
  /** Tables are distributed although none is yet. */
  isWanted: boolean;
  /** Hears of each table that was distributed. */
  say?: (line: string) => void;
}

/**
 * Gives each table its place on the machines of a Citus database, with its rows: those of shops by `mer_id`, what they join with on
 * each machine (ADR 87). A database of which a part has its place goes on, whatever was wanted, so that a table of a later release
 * joins the others. Each table is moved in a transaction of its own; several nodes may start at once, one of them does it. Resolves to how many it moved.
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

/** Whether the database can be spread. */
export async function hasCitus(db: Executor): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(sql`pg_extension`)
    .where(sql`extname = 'citus'`);
  return rows.length > 0;
}

/** Shops' statements join with reference tables, and the server's own tables, on the coordinator: it has to be one of the machines. */
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

/** What is left to do: the tables that have no place yet, reference tables first. */
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
  // the rows that were moved are still there, out of sight
  await db.execute(sql`select truncate_local_data_after_distributing_table(${table})`);
}
