import { sql } from "drizzle-orm";
import type { Domain } from "../kit/domain";
import type { PlatformScope } from "../tenancy/platform-scope";
import type { Scope } from "../tenancy/scope";
import { CHAIN_MS, chainNoted } from "./chain-noted";
import { errorReportStore } from "./error-report-store";
import { logHandlers } from "./handlers";
import { logSheet } from "./log-sheet";
import { logStore } from "./store";
import { operationLogNotes } from "./tables";
import { vitalReportStore } from "./vital-report-store";

declare module "../tenancy/shop" {
  interface Shop {
    logs: ReturnType<typeof logStore>;
  }
}

declare module "../kernel/platform" {
  interface Platform {
    errorReports: ReturnType<typeof errorReportStore>;
    vitalReports: ReturnType<typeof vitalReportStore>;
  }
}

/** Reports of consoles about themselves, and the log of sensitive operations. */
export const domain = {
  handlers: logHandlers,
  exports: { log: logSheet },
  shop: (scope: Scope) => ({ logs: logStore(scope) }),
  platform: (scope: PlatformScope) => ({ errorReports: errorReportStore(scope), vitalReports: vitalReportStore(scope) }),
  runJobs: chainNoted(),
  jobsMs: CHAIN_MS,
  async cleanup(scope) {
    await errorReportStore(scope).prune();
    await vitalReportStore(scope).prune();
    // notes come and go all the time, and the embedded database has no autovacuum
    await scope.db.execute(sql`vacuum (skip_locked) ${operationLogNotes}`);
  },
} satisfies Domain;
