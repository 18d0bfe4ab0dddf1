import { freshTotals } from "../core/totals";
import { openShop } from "../core/shop";
import type { Database } from "../ports/database";
import type { Ports } from "../ports/ports";
import { accountStore } from "../session/account-store";
import { verdictOn, type Verdict } from "./verdict";

/** Which products the reviewers answer, and how. */
export interface ReviewOrder {
  /** The shops, by the accounts of their owners. */
  accounts: readonly string[];
  /** Only what was submitted by then; all that waits otherwise. */
  until?: Date;
  /** What they say to every product; by its words otherwise. */
  verdict?: Verdict["do"];
}

/** How many products were passed and refused. */
export interface ReviewCount {
  passed: number;
  refused: number;
}

/**
 * The platform's reviewers as the demo plays them: they answer the products that wait in some shops.
 *
 * Each answer is a transaction of its own and holds only while the product still waits, so that several nodes may play at once.
 */
export async function reviewProducts({ database, ...ports }: Ports & { database: Database }, order: ReviewOrder): Promise<ReviewCount> {
  const { clock, files } = ports;
  const count = { passed: 0, refused: 0 };
  for (const account of order.accounts) {
    const owner = await accountStore({ db: database.db, ...ports }).byName(account);
    if (!owner) continue;
    const scope = { merId: owner.merId, clock, files, totals: freshTotals };
    const waiting = await openShop({ ...scope, db: database.db }).products.standing.queue(order.until);
    for (const product of waiting) {
      const verdict = verdictOn(product, order.verdict);
      const isAnswered = await database.transaction(async (db) => {
        const shop = openShop({ ...scope, db });
        const merchant = await shop.merchant.find();
        const state = { isOpen: merchant?.isSwitch ?? false, isReviewed: true };
        const results = await shop.products.standing.take([product.id], verdict, state);
        await shop.merchant.raiseRevision();
        return !("missing" in results) && results[0]?.refused === undefined;
      });
      if (isAnswered) count[verdict.do === "pass" ? "passed" : "refused"] += 1;
    }
  }
  return count;
}
