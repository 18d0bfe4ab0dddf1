import { sql } from "drizzle-orm";
import { tablePlacement } from "../../composition/table-placement";
import type { Place } from "../commands/command";
import { machinesIn, shownMachine } from "./machine";
import { shopNames } from "./shop-names";
import type { Executor } from "../../ports/database";

const LARGEST = 10;

/** The distribution of shops: shards, bytes and shops of each machine, and the shops with most orders. */
export async function reportSpread({ database: { db } }: Pick<Place, "database">) {
  const reached = await reachedIds(db);
  const [shards, shops, machines] = [await shardsOf(db), await shopsByShard(db), await machinesIn(db)];
  const nodes = machines.map((machine) => {
    const own = shards.filter(({ group }) => group === machine.group);
    const sum = (count: (shard: (typeof own)[number]) => number) => own.reduce((total, shard) => total + count(shard), 0);
    return {
      node: shownMachine(machine),
      role: machine.group === 0 ? "coordinator" : "worker",
      isReached: reached.has(machine.id),
      shards: own.length,
      bytes: sum(({ bytes }) => bytes),
      shops: sum(({ shard }) => shops.get(shard) ?? 0),
    };
  });
  return { nodes, largest: await largestShops(db) };
}

async function reachedIds(db: Executor): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ id: sql<number>`nodeid` })
    .from(sql`run_command_on_all_nodes('select 1', give_warning_for_connection_errors => true)`)
    .where(sql`success`);
  return new Set(rows.map(({ id }) => id));
}

/** The shards of the first table, each with the bytes of all shards colocated with it; none of an unreachable machine. */
async function shardsOf(db: Executor): Promise<{ shard: number; group: number; bytes: number }[]> {
  return db
    .select({
      shard: sql<number>`min(shardid) filter (where logicalrelid = ${tablePlacement.shop[0]}::regclass)`,
      group: sql<number>`groupid`,
      bytes: sql<number>`coalesce(sum(size), 0)::bigint`,
    })
    .from(
      sql`pg_dist_shard join pg_dist_placement using (shardid) join pg_dist_partition using (logicalrelid)
        left join (select shard_id as shardid, max(size) as size from citus_shard_sizes() group by shard_id) as sizes using (shardid)`,
    )
    .where(sql`partmethod = 'h'`)
    .groupBy(sql`groupid, shardminvalue`);
}

async function shopsByShard(db: Executor): Promise<ReadonlyMap<number, number>> {
  const shard = sql<number>`get_shard_id_for_distribution_column(${tablePlacement.shop[0]}, id)`;
  const rows = await db
    .select({ shard: shard.as("shard"), shops: sql<number>`count(*)` })
    .from(sql`merchants`)
    .groupBy(sql`shard`);
  return new Map(rows.map(({ shard: id, shops }) => [id, shops]));
}

/** Each shard counts its own shops; an unreachable shard is left out. */
async function largestShops(db: Executor) {
  const counted = `select coalesce(json_agg(found), '[]') from (
    select mer_id as "merId", count(*) as orders from %s group by mer_id order by count(*) desc limit ${LARGEST}) as found`;
  const rows = await db
    .select({ result: sql<{ merId: number; orders: number }[]>`result::json` })
    .from(sql`run_command_on_shards('orders', ${counted})`)
    .where(sql`success`);
  const largest = rows
    .flatMap(({ result }) => result)
    .sort((one, other) => other.orders - one.orders)
    .slice(0, LARGEST);
  const names = await shopNames(
    db,
    largest.map(({ merId }) => merId),
  );
  return largest.map((shop) => ({ ...shop, name: names.get(shop.merId) ?? "" }));
}
