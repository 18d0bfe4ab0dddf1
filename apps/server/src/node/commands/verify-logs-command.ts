import { type VerifiedLog, verifyShop } from "../../logs/verify";
import type { Place } from "./command";
import { shopIds } from "./shop-ids";

/** The age of a row that no job has chained within its second. */
const LATE_MS = 60_000;

/**
 * Verifies the log of sensitive operations, of every shop or of `shop`; `heads` are hashes noted earlier, each of
 * which must still be a row's.
 */
export async function verifyLogsCommand(
  { database, clock }: Pick<Place, "database" | "clock">,
  options: Readonly<Record<string, unknown>>,
) {
  const missing = new Set(Array.isArray(options.heads) ? options.heads.map(String) : []);
  const shops: (Omit<VerifiedLog, "waitingSince" | "lastTime"> & { isLate: boolean })[] = [];
  for (const merId of await shopIds(database.db, options)) {
    const { waitingSince, lastTime: _last, ...log } = await verifyShop(database.db, merId, (hash) => missing.delete(hash));
    shops.push({ ...log, isLate: waitingSince !== undefined && clock.now().getTime() - waitingSince.getTime() > LATE_MS });
  }
  return { shops, missing: [...missing] };
}
