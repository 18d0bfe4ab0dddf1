import { verifyLogs } from "../logs/verify";
import type { Place } from "./command";

/** Verifies the log of sensitive operations of every shop; `heads` are hashes noted earlier, each of which must still be a row's. */
export async function verifyLogsCommand({ database }: Pick<Place, "database">, { heads }: Readonly<Record<string, unknown>>) {
  const missing = new Set(Array.isArray(heads) ? heads.map(String) : []);
  const shops = await verifyLogs(database.db, (hash) => missing.delete(hash));
  return { shops, missing: [...missing] };
}
