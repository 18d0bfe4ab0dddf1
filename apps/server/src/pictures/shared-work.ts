/** Work that several callers wait for. */
export interface SharedWork<Result> {
  result: Promise<Result>;
  /** To be called by everyone who got the result, once they are done with it. */
  leave(): Promise<void>;
}

/**
 * Does work once for all who ask for the same thing while it is being done or used.
 *
 * When the last of them has left, `clear` gets the result. A failure is forgotten at once.
 */
export function sharedWork<Result>() {
  const underWay = new Map<string, { result: Promise<Result>; callers: number }>();

  return (key: string, work: () => Promise<Result>, clear: (result: Result) => Promise<void>): SharedWork<Result> => {
    const known = underWay.get(key);
    const entry = known ?? { result: work(), callers: 0 };
    entry.callers += 1;
    if (!known) {
      underWay.set(key, entry);
      entry.result.catch(() => underWay.delete(key));
    }
    return {
      result: entry.result,
      async leave() {
        entry.callers -= 1;
        if (entry.callers > 0) return;
        if (underWay.get(key) === entry) underWay.delete(key);
        await clear(await entry.result);
      },
    };
  };
}
