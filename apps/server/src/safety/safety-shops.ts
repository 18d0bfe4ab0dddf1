import { and, eq, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { platformCategories, productCategories } from "../categories/tables";
import { coupons, couponUsers } from "../coupons/tables";
import type { Executor } from "../core/scope";
import { brands, products, skus } from "../products/tables";
import type { Seed, TestShop } from "../testing";
import { followers } from "../users/tables";
import type { EntityIds } from "./contract-values";
import type { RequestShop } from "./contract-requests";

/** A word in the rows of the other shop that no answer to ours may show. */
export const FOREIGN_WORD = "foreign-secret";

/** A shop with its ids, and those of its deleted rows. */
export interface SafetyShop extends TestShop, RequestShop {
  deleted: EntityIds;
}

interface EntityTable {
  table: PgTable;
  id: PgColumn;
  merId?: PgColumn;
  isDel?: PgColumn;
}

const entityTables: Readonly<Record<string, EntityTable>> = {
  coupons: { table: coupons, id: coupons.id, merId: coupons.merId, isDel: coupons.isDel },
  couponUsers: { table: couponUsers, id: couponUsers.id, merId: couponUsers.merId },
  products: { table: products, id: products.id, merId: products.merId, isDel: products.isDel },
  skus: { table: skus, id: skus.id, merId: skus.merId },
  productCategories: { table: productCategories, id: productCategories.id, merId: productCategories.merId, isDel: productCategories.isDel },
  users: { table: followers, id: followers.uid, merId: followers.merId },
  platformCategories: { table: platformCategories, id: platformCategories.id },
  brands: { table: brands, id: brands.id },
};

/** Whether rows of an entity belong to shops, so that another shop's must be hidden. */
export const isShopsOwn = (entity: string) => entityTables[entity]?.merId !== undefined;

/** Written so that a planted defect, which spoils the stores' own filters, does not spoil this one. */
const belongsTo = (shop: number) => sql`mer_id = ${shop}`;

const seedOf = (word: string): Seed => ({
  categories: [
    { name: `${word} one`, children: [] },
    { name: `${word} two`, children: [] },
    { name: `${word} three`, children: [] },
  ],
  products: Array.from({ length: 5 }, (_, place) => ({ name: `${word} product ${place}` })),
  users: Array.from({ length: 5 }, (_, place) => ({ nickname: `${word} user ${place}` })),
  coupons: [{ name: `${word} of products`, category: 2 }, ...Array.from({ length: 4 }, (_, place) => ({ name: `${word} ${place}` }))],
  couponUsers: 3,
});

/** A new shop whose rows are named by `word`, with every entity, some of them deleted. */
export async function safetyShop(createShop: (seed: Seed) => Promise<TestShop>, db: Executor, word: string): Promise<SafetyShop> {
  const shop = await createShop(seedOf(word));
  const deleted: Record<string, number[]> = {};
  for (const [entity, { table, id, merId, isDel }] of Object.entries(entityTables)) {
    if (!merId || !isDel) continue;
    const [last] = await db
      .select({ id: sql<number>`max(${id})` })
      .from(table)
      .where(belongsTo(shop.merId));
    if (!last?.id) continue;
    deleted[entity] = [last.id];
    await db.execute(sql`update ${table} set is_del = true where ${and(belongsTo(shop.merId), eq(id, last.id))}`);
  }
  return { ...shop, ids: await idsOf(db, shop.merId), deleted };
}

/** The ids that a shop has now. */
async function idsOf(db: Executor, shop: number): Promise<EntityIds> {
  const ids: Record<string, number[]> = { merchants: [shop] };
  for (const [entity, { table, id, merId, isDel }] of Object.entries(entityTables)) {
    const rows = await db
      .select({ id: sql<number>`${id}` })
      .from(table)
      .where(and(merId && belongsTo(shop), isDel && eq(isDel, false)))
      .limit(20);
    if (rows.length > 0) ids[entity] = rows.map((row) => row.id);
  }
  return ids;
}

/** A checksum over every row that a shop owns, in whatever table. */
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
