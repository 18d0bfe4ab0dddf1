import { LRUCache } from "lru-cache";

/** Row counts of one merchant, cached by a key until the merchant's next write. */
export interface Totals {
  /** The number for `key` (a domain and its filters as text), counted unless it is cached since the last write. */
  of(key: string, count: () => Promise<number>): Promise<number>;
}

/** Totals without a cache, for work inside a transaction. */
export const freshTotals: Totals = { of: (_key, count) => count() };

interface TotalsOptions {
  maxMerchants?: number;
  maxKeys?: number;
  /** Is called for each lookup, with whether the number was cached. */
  seen?: (isHit: boolean) => void;
}

/**
 * Totals for every merchant, each dropped when the merchant's revision has changed.
 *
 * Every write raises the revision in its own transaction, and it is read before anything is counted, once per call: a value cached
 * by one node is never older than the last commit of another node before the call began to count.
 */
export function totalsCache({ maxMerchants = 500, maxKeys = 500, seen = () => {} }: TotalsOptions = {}) {
  const merchants = new LRUCache<number, { revision: number; answers: Map<string, number> }>({ max: maxMerchants });

  function answersOf(merId: number, revision: number) {
    const known = merchants.get(merId);
    if (known && known.revision >= revision) return known;
    const fresh = { revision, answers: new Map<string, number>() };
    merchants.set(merId, fresh);
    return fresh;
  }

  return (merId: number, readRevision: () => Promise<number>): Totals => {
    let revision: Promise<number> | undefined;
    return {
      async of(key, count) {
        const { answers } = answersOf(merId, await (revision ??= readRevision()));
        const known = answers.get(key);
        seen(known !== undefined);
        if (known !== undefined) return known;
        const total = await count();
        if (answers.size >= maxKeys) answers.clear();
        answers.set(key, total);
        return total;
      },
    };
  };
}
