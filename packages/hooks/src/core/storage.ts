/** A key-value store of texts: memory in tests, IndexedDB in a browser. */
export interface Storage {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string): Promise<void>;
  remove(key: string): Promise<void>;
}

/** A storage that lasts as long as the process. */
export function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get: async (key) => kept.get(key),
    set: async (key, value) => void kept.set(key, value),
    remove: async (key) => void kept.delete(key),
  };
}

/** The same storage, with every key under `prefix`, so that accounts never see each other's values. */
export function scopedStorage(storage: Storage, prefix: string): Storage {
  return {
    get: (key) => storage.get(`${prefix}/${key}`),
    set: (key, value) => storage.set(`${prefix}/${key}`, value),
    remove: (key) => storage.remove(`${prefix}/${key}`),
  };
}
