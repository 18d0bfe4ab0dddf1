import { Refusal } from "../core/refusal";
import { semaphoreOf, type Semaphore } from "../core/semaphore";

/** Runs at most `atOnce` tasks of a shop at a time; refuses a further task when `waiting` wait already. */
export function shopTurns(atOnce: number, waiting: number) {
  const shops = new Map<number, { semaphore: Semaphore; users: number }>();

  return async function inTurn<Result>(merId: number, work: () => Promise<Result>): Promise<Result> {
    const shop = shops.get(merId) ?? { semaphore: semaphoreOf(atOnce), users: 0 };
    if (shop.semaphore.waiting() >= waiting) throw new Refusal("tooMany", { seconds: 2 }, { retryAfter: 2 });
    shops.set(merId, shop);
    shop.users += 1;
    try {
      return await shop.semaphore.pass(1, work);
    } finally {
      shop.users -= 1;
      if (shop.users === 0) shops.delete(merId);
    }
  };
}
