import { accountKey } from "./account-key";
import { accounts } from "./tables";
import type { Executor } from "../ports/database";

/** Stores a new account; undefined if another account has its name, or its key. */
export async function insertAccount(db: Executor, fields: Omit<typeof accounts.$inferInsert, "accountKey">) {
  const [made] = await db
    .insert(accounts)
    .values({ ...fields, accountKey: accountKey(fields.account) })
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  return made?.id;
}
