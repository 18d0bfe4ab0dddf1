/** Keeps what was used last, up to so many bytes. */
export function boundedCache<Value>(limit: number, sizeOf: (value: Value) => number) {
  const values = new Map<string, Value>();
  let size = 0;

  function forget(key: string) {
    const value = values.get(key);
    if (value === undefined) return;
    values.delete(key);
    size -= sizeOf(value);
  }

  return {
    size: () => size,

    get(key: string): Value | undefined {
      const value = values.get(key);
      if (value === undefined) return undefined;
      // used now: to the end of the line
      values.delete(key);
      values.set(key, value);
      return value;
    },

    set(key: string, value: Value) {
      forget(key);
      if (sizeOf(value) > limit) return;
      values.set(key, value);
      size += sizeOf(value);
      for (const oldest of values.keys()) {
        if (size <= limit) return;
        forget(oldest);
      }
    },
  };
}
