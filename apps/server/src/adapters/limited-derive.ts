import { Refusal } from "../core/refusal";
import { semaphoreOf } from "../core/semaphore";
import type { Derive } from "./scrypt";

const RETRY_S = 5;

/** Derives at most `atOnce` keys at once and queues at most `mostWaiting` more; further calls are refused at once. */
export function limitedDerive(derive: Derive, { atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }): Derive {
  const semaphore = semaphoreOf(atOnce);
  return async (...key) => {
    if (semaphore.waiting() >= mostWaiting) throw new Refusal("tooMany", { seconds: RETRY_S }, { retryAfter: RETRY_S });
    return semaphore.pass(1, () => derive(...key));
  };
}
