import { and, eq, isNull } from "drizzle-orm";
import { accountKey } from "./account-key";
import { accounts } from "./tables";
import type { Executor } from "../ports/database";

/**
 * Sets the keys of accounts that an older release has made.
 *
 * If two would have the same key, the older account gets it. The other one keeps its name too: its key matches no name, and
 * it is found by its exact name only.
 */
export async function fillAccountKeys(db: Executor) {
  const rows = await db
    .select({ id: accounts.id, account: accounts.account })
    .from(accounts)
    .where(isNull(accounts.accountKey))
    .orderBy(accounts.id);
  for (const { id, account } of rows) {
    const key = accountKey(account);
    const isTaken = (await db.$count(accounts, eq(accounts.accountKey, key))) > 0;
    await db
      .update(accounts)
      .set({ accountKey: isTaken ? `${key} ${id}` : key })
      .where(and(eq(accounts.id, id), isNull(accounts.accountKey)));
  }
}
