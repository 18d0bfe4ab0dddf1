import { CouponCategory } from "@shopkeeper/sdk/contract";
import { and, eq, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { platformCategories, productCategories } from "../categories/tables";
import { coupons, couponUsers } from "../coupons/tables";
import type { Executor } from "../core/scope";
import { exportFiles } from "../exports/tables";
import { formTemplates } from "../forms/tables";
import { attachments, pictureCategories } from "../pictures/tables";
import { guaranteeGroups, guarantees } from "../guarantees/tables";
import { brands, products, skus } from "../products/tables";
import { reviews } from "../reviews/tables";
import { shippingTemplates } from "../shipping/tables";
import { specRules } from "../specs/tables";
import { accounts, roles, sessions } from "../session/tables";
import type { Seed, TestShop } from "../testing";
import { followers } from "../users/tables";
import type { EntityIds } from "./contract-values";
import type { RequestShop } from "./contract-requests";
import { safetyProducts } from "./safety-products";

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
  /** Which rows are of the shop's own account, where they belong to people. */
  ofAccount?: (account: string) => SQL;
}

const entityTables: Readonly<Record<string, EntityTable>> = {
  coupons: { table: coupons, id: coupons.id, merId: coupons.merId, isDel: coupons.isDel },
  couponUsers: { table: couponUsers, id: couponUsers.id, merId: couponUsers.merId },
  products: { table: products, id: products.id, merId: products.merId, isDel: products.isDel },
  skus: { table: skus, id: skus.id, merId: skus.merId },
  productCategories: { table: productCategories, id: productCategories.id, merId: productCategories.merId, isDel: productCategories.isDel },
  shippingTemplates: { table: shippingTemplates, id: shippingTemplates.id, merId: shippingTemplates.merId },
  guarantees: { table: guarantees, id: guarantees.id },
  guaranteeGroups: { table: guaranteeGroups, id: guaranteeGroups.id, merId: guaranteeGroups.merId, isDel: guaranteeGroups.isDel },
  reviews: { table: reviews, id: reviews.id, merId: reviews.merId, isDel: reviews.isDel },
  specRules: { table: specRules, id: specRules.id, merId: specRules.merId },
  attachments: { table: attachments, id: attachments.id, merId: attachments.merId },
  pictureCategories: { table: pictureCategories, id: pictureCategories.id, merId: pictureCategories.merId },
  admins: { table: accounts, id: accounts.id, merId: accounts.merId },
  roles: { table: roles, id: roles.id, merId: roles.merId },
  sessions: {
    table: sessions,
    id: sessions.id,
    ofAccount: (account) => sql`account_id in (select ${accounts.id} from ${accounts} where ${accounts.account} = ${account})`,
  },
  users: { table: followers, id: followers.uid, merId: followers.merId },
  platformCategories: { table: platformCategories, id: platformCategories.id },
  brands: { table: brands, id: brands.id },
  formTemplates: { table: formTemplates, id: formTemplates.id },
};

/** Whether rows of an entity belong to shops or their people, so that another shop's must be hidden. */
export const isShopsOwn = (entity: string) => Boolean(entityTables[entity]?.merId ?? entityTables[entity]?.ofAccount);

/** Written so that a planted defect, which spoils the stores' own filters, does not spoil this one. */
const belongsTo = (shop: number) => sql`mer_id = ${shop}`;

const seedOf = (word: string): Seed => ({
  merchant: { realName: `${word} owner` },
  sessions: [{}, {}],
  categories: [
    { name: `${word} one`, children: [] },
    { name: `${word} two`, children: [] },
    { name: `${word} three`, children: [] },
  ],
  shippingTemplates: [{ name: `${word} template` }, { name: `${word} template 2` }],
  // each with one SKU, in the order of `safetyProducts`
  products: Object.entries(safetyProducts).map(([name, standing]) => ({
    name: `${word} ${name}`,
    specs: [["spec", ["plain"]]],
    ...standing,
  })),
  users: Array.from({ length: 5 }, (_, place) => ({ nickname: `${word} user ${place}` })),
  guaranteeGroups: Array.from({ length: 3 }, (_, place) => ({ name: `${word} group ${place}`, gids: [2, 3] })),
  reviews: Array.from({ length: 4 }, (_, place) => ({
    nickname: `${word} buyer ${place}`,
    comment: `${word} says ${place}`,
    answer: null,
  })),
  specRules: Array.from({ length: 3 }, (_, place) => ({ ruleName: `${word} rule ${place}` })),
  coupons: [
    { name: `${word} of products`, category: CouponCategory.product },
    ...Array.from({ length: 4 }, (_, place) => ({ name: `${word} ${place}` })),
  ],
  couponUsers: 3,
  pictureCategories: Array.from({ length: 4 }, (_, place) => ({ name: `${word} pictures ${place}` })),
  pictures: Array.from({ length: 5 }, (_, place) => ({ name: `${word} picture ${place}` })),
  orders: [{}, { createTime: new Date(Date.now() - 3 * 86_400_000) }],
  views: [{ day: new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10), views: 5 }],
});

/** An export that each shop has under the same name. */
const namedExport = {
  fileName: `product-${"0".repeat(32)}.xlsx`,
  name: "products.xlsx",
  question: { tab: 1, filter: {}, alertStock: 0, order: {} },
  accountId: 0,
  expireTime: new Date(Date.now() + 86_400_000),
};

/** A new shop whose rows are named by `word`, with every entity, some of them deleted. */
export async function safetyShop(createShop: (seed: Seed) => Promise<TestShop>, db: Executor, word: string): Promise<SafetyShop> {
  const shop = await createShop(seedOf(word));
  await shop.as([]);
  await db.insert(exportFiles).values({ ...namedExport, merId: shop.merId, createTime: new Date() });
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
  return { ...shop, ids: await idsOf(db, shop), deleted };
}

/** The ids that a shop has now. */
async function idsOf(db: Executor, { merId: shop, account }: TestShop): Promise<EntityIds> {
  const ids: Record<string, number[]> = { merchants: [shop] };
  for (const [entity, { table, id, merId, isDel, ofAccount }] of Object.entries(entityTables)) {
    const rows = await db
      .select({ id: sql<number>`${id}` })
      .from(table)
      .where(and(merId && belongsTo(shop), isDel && eq(isDel, false), ofAccount?.(account)))
      .orderBy(id)
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
