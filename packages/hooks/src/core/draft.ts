import type { Storage } from "./storage";

/** What was typed in a form and not saved, and when. */
export interface Draft<Values> {
  readonly at: number;
  readonly values: Values;
}

/** Typed words are kept at most this many milliseconds after their key. */
export const draftPause = 600;

/** Keeps the draft of one form; a broken one is as good as none. */
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
