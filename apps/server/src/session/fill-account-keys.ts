import { and, eq, isNull } from "drizzle-orm";
import { accountKey } from "./account-key";
import { accounts } from "./tables";
import type { Executor } from "../ports/database";

/**
 * Gives keys to accounts that an older release has made.
 *
 * Where two would have the same, the older account has it. The other one keeps its name too: its key is one that no name has, and
 * it is found by its exact name alone.
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
