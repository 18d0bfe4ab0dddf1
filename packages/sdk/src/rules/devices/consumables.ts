import type { ConsumableKind } from "../../generated/code-sets";
import type { Problem, Problems } from "../core";
import type { deviceRuleMessages } from "./messages";

/** The name of something that devices use up. */
export type Consumable = (typeof ConsumableKind)[keyof typeof ConsumableKind];

/** What a full one usually holds. */
const usual: Readonly<Record<Consumable, number>> = { paper: 80, labels: 500, ink: 100, bags: 200, cups: 200, beans: 2000 };

/** What a new consumable holds when it is full, and from where on it runs out, until someone says otherwise. */
export function usualCapacity(kind: Consumable, level: number) {
  const capacity = Math.max(usual[kind], level);
  return { capacity, warnAt: capacity / 5 };
}

/** The smallest part of a full one by which a level rises when someone fills it; less is a scale that trembles. */
const LEAST_REFILL = 0.1;

/** A level that has risen by so much was refilled. */
export const isRefill = (before: number, after: number, capacity: number) => after - before >= capacity * LEAST_REFILL;

/** What stands on a level: empty, running out, or enough. */
export const levelState = ({ level, warnAt }: { level: number; warnAt: number }) =>
  level <= 0 ? "empty" : level <= warnAt ? "low" : "enough";

type Key = keyof typeof deviceRuleMessages;

/** What is wrong with the limits of a consumable. */
export function consumableProblems({ capacity, warnAt }: { capacity: number; warnAt: number }): Problems<"capacity" | "warnAt", Key> {
  return {
    ...(!(capacity > 0) && { capacity: problem("capacityEmpty") }),
    ...(Number.isNaN(warnAt) && { warnAt: problem("warnAtEmpty") }),
    ...(capacity > 0 && warnAt >= capacity && { warnAt: problem("warnAtHigh", { capacity }) }),
  };
}

/** What is wrong with a refill of a consumable. */
export function refillProblems({ amount }: { amount: number }, { capacity }: { capacity: number }): Problems<"amount", Key> {
  if (!(amount > 0)) return { amount: problem("amountEmpty") };
  return amount > capacity ? { amount: problem("amountHigh", { capacity }) } : {};
}

const problem = (key: Key, params?: Problem["params"]): Problem<Key> => (params ? { key, params } : { key });
