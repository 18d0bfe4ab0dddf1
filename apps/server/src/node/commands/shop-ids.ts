import { sql } from "drizzle-orm";
import { CommandError } from "./command-error";
import type { Executor } from "../../ports/database";

/** The shops of a command, in turn: the shop in its option `shop`, or all. */
export async function shopIds(db: Executor, { shop }: Readonly<Record<string, unknown>> = {}): Promise<number[]> {
  const rows = await db
    .select({ merId: sql`id`.mapWith(Number) })
    .from(sql`merchants`)
    .orderBy(sql`id`);
  const all = rows.map(({ merId }) => merId);
  if (shop === undefined) return all;
  const named = all.filter((merId) => String(merId) === String(shop));
  if (named.length === 0) throw new CommandError(`There is no shop ${String(shop)}.`);
  return named;
}
