import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { PictureUses } from "../tenancy/picture-uses";
import type { Scope } from "../tenancy/scope";
import type { Executor } from "../ports/database";

/** A shop with expired data. */
export interface PruneScope extends Pick<Scope, "db" | "merId" | "clock" | "files"> {
  /** The places where the shop shows some files, by path. */
  usesOf(db: Executor, paths: readonly string[]): ReturnType<PictureUses["of"]>;
}

/** A kind of shop data that is deleted once it has expired. */
export interface Pruning {
  /** A query of `mer_id`: the shops with expired data at that time. */
  shops(now: Date): SQL;
  run(scope: PruneScope): Promise<void>;
}

/** Deletes rows this many milliseconds after the time in a column. */
export function pruneAfter<Time extends PgColumn>(
  ms: number,
  { table, merId, time }: { table: PgTable; merId: PgColumn; time: Time },
): Pruning {
  const isOver = (now: Date) => lt(time, new Date(now.getTime() - ms));
  return {
    shops: (now) => sql`select ${merId} as mer_id from ${table} where ${isOver(now)}`,
    async run({ db, merId: own, clock }) {
      await db.delete(table).where(and(eq(merId, own), isOver(clock.now())));
    },
  };
}

/**
 * Prunes shop by shop; the shops are found by one query.
 *
 * In a database of several machines only that query goes to all of them.
 */
export async function pruneShops(
  prunings: readonly Pruning[],
  { db, clock, scopeOf }: Pick<Scope, "db" | "clock"> & { scopeOf(merId: number): PruneScope },
) {
  const now = clock.now();
  const parts = prunings.map(({ shops }, part) => sql`select ${sql.raw(String(part))} as part, mer_id from (${shops(now)}) as shops`);
  const found = await db
    .select({ part: sql<number>`part`, merId: sql`mer_id`.mapWith(Number) })
    .from(sql`(${sql.join(parts, sql` union `)}) as overdue`)
    .orderBy(sql`mer_id`, sql`part`);
  for (const { part, merId } of found) await prunings[part]?.run(scopeOf(merId));
}
