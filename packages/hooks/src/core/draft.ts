import type { Storage } from "./storage";

/** Values of a form that were not saved, and when they were typed (milliseconds since the epoch). */
export interface Draft<Values> {
  readonly at: number;
  readonly values: Values;
  /** The version of the record that they were typed over. */
  readonly version?: number | undefined;
}

/** Milliseconds after a key at which a draft is stored at the latest. */
export const draftPause = 600;

/** The stored draft of one form; an unreadable one is ignored. */
export function draftKeeper<Values>(storage: Storage, key: string) {
  const name = `draft/${key}`;
  return {
    async read(): Promise<Draft<Values> | undefined> {
      const text = await storage.get(name);
      if (text === undefined) return undefined;
      try {
        const draft: Draft<Values> = JSON.parse(text);
        return typeof draft.at === "number" && typeof draft.values === "object" && draft.values !== null ? draft : undefined;
      } catch {
        return undefined;
      }
    },
    keep: (draft: Draft<Values>) => storage.set(name, JSON.stringify(draft)),
    drop: () => storage.remove(name),
  };
}
