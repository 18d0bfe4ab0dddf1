import type { Storage } from "../core/storage";

/** Values of a form that were not saved, and when they were typed (milliseconds since the epoch). */
export interface Draft<Values> {
  readonly at: number;
  readonly values: Values;
  /** The version of the record that they were typed over. */
  readonly version?: number | undefined;
}

/** Milliseconds after a key at which a draft is stored at the latest. */
export const draftPause = 600;

/** The stored drafts of one form, the oldest first; unreadable ones are ignored. */
export function draftKeeper<Values>(storage: Storage, key: string) {
  const name = `draft/${key}`;
  return {
    async read(): Promise<readonly Draft<Values>[]> {
      const text = await storage.get(name);
      try {
        const stored: Draft<Values> | Draft<Values>[] = text === undefined ? [] : JSON.parse(text);
        return [stored].flat().filter(isDraft); // an older release stored a single one
      } catch {
        return [];
      }
    },
    keep: (drafts: readonly Draft<Values>[]) => (drafts.length > 0 ? storage.set(name, JSON.stringify(drafts)) : storage.remove(name)),
  };
}

const isDraft = <Values>(draft: Draft<Values> | null) =>
  typeof draft === "object" && draft !== null && typeof draft.at === "number" && typeof draft.values === "object" && draft.values !== null;
