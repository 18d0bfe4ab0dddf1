import { sql } from "drizzle-orm";
import { openShop } from "../composition/shop";
import { freshTotals } from "../core/totals";
import { verifyBooks, type VerifiedBooks } from "../finance/verify-books";
import type { Place } from "./command";

/** Verifies the books of every shop: the ledger against balance, bills, orders, refunds and settlements. */
export async function verifyBooksCommand({ database, clock, files }: Pick<Place, "database" | "clock" | "files">) {
  const shops: VerifiedBooks[] = [];
  const merchants = await database.db
    .select({ merId: sql<number>`id` })
    .from(sql`merchants`)
    .orderBy(sql`id`);
  for (const { merId } of merchants) {
    // as they stood at one moment, while payments go on
    const verified = await database.transaction(async (db) => {
      await db.execute(sql`set transaction isolation level repeatable read`);
      return verifyBooks(db, openShop({ db, merId, clock, files, totals: freshTotals }), merId);
    });
    shops.push(verified);
  }
  return { shops };
}
