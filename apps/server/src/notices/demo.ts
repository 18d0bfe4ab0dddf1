import { ShippingType } from "@shopkeeper/sdk/contract";
import { moneyText } from "@shopkeeper/sdk/rules/money";
import { sql } from "drizzle-orm";
import type { Scope } from "../tenancy/scope";
import { insertRows } from "../tenancy/insert-rows";
import { notices } from "./tables";
import { eachWanted, type DemoDomain, type Wanted } from "../demo/kit/seeding";

/** A notice to make. */
export type NoticeSeed = Omit<typeof notices.$inferInsert, "merId" | "id">;

const MINUTE_MS = 60_000;

/** Makes notices in a shop, the newest last; by default about an order, one of the shop's if it has any. */
async function seedNotices({ db, merId, clock }: Scope, wanted: Wanted<NoticeSeed>) {
  const seeds = eachWanted(wanted);
  const now = clock.now().getTime();
  const known = await db
    .select({ number: sql<string>`order_no` })
    .from(sql`orders`)
    .where(sql`mer_id = ${merId}`)
    .limit(10);
  const rows = seeds.map((seed, at) => {
    const number = known[at % Math.max(1, known.length)]?.number ?? `2026${String(merId).padStart(6, "0")}${String(at).padStart(8, "0")}`;
    return {
      ...{ kind: "order", subject: "order", subjectId: number, params: { number, amount: "88.00" } },
      createTime: new Date(now - (seeds.length - at) * MINUTE_MS),
      ...seed,
      merId,
    };
  });
  await insertRows(db, notices, rows);
}

/** Recent notices of a demo shop: its newest orders, and a product with low stock. */
async function demoNotices(scope: Scope) {
  const { db, merId } = scope;
  const orders = await db
    .select({
      number: sql<string>`order_no`,
      cents: sql<number>`pay_price`,
      time: sql<string>`pay_time`,
      isPickUp: sql<boolean>`shipping_type = ${ShippingType.pickUp}`,
    })
    .from(sql`orders`)
    .where(sql`mer_id = ${merId} and paid`)
    .orderBy(sql`pay_time desc`)
    .limit(5);
  const products = await db
    .select({ id: sql<number>`id`, name: sql<string>`name`, stock: sql<number>`stock` })
    .from(sql`products`)
    .where(sql`mer_id = ${merId} and is_show and stock between 1 and 10`)
    .orderBy(sql`id`)
    .limit(2);
  await seedNotices(scope, [
    ...products.map(({ id, name, stock }): NoticeSeed => ({
      ...{ kind: "stock", subject: "product", subjectId: String(id), params: { name, pieces: stock } },
      createTime: new Date(scope.clock.now().getTime() - 30 * 60 * MINUTE_MS),
    })),
    ...orders.toReversed().map(({ number, cents, time, isPickUp }): NoticeSeed => ({
      ...{ kind: "order", subject: "order", subjectId: number, params: { number, amount: moneyText(cents), isPickUp } },
      createTime: new Date(time),
    })),
  ]);
}

/** The domain's seeds and its rows of the demo. */
export const demo = {
  seeds: { notices: { after: ["orders"], fill: seedNotices } },
  parts: { notices: { version: 1, after: ["orders"], fill: demoNotices } },
} satisfies DemoDomain;
