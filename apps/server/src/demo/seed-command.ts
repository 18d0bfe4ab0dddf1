import { sql } from "drizzle-orm";
import { freshTotals } from "../tenancy/totals";
import type { Database } from "../ports/database";
import type { Ports } from "../ports/ports";
import { seedShop } from "./seed-shop";
import { accountStore } from "../session/account-store";
import { merchantStore } from "../session/merchant-store";

const LARGEST = 1_000_000;

/** Adds rows to the shop of an account (`admin` by default): numbers of products, users, coupons, claim records, orders and pictures. */
export async function seedCommand({ database, ...ports }: Ports & { database: Database }, options: Readonly<Record<string, unknown>>) {
  const counts = {
    products: countIn(options, "products"),
    users: countIn(options, "users"),
    coupons: countIn(options, "coupons"),
    couponUsers: countIn(options, "couponUsers"),
    orders: countIn(options, "orders"),
    pictureCategories: countIn(options, "pictureCategories"),
    pictures: countIn(options, "pictures"),
  };
  const name = typeof options.account === "string" ? options.account : "admin";
  const made = await database.transaction(async (db) => {
    const owner = await accountStore({ db, ...ports }).byName(name);
    if (!owner) throw new Error(`There is no account ${name}.`);
    const scope = { db, merId: owner.merId, clock: ports.clock, files: ports.files, totals: freshTotals };
    const made = await seedShop(scope, counts);
    await merchantStore(scope).raiseRevision();
    return { products: made.products?.length ?? 0, users: made.users?.length ?? 0, coupons: made.coupons?.length ?? 0 };
  });
  // PGlite does not analyze in time: with the statistics of an empty shop, plans read whole tables
  await database.db.execute(sql`analyze`);
  return made;
}

function countIn(options: Readonly<Record<string, unknown>>, name: string): number | undefined {
  const count = options[name];
  if (count === undefined) return undefined;
  if (typeof count !== "number" || !Number.isInteger(count) || count < 0 || count > LARGEST) {
    throw new Error(`${name} is a whole number from 0 to ${LARGEST}.`);
  }
  return count;
}
