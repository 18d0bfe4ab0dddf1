import type { Sheets } from "../files/sheets";
import type { Database, Executor } from "../ports/database";
import type { Ports } from "../ports/ports";
import type { Shop } from "../tenancy/shop";

/** The context of background work. */
export interface WorkPlace {
  database: Database;
  ports: Ports;
  sheets: Sheets;
  /** Opens a shop on the database or inside a transaction. */
  openShop(db: Executor, merId: number): Shop;
}
