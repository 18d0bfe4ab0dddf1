import type { Database, Executor } from "../ports/database";
import type { Shop } from "./shop";

/** Changes a shop in a transaction of its own, without a request; `work` answers whether it changed anything. */
export const changeShop = (database: Database, open: (db: Executor) => Shop, work: (shop: Shop) => Promise<boolean>) =>
  database.transaction(async (db) => {
    const shop = open(db);
    const isDone = await work(shop);
    if (isDone) await shop.merchant.raiseRevision();
    return isDone;
  });
