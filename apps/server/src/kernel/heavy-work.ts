import { bodyBytes } from "./body-bytes";
import { semaphoreOf } from "../core/semaphore";
import { shopTurns } from "./shop-turns";
import type { WireOperation } from "../contract/wire-schema";

/** Limits of heavy requests, running and waiting. */
export interface HeavyLimits {
  /** Of all shops together. */
  atOnce: number;
  /** Of one shop. */
  atOnceOfShop: number;
  /** Of one shop; a further request is refused. */
  waitingOfShop: number;
}

/** The default limits. */
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
 * Runs heavy requests a few at a time, before they use memory; a shop with too many waiting ones is refused.
 *
 * `work` begins when its shop has room, and runs its CPU-bound parts through the given limiter, which all shops share: a body that arrives
 * slowly delays only its own shop.
 */
export function heavyQueue({ atOnce, atOnceOfShop, waitingOfShop }: HeavyLimits) {
  const all = semaphoreOf(atOnce);
  const inShop = shopTurns(atOnceOfShop, waitingOfShop);
  return <Result>(merId: number, work: (limiter: Limiter) => Promise<Result>): Promise<Result> =>
    inShop(merId, () => work((part) => all.pass(1, part)));
}
