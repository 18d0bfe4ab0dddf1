import { sql } from "drizzle-orm";
import { openShop } from "../../composition/shop";
import { freshTotals } from "../../tenancy/totals";
import { verifyBooks, type VerifiedBooks } from "../../finance/verify-books";
import type { Place } from "./command";
import { shopIds } from "./shop-ids";

/** Verifies the books of every shop, or of `shop`: the ledger against balance, bills, orders, refunds and settlements. */
export async function verifyBooksCommand(
  { database, clock, files }: Pick<Place, "database" | "clock" | "files">,
  options: Readonly<Record<string, unknown>> = {},
) {
  const shops: VerifiedBooks[] = [];
  for (const merId of await shopIds(database.db, options)) {
    // a snapshot, while payments continue; within the shop's shard
    const verified = await database.transaction(async (db) => {
      await db.execute(sql`set transaction isolation level repeatable read`);
      return verifyBooks(db, openShop({ db, merId, clock, files, totals: freshTotals }), merId);
    });
    shops.push(verified);
  }
  return { shops };
}
