const MINUTE_MS = 60_000;
const MINUTES = 5;
/** The most shops that are counted in one minute. */
const MOST = 10_000;

/** Counts requests by shop over the last five minutes, in bounded memory. */
export function busiestShops(now: () => number = Date.now) {
  const minutes = new Map<number, Map<number, number>>();

  function current() {
    const minute = Math.floor(now() / MINUTE_MS);
    for (const old of minutes.keys()) if (old <= minute - MINUTES || old > minute) minutes.delete(old);
    const counts = minutes.get(minute) ?? new Map<number, number>();
    minutes.set(minute, counts);
    return counts;
  }

  return {
    count(merId: number) {
      const counts = current();
      const before = counts.get(merId);
      if (before !== undefined || counts.size < MOST) counts.set(merId, (before ?? 0) + 1);
    },

    /** The busiest shops with their number of requests, busiest first. */
    top(most: number): [merId: number, requests: number][] {
      current();
      const sums = new Map<number, number>();
      for (const counts of minutes.values()) for (const [merId, count] of counts) sums.set(merId, (sums.get(merId) ?? 0) + count);
      return [...sums].toSorted(([one, first], [other, second]) => second - first || one - other).slice(0, most);
    },
  };
}
