import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type { Clock } from "../ports/clock";
import type { Random } from "../ports/random";
import { hexOf } from "../core/digest";
import { Refusal } from "../core/refusal";
import { claims } from "./tables";
import type { Executor } from "../ports/database";

/** Where claims are made; never inside a transaction, in which others would not see them. */
export interface ClaimScope {
  db: Executor;
  clock: Clock;
  random: Random;
}

/** Work with effects elsewhere, which only one server at a time may do. */
export interface ClaimedWork<Result> {
  name: string;
  /** What somebody's work has already brought; undefined while it has brought nothing. */
  known(): Promise<Result | undefined>;
  work(): Promise<Result>;
  /** Milliseconds for which the work of another server is waited for, before the caller is told to come again. */
  waitMs?: number;
}

/** A server that dies frees what it has claimed after so long. */
const LEASE_MS = 30_000;
const RENEW_MS = 10_000;
const POLL_MS = 200;
const AGAIN_SECONDS = 2;

/** Does work once: whoever comes meanwhile, on whichever server, waits for what it brings. A failure is nobody's but its own. */
export async function once<Result>(scope: ClaimScope, { name, known, work, waitMs = 5_000 }: ClaimedWork<Result>): Promise<Result> {
  const holder = hexOf(scope.random.bytes(12));
  for (const began = performance.now(); ; await sleep(POLL_MS)) {
    const found = await known();
    if (found !== undefined) return found;
    if (await claim(scope, name, holder)) break;
    if (performance.now() - began > waitMs) throw new Refusal("unavailable", {}, { retryAfter: AGAIN_SECONDS });
  }
  const held = and(eq(claims.name, name), eq(claims.holder, holder));
  // where the database does not answer, the lease ends by itself
  const ignored = () => undefined;
  const renewing = setInterval(
    () =>
      void scope.db
        .update(claims)
        .set({ until: leaseOf(scope) })
        .where(held)
        .then(ignored, ignored),
    RENEW_MS,
  );
  try {
    return (await known()) ?? (await work());
  } finally {
    clearInterval(renewing);
    await scope.db.delete(claims).where(held).then(ignored, ignored);
  }
}

/** What was kept under a name, while it lasts. */
export async function keptAnswer({ db, clock }: ClaimScope, name: string): Promise<string | undefined> {
  const [row] = await db
    .select({ answer: claims.answer })
    .from(claims)
    .where(and(eq(claims.name, name), isNull(claims.holder), gt(claims.until, clock.now())));
  return row?.answer ?? undefined;
}

/** Keeps an answer under the name that its work has claimed, and so ends the claim. */
export async function keepFor({ db, clock }: ClaimScope, name: string, answer: string, ms: number) {
  const kept = { holder: null, answer, until: new Date(clock.now().getTime() + ms) };
  await db
    .insert(claims)
    .values({ name, ...kept })
    .onConflictDoUpdate({ target: claims.name, set: kept });
}

/** Forgets claims of servers that died, and answers that were kept long enough. */
export const pruneClaims = (db: Executor, clock: Clock) => db.delete(claims).where(lt(claims.until, clock.now()));

async function claim(scope: ClaimScope, name: string, holder: string): Promise<boolean> {
  const mine = { holder, answer: null, until: leaseOf(scope) };
  const taken = await scope.db
    .insert(claims)
    .values({ name, ...mine })
    .onConflictDoUpdate({ target: claims.name, set: mine, setWhere: lt(claims.until, scope.clock.now()) })
    .returning({ name: claims.name });
  return taken.length > 0;
}

const leaseOf = ({ clock }: ClaimScope) => new Date(clock.now().getTime() + LEASE_MS);

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
