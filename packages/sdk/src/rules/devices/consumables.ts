import type { ConsumableKind } from "../../generated/code-sets";
import type { Problem, Problems } from "../core";
import type { deviceRuleMessages } from "./messages";

/** The name of a consumable of devices. */
export type Consumable = (typeof ConsumableKind)[keyof typeof ConsumableKind];

const usual: Readonly<Record<Consumable, number>> = { paper: 80, labels: 500, ink: 100, bags: 200, cups: 200, beans: 2000 };

/** The initial capacity of a new consumable, and the level at which it runs out, until an account changes them. */
export function usualCapacity(kind: Consumable, level: number) {
  const capacity = Math.max(usual[kind], level);
  return { capacity, warnAt: capacity / 5 };
}

/** The smallest rise of a level, as a part of the capacity, that is a refill; less is noise of the scale. */
const LEAST_REFILL = 0.1;

/** Whether a level has risen enough to be a refill. */
export const isRefill = (before: number, after: number, capacity: number) => after - before >= capacity * LEAST_REFILL;

/** The state of a level: empty, running out, or enough. */
export const levelState = ({ level, warnAt }: { level: number; warnAt: number }) =>
  level <= 0 ? "empty" : level <= warnAt ? "low" : "enough";

type Key = keyof typeof deviceRuleMessages;

/** The problems of the limits of a consumable. */
export function consumableProblems({ capacity, warnAt }: { capacity: number; warnAt: number }): Problems<"capacity" | "warnAt", Key> {
  return {
    ...(!(capacity > 0) && { capacity: problem("capacityEmpty") }),
    ...(Number.isNaN(warnAt) && { warnAt: problem("warnAtEmpty") }),
    ...(capacity > 0 && warnAt >= capacity && { warnAt: problem("warnAtHigh", { capacity }) }),
  };
}

/** The problems of a refill of a consumable. */
export function refillProblems({ amount }: { amount: number }, { capacity }: { capacity: number }): Problems<"amount", Key> {
  if (!(amount > 0)) return { amount: problem("amountEmpty") };
  return amount > capacity ? { amount: problem("amountHigh", { capacity }) } : {};
}

const problem = (key: Key, params?: Problem["params"]): Problem<Key> => (params ? { key, params } : { key });
