import { lt } from "drizzle-orm";
import type { Clock } from "../ports/clock";
import type { Scope } from "../tenancy/scope";
import { seedings } from "./tables";
import type { Executor } from "../ports/database";

/** How many rows to make, or what each of them says. */
export type Wanted<Row> = number | readonly Partial<Row>[];

/** What each row to make says; nothing where only their number is wanted. */
export const eachWanted = <Row>(wanted: Wanted<Row>): readonly Partial<Row>[] =>
  typeof wanted === "number" ? Array.from({ length: wanted }, () => ({})) : wanted;

/** How one field of a shop's seed is filled. */
export interface SeedPart<Value = never, Seeded = never, Made = unknown> {
  /** The fields that are filled first where the seed has them. */
  after?: readonly string[];
  /** Makes the rows; `seeded` holds what the earlier fields of the same seed have made. */
  fill(scope: Scope, wanted: Value, seeded: Seeded): Promise<Made>;
}

/** A part of the demo; with a higher version it is filled in at the next start, as a whole. */
export interface DemoPart {
  version: number;
  /** The parts that are filled first. */
  after?: readonly string[];
  /** Fills one of the demo's shops, counted from 0. */
  fill(scope: Scope, shop: number): Promise<unknown>;
}

/** What a domain offers to every shop. */
export interface PlatformSeed {
  /** The domains whose platform data comes first. */
  after?: readonly string[];
  /** Makes the rows, unless they are there. */
  fill(db: Executor, now: Date): Promise<void>;
}

/** Whether this transaction is the one that fills a part; another node's attempt waits for it, and then finds it done. */
export async function claimSeeding(db: Executor, domain: string, version: number, clock: Clock): Promise<boolean> {
  const claimed = await db
    .insert(seedings)
    .values({ domain, version, createTime: clock.now() })
    .onConflictDoUpdate({ target: seedings.domain, set: { version, createTime: clock.now() }, setWhere: lt(seedings.version, version) })
    .returning({ domain: seedings.domain });
  return claimed.length > 0;
}
