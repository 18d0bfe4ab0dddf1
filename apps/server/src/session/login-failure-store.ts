import { and, inArray, lt, sql } from "drizzle-orm";
import type { PlatformScope } from "../core/platform-scope";
import { FAILURE_WINDOW_MS, type Failures } from "./login-rules";
import { loginFailures } from "./tables";

const accountSubject = (account: string) => `account:${account.toLowerCase()}`;
const addressSubject = (address: string) => `address:${address}`;

/** Counts failed logins; a count starts anew after ten quiet minutes, it never locks for good. */
export const loginFailureStore = ({ db, clock }: PlatformScope) => ({
  /** The running counts of an account name, known or not, and of an address. */
  async of(account: string, address: string): Promise<{ account: Failures; address: Failures }> {
    const since = clock.now().getTime() - FAILURE_WINDOW_MS;
    const rows = await db
      .select()
      .from(loginFailures)
      .where(inArray(loginFailures.subject, [accountSubject(account), addressSubject(address)]));
    const find = (subject: string): Failures => {
      const row = rows.find((each) => each.subject === subject && each.lastTime.getTime() > since);
      return row ? { count: row.failures, lastTime: row.lastTime } : { count: 0 };
    };
    return { account: find(accountSubject(account)), address: find(addressSubject(address)) };
  },

  /** Counts one failure more for both, and answers the new counts. */
  async add(account: string, address: string): Promise<{ account: Failures; address: Failures }> {
    const now = clock.now();
    const since = new Date(now.getTime() - FAILURE_WINDOW_MS);
    const rows = await db
      .insert(loginFailures)
      .values([accountSubject(account), addressSubject(address)].sort().map((subject) => ({ subject, failures: 1, lastTime: now })))
      .onConflictDoUpdate({
        target: loginFailures.subject,
        set: {
          failures: sql`case when ${loginFailures.lastTime} < ${since.toISOString()}::timestamptz then 1 else ${loginFailures.failures} + 1 end`,
          lastTime: now,
        },
      })
      .returning();
    const find = (subject: string): Failures => ({ count: rows.find((row) => row.subject === subject)?.failures ?? 1, lastTime: now });
    return { account: find(accountSubject(account)), address: find(addressSubject(address)) };
  },

  /** Forgets the failures of an account name that has logged in. */
  async clear(account: string) {
    await db.delete(loginFailures).where(inArray(loginFailures.subject, [accountSubject(account)]));
  },

  /** Forgets what is older than the window. */
  async prune() {
    const since = new Date(clock.now().getTime() - FAILURE_WINDOW_MS);
    await db.delete(loginFailures).where(and(lt(loginFailures.lastTime, since)));
  },
});
