import { and, eq, gt, isNull, lt } from "drizzle-orm";
import type { Clock } from "../ports/clock";
import type { Random } from "../ports/random";
import { hexOf } from "../core/digest";
import { Refusal } from "../core/refusal";
import { claims } from "./tables";
import type { Executor } from "../ports/database";

/** The context of claims; never a transaction, in which others would not see them. */
export interface ClaimScope {
  db: Executor;
  clock: Clock;
  random: Random;
}

/** Work with external effects, which only one server at a time may do. */
export interface ClaimedWork<Result> {
  name: string;
  /** The existing result of another server's work; undefined while there is none. */
  known(): Promise<Result | undefined>;
  work(): Promise<Result>;
  /** Milliseconds to wait for the work of another server before the caller must retry. */
  waitMs?: number;
}

/** The claims of a dead server expire after this time. */
const LEASE_MS = 30_000;
const RENEW_MS = 10_000;
const POLL_MS = 200;
const AGAIN_SECONDS = 2;

/** Does work once: concurrent callers, on any server, wait for its result. A failure is thrown only to the caller whose work it was. */
export async function once<Result>(scope: ClaimScope, { name, known, work, waitMs = 5_000 }: ClaimedWork<Result>): Promise<Result> {
  const holder = hexOf(scope.random.bytes(12));
  for (const began = performance.now(); ; await sleep(POLL_MS)) {
    const found = await known();
    if (found !== undefined) return found;
    if (await claim(scope, name, holder)) break;
    if (performance.now() - began > waitMs) throw new Refusal("unavailable", {}, { retryAfter: AGAIN_SECONDS });
  }
  const held = and(eq(claims.name, name), eq(claims.holder, holder));
  // if the database does not answer, the lease expires by itself
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

/** The answer stored under a name, until it expires. */
export async function keptAnswer({ db, clock }: ClaimScope, name: string): Promise<string | undefined> {
  const [row] = await db
    .select({ answer: claims.answer })
    .from(claims)
    .where(and(eq(claims.name, name), isNull(claims.holder), gt(claims.until, clock.now())));
  return row?.answer ?? undefined;
}

/** Stores an answer under the claimed name of its work, and so ends the claim. */
export async function keepFor({ db, clock }: ClaimScope, name: string, answer: string, ms: number) {
  const kept = { holder: null, answer, until: new Date(clock.now().getTime() + ms) };
  await db
    .insert(claims)
    .values({ name, ...kept })
    .onConflictDoUpdate({ target: claims.name, set: kept });
}

/** Deletes claims of dead servers, and expired answers. */
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
