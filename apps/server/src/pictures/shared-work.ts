/** Work that several callers wait for. */
export interface SharedWork<Result> {
  result: Promise<Result>;
  /** Must be called by every caller that got the result, when it no longer needs it. */
  leave(): Promise<void>;
}

/**
 * Runs work once for all callers with the same key while it runs or its result is used.
 *
 * When the last caller has left, `clear` gets the result. A failure is forgotten at once.
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
