import { bodyBytes } from "./body-bytes";
import { semaphoreOf } from "../core/semaphore";
import { shopTurns } from "./shop-turns";
import type { WireOperation } from "../contract/wire-schema";

/** How many heavy requests are in work, and how many wait. */
export interface HeavyLimits {
  /** Of all shops together. */
  atOnce: number;
  /** Of one shop. */
  atOnceOfShop: number;
  /** Of one shop; a further one is refused. */
  waitingOfShop: number;
}

/** The limits of a running server. */
export const usualHeavy: HeavyLimits = { atOnce: 6, atOnceOfShop: 2, waitingOfShop: 20 };

const HEAVY_BYTES = 256 * 1024;
const HEAVY_ROWS = 1_000;

/** Whether a request may need much memory or time: by the largest body of its operation, or the rows of its page. */
export function isHeavy(operation: WireOperation, request: Request): boolean {
  if (operation.body && bodyBytes(operation) > HEAVY_BYTES) return true;
  return Number(new URL(request.url).searchParams.get("limit")) > HEAVY_ROWS;
}

/** Runs a part of a request when there is room for it. */
export type Limiter = <Result>(part: () => Promise<Result>) => Promise<Result>;

/** Runs at once. */
export const unlimited: Limiter = (part) => part();

/**
 * Runs heavy requests a few at a time, before they hold memory; a shop that has too many waiting is refused.
 *
 * `work` begins when its shop has room, and runs what keeps the processor busy through the limiter that it is given, which
 * all shops share: a body that arrives slowly keeps its own shop waiting, and no other one.
 */
export function heavyQueue({ atOnce, atOnceOfShop, waitingOfShop }: HeavyLimits) {
  const all = semaphoreOf(atOnce);
  const inShop = shopTurns(atOnceOfShop, waitingOfShop);
  return <Result>(merId: number, work: (limiter: Limiter) => Promise<Result>): Promise<Result> =>
    inShop(merId, () => work((part) => all.pass(1, part)));
}
