import { sql } from "drizzle-orm";
import { tablePlacement } from "../../composition/table-placement";
import type { Place } from "../commands/command";
import { CommandError } from "../commands/command-error";
import { explained } from "./change-machines";
import { shopNames } from "./shop-names";

/** Isolates a shop in its own shard, which a rebalance can move to a machine of its own. */
export async function isolateShop({ database }: Pick<Place, "database">, { merId }: Readonly<Record<string, unknown>>) {
  const id = Number(merId);
  const { db } = database;
  if (!Number.isSafeInteger(id) || (await shopNames(db, [id])).size === 0) throw new CommandError(`There is no shop ${String(merId)}.`);
  const [table] = tablePlacement.shop;
  const [shard] = await db
    .select({ isOwn: sql<boolean>`shardminvalue = shardmaxvalue` })
    .from(sql`pg_dist_shard`)
    .where(sql`shardid = get_shard_id_for_distribution_column(${table}, ${id}::bigint)`);
  if (shard?.isOwn) return { merId: id, isNew: false };
  await explained(
    `The shop ${id} stays where it was`,
    database.transaction((long) => long.execute(sql`select isolate_tenant_to_new_shard(${table}, ${id}::bigint, 'CASCADE')`), {
      isLong: true,
    }),
  );
  return { merId: id, isNew: true };
}
