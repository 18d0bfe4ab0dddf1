import { eq, inArray, lt, sql } from "drizzle-orm";
import type { PlatformScope } from "../tenancy/platform-scope";
import { DELAY_FROM, FAILURE_WINDOW_MS, LONGEST_DELAY_S, type FailureCounts, type Failures } from "./login-rules";
import type { LoginSubjects } from "./login-subjects";
import { loginFailures } from "./tables";

/** Counts attempts to guess a password; a count is reset after ten quiet minutes, it never locks permanently. */
export const loginFailureStore = ({ db, clock }: PlatformScope) => {
  const since = () => new Date(clock.now().getTime() - FAILURE_WINDOW_MS);

  /** Counts one attempt and answers the previous count, in one statement; undefined, without counting, while attempts must wait. */
  async function claimOne(subject: string, delayFrom: number): Promise<Failures | undefined> {
    const now = clock.now();
    const { failures, lastTime } = loginFailures;
    const isOver = sql`${lastTime} < ${since().toISOString()}::timestamptz`;
    const delay = sql`make_interval(secs => least(power(2, least(${failures} - ${delayFrom}::int, 10)), ${LONGEST_DELAY_S}))`;
    const [claimed] = await db
      .insert(loginFailures)
      .values({ subject, failures: 1, lastTime: now })
      .onConflictDoUpdate({
        target: loginFailures.subject,
        set: { failures: sql`case when ${isOver} then 1 else ${failures} + 1 end`, lastTime: now },
        setWhere: sql`${isOver} or ${failures} < ${delayFrom}::int or ${lastTime} + ${delay} <= ${now.toISOString()}::timestamptz`,
      })
      .returning();
    return claimed && { count: claimed.failures - 1, lastTime: now };
  }

  /** Subtracts one attempt. */
  async function releaseOne(subject: string) {
    await db
      .update(loginFailures)
      .set({ failures: sql`greatest(${loginFailures.failures} - 1, 0)` })
      .where(eq(loginFailures.subject, subject));
  }

  return {
    /** The current counts. */
    async of({ account, address }: LoginSubjects): Promise<FailureCounts> {
      const rows = await db
        .select()
        .from(loginFailures)
        .where(inArray(loginFailures.subject, address === undefined ? [account] : [account, address]));
      const find = (subject: string | undefined): Failures => {
        const row = rows.find((each) => each.subject === subject && each.lastTime > since());
        return row ? { count: row.failures, lastTime: row.lastTime } : { count: 0 };
      };
      return { account: find(account), address: find(address) };
    },

    /** Counts an attempt before its password is checked, and answers the previous counts; undefined while attempts must wait. */
    async claim({ account, address }: LoginSubjects): Promise<FailureCounts | undefined> {
      const ofAccount = await claimOne(account, DELAY_FROM.account);
      if (!ofAccount) return undefined;
      const ofAddress = address === undefined ? { count: 0 } : await claimOne(address, DELAY_FROM.address);
      if (ofAddress) return { account: ofAccount, address: ofAddress };
      await releaseOne(account);
      return undefined;
    },

    /** Subtracts an attempt whose password was not checked. */
    async release({ account, address }: LoginSubjects) {
      await releaseOne(account);
      if (address !== undefined) await releaseOne(address);
    },

    /** Resets the count of an account after the right password, and subtracts this attempt from its address. */
    async succeed({ account, address }: LoginSubjects) {
      await db.delete(loginFailures).where(eq(loginFailures.subject, account));
      if (address !== undefined) await releaseOne(address);
    },

    /** Deletes counts older than the window. */
    async prune() {
      await db.delete(loginFailures).where(lt(loginFailures.lastTime, since()));
    },
  };
};
