import { and, eq, sql } from "drizzle-orm";
import { safety } from "../../generated/safety";
import type { WireOperation } from "../../contract/wire-schema";
import type { Seed, startServer, TestShop } from "../start-server";
import type { EntityIds } from "./contract-values";
import type { EntityTable, RequestShop } from "./safety-parts";
import type { Executor } from "../../ports/database";

type TestServer = Awaited<ReturnType<typeof startServer>>;

/** A word in the rows of the other shop that no response to ours may contain. */
export const FOREIGN_WORD = "foreign-secret";

/** A shop with its ids, and those of its deleted rows. */
export interface SafetyShop extends TestShop, RequestShop {
  deleted: EntityIds;
  /** A session of staff without any permission. */
  powerless: string;
  /** A service token without any permission. */
  powerlessScript: string;
}

/** The credential of a call of an operation in a shop: the owner's session, a device's token, or none. */
export function credentialOf({ isPublic, isDevice }: WireOperation, { merId, token }: Pick<TestShop, "merId" | "token">) {
  if (isDevice) return parts.flatMap((part) => part.deviceToken?.(merId) ?? [])[0];
  return isPublic ? undefined : token;
}

const parts = Object.values(safety);
const entityTables = new Map<string, EntityTable>(parts.flatMap(({ entities }) => Object.entries(entities ?? {})));

/** Whether rows of an entity belong to shops or their people, so that another shop's must be hidden. */
export const isShopsOwn = (entity: string) => Boolean(entityTables.get(entity)?.merId ?? entityTables.get(entity)?.ofAccount);

/** Raw SQL, so that a planted defect, which breaks the stores' own filters, does not break this filter. */
const belongsTo = (shop: number) => sql`mer_id = ${shop}`;

const seedOf = (word: string) => parts.reduce<Seed>((seed, part) => ({ ...seed, ...part.seed?.(word) }), {});

/** A new shop whose rows are named by `word`, with every entity, some of them deleted. */
export async function safetyShop(createShop: (seed: Seed) => Promise<TestShop>, db: Executor, word: string): Promise<SafetyShop> {
  const shop = await createShop(seedOf(word));
  await shop.as([]);
  for (const part of parts) await part.insert?.(db, shop.merId);
  const deleted: Record<string, number[]> = {};
  for (const [entity, { table, id, merId, isDel }] of entityTables) {
    if (!merId || !isDel) continue;
    const [last] = await db
      .select({ id: sql<number>`max(${id})` })
      .from(table)
      .where(belongsTo(shop.merId));
    if (!last?.id) continue;
    deleted[entity] = [last.id];
    await db.execute(sql`update ${table} set is_del = true where ${and(belongsTo(shop.merId), eq(id, last.id))}`);
  }
  const ids = await idsOf(db, shop);
  // not one of the ids, so that no operation deletes it
  const { token: powerless } = await shop.as([]);
  return { ...shop, ids, deleted, powerless, powerlessScript: await shop.script([]) };
}

/** Shops in which operations are tried in turn: one shop until it can no longer be used, then a new one. */
export function safetyShops({ createShop, database: { db } }: Pick<TestServer, "createShop" | "database">, word: string) {
  let shop: Promise<SafetyShop> | undefined;
  const next = () => (shop = safetyShop(createShop, db, word));
  return { current: () => shop ?? next(), next };
}

export type SafetyShops = ReturnType<typeof safetyShops>;

/** The present ids of a shop. */
async function idsOf(db: Executor, { merId: shop, account }: TestShop): Promise<EntityIds> {
  const ids: Record<string, (number | string)[]> = { merchants: [shop] };
  for (const [entity, { table, id, merId, isDel, ofAccount }] of entityTables) {
    const rows = await db
      .select({ id: sql<number | string>`${id}` })
      .from(table)
      .where(and(merId && belongsTo(shop), isDel && eq(isDel, false), ofAccount?.(account)))
      .orderBy(id)
      .limit(20);
    if (rows.length > 0) ids[entity] = rows.map((row) => row.id);
  }
  return ids;
}

/** A checksum over every row of a shop, in all tables. */
export async function checksumOf(db: Executor, shop: number): Promise<string> {
  const tables = await db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.columns`)
    .where(sql`table_schema = current_schema() and column_name = 'mer_id'`)
    .orderBy(sql`table_name`);
  const sums: string[] = [];
  for (const { name } of tables) {
    const [row] = await db
      .select({ sum: sql<string>`coalesce(md5(string_agg(each::text, '|' order by each::text)), '')` })
      .from(sql`${sql.identifier(name)} as each`)
      .where(sql`each.mer_id = ${shop}`);
    sums.push(`${name} ${row?.sum}`);
  }
  return sums.join("\n");
}
