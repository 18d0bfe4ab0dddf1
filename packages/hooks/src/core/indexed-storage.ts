import type { Storage } from "./storage";

const store = "kept";

/** A storage in the browser's IndexedDB; if the browser has none or refuses, nothing is stored and nothing fails. */
export function indexedStorage(name = "shopkeeper"): Storage {
  let opening: Promise<IDBDatabase> | undefined;
  const open = () => (opening ??= openDatabase(name));

  async function run<Result>(mode: IDBTransactionMode, work: (kept: IDBObjectStore) => IDBRequest<Result>): Promise<Result | undefined> {
    try {
      const transaction = (await open()).transaction(store, mode);
      const request = work(transaction.objectStore(store));
      transaction.commit(); // at once: a window that is closing does not wait for the result
      return await done(request);
    } catch {
      return undefined;
    }
  }

  return {
    async get(key) {
      const value: unknown = await run("readonly", (kept) => kept.get(key));
      return typeof value === "string" ? value : undefined;
    },
    async set(key, value) {
      await run("readwrite", (kept) => kept.put(value, key));
    },
    async remove(key) {
      await run("readwrite", (kept) => kept.delete(key));
    },
  };
}

async function openDatabase(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(store);
  return done(request);
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB failed"));
  });
}
