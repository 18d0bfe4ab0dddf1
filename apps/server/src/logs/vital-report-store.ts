import { count, gte, lt } from "drizzle-orm";
import { dayStart } from "@shopkeeper/sdk/rules/time";
import type { PlatformScope } from "../tenancy/platform-scope";
import { chanceToKeep, isKept, KEPT_DAYS } from "./keeping";
import { vitalReports } from "./tables";

/** One measure of one page. */
export type VitalReport = Omit<typeof vitalReports.$inferInsert, "id" | "createTime">;

/** The most measures on one day. */
export const MOST_VITALS_A_DAY = 5000;

/** Web Vitals of consoles' pages. */
export const vitalReportStore = ({ db, clock, random }: PlatformScope) => ({
  /** Stores a batch, or a part of it on a busy day. */
  async add(reports: readonly VitalReport[]) {
    const createTime = clock.now();
    const [today] = await db
      .select({ kept: count() })
      .from(vitalReports)
      .where(gte(vitalReports.createTime, dayStart(createTime)));
    const kept = today?.kept ?? 0;
    const rows = reports
      .filter((_report, at) => isKept(chanceToKeep(kept + at, MOST_VITALS_A_DAY), random))
      .map((report) => ({ ...report, createTime }));
    if (rows.length > 0) await db.insert(vitalReports).values(rows);
  },

  /** Deletes reports older than thirty days. */
  async prune() {
    await db.delete(vitalReports).where(lt(vitalReports.createTime, dayStart(clock.now(), -KEPT_DAYS)));
  },
});
