import { LRUCache } from "lru-cache";
import { lt, sql } from "drizzle-orm";
import type { Clock } from "../ports/clock";
import { rateLimits } from "./tables";
import { Refusal } from "../core/refusal";
import type { Executor } from "../ports/database";

/** A token bucket: so many actions at once, and so many a second after that. */
export interface Allowance {
  burst: number;
  perSecond: number;
}

/** The rate limits. */
export interface Limits {
  /** Logins and captchas, per address, counted in the database. */
  tight: Allowance;
  /** Calls without a valid session, per address. */
  anonymous: Allowance;
  /** Calls of one session. */
  session: Allowance;
  /** Reports of one device. */
  device: Allowance;
  /** Uploads into one shop, counted in the database. */
  upload: Allowance;
  /** Reads of other sites' pages for one shop, counted in the database. */
  collect: Allowance;
  /** Spreadsheets and archives made for one shop, counted in the database. */
  export: Allowance;
  /** Searches by masked data, per account, counted in the database. */
  sensitive: Allowance;
  /** Refused and failed calls of one session that are recorded in the log of sensitive operations. */
  failures: Allowance;
}

/** The default limits. */
export const usualLimits: Limits = {
  tight: { burst: 60, perSecond: 1 },
  anonymous: { burst: 200, perSecond: 50 },
  session: { burst: 2000, perSecond: 2000 },
  device: { burst: 30, perSecond: 1 },
  upload: { burst: 400, perSecond: 5 },
  collect: { burst: 20, perSecond: 0.2 },
  export: { burst: 20, perSecond: 0.1 },
  sensitive: { burst: 60, perSecond: 0.1 },
  failures: { burst: 200, perSecond: 2 },
};

const MAX_SUBJECTS = 20_000;

const tooMany = (seconds: number) => new Refusal("tooMany", { seconds }, { retryAfter: seconds });

/** Counts in this process: cheap, and enough where each node may count separately. */
export function memoryLimit({ burst, perSecond }: Allowance, clock: Clock) {
  const subjects = new LRUCache<string, { tokens: number; time: number }>({ max: MAX_SUBJECTS });
  return (subject: string) => {
    const time = clock.now().getTime();
    const known = subjects.get(subject);
    const refilled = known ? Math.min(burst, known.tokens + (Math.max(0, time - known.time) / 1000) * perSecond) : burst;
    subjects.set(subject, { tokens: refilled < 1 ? refilled : refilled - 1, time });
    if (refilled < 1) throw tooMany(Math.max(1, Math.ceil((1 - refilled) / perSecond)));
  };
}

/** Counts in the database, for limits that all nodes share. */
export async function storedLimit(db: Executor, clock: Clock, subject: string, { burst, perSecond }: Allowance) {
  const now = clock.now();
  const elapsed = sql`greatest(0, extract(epoch from (${now.toISOString()}::timestamptz - ${rateLimits.updateTime})))`;
  const refilled = sql`least(${burst}::float8, ${rateLimits.tokens} + ${elapsed} * ${perSecond}::float8)`;
  const taken = await db
    .insert(rateLimits)
    .values({ subject: subject.slice(0, 128), tokens: burst - 1, updateTime: now })
    .onConflictDoUpdate({
      target: rateLimits.subject,
      set: { tokens: sql`${refilled} - 1`, updateTime: now },
      setWhere: sql`${refilled} >= 1`,
    })
    .returning({ tokens: rateLimits.tokens });
  if (taken.length === 0) throw tooMany(Math.ceil(1 / perSecond));
}

/** Deletes subjects without calls for an hour. */
export const pruneLimits = (db: Executor, clock: Clock) =>
  db.delete(rateLimits).where(lt(rateLimits.updateTime, new Date(clock.now().getTime() - 3_600_000)));
