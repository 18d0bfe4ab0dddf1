import { count, gt, inArray, or } from "drizzle-orm";
import type { Passwords } from "../ports/passwords";
import { DEMO_PASSWORD } from "./demo-password";
import { accounts } from "./tables";
import type { Executor } from "../ports/database";

/**
 * The names of the accounts that still have the seeds' password.
 *
 * Checks the accounts with these names, and those that share a stored password, which only a seed creates: every other password
 * has a salt of its own. So the time it takes does not grow with the number of accounts.
 */
export async function accountsWithDemoPassword(db: Executor, passwords: Passwords, names: readonly string[]): Promise<string[]> {
  const shared = db.select({ password: accounts.password }).from(accounts).groupBy(accounts.password).having(gt(count(), 1));
  const rows = await db
    .select({ account: accounts.account, password: accounts.password })
    .from(accounts)
    .where(or(inArray(accounts.account, [...names]), inArray(accounts.password, shared)))
    .orderBy(accounts.id);
  const isSeeded = new Map<string, boolean>();
  for (const stored of new Set(rows.map(({ password }) => password))) isSeeded.set(stored, await passwords.matches(DEMO_PASSWORD, stored));
  return rows.filter(({ password }) => isSeeded.get(password)).map(({ account }) => account);
}
