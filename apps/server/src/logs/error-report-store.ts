import { and, count, eq, lt, sql } from "drizzle-orm";
import { wireDay } from "@shopkeeper/sdk/rules/time";
import { digest } from "../core/digest";
import type { PlatformScope } from "../tenancy/platform-scope";
import { chanceToKeep, isKept, KEPT_DAYS } from "./keeping";
import { errorReports } from "./tables";

/** One failure of a page, already without personal data. */
export interface ErrorReport {
  message: string;
  route: string;
  release: string;
  stack?: string;
}

/** The most kinds of failure on one day. */
export const MOST_KINDS_A_DAY = 500;

const DAY_MS = 86_400_000;

/** Failures in consoles' pages. */
export const errorReportStore = ({ db, clock, random }: PlatformScope) => ({
  /** Counts a failure to its kind; a new kind is stored while the day has room. */
  async add({ message, route, release, stack }: ErrorReport) {
    const now = clock.now();
    const day = wireDay(now);
    const kind = digest(JSON.stringify([message, route, release, stack ?? ""]));
    const known = await db
      .update(errorReports)
      .set({ times: sql`${errorReports.times} + 1`, lastTime: now })
      .where(and(eq(errorReports.day, day), eq(errorReports.digest, kind)))
      .returning({ id: errorReports.id });
    if (known.length > 0) return;
    const [today] = await db.select({ kinds: count() }).from(errorReports).where(eq(errorReports.day, day));
    if (!isKept(chanceToKeep(today?.kinds ?? 0, MOST_KINDS_A_DAY), random)) return;
    await db
      .insert(errorReports)
      .values({ day, digest: kind, message, route, release, stack, createTime: now, lastTime: now })
      .onConflictDoUpdate({
        target: [errorReports.day, errorReports.digest],
        set: { times: sql`${errorReports.times} + 1`, lastTime: now },
      });
  },

  /** Deletes reports older than thirty days. */
  async prune() {
    await db.delete(errorReports).where(lt(errorReports.day, wireDay(new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS))));
  },
});
