import { isList, memberOf } from "@shopkeeper/sdk/rules/core";
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
        const stored: unknown = text === undefined ? [] : JSON.parse(text);
        // an older release stored a single one
        return (isList(stored) ? stored : [stored]).filter(isDraft<Values>);
      } catch {
        return [];
      }
    },
    keep: (drafts: readonly Draft<Values>[]) => (drafts.length > 0 ? storage.set(name, JSON.stringify(drafts)) : storage.remove(name)),
  };
}

/** That its values are those of the form is what its key says. */
function isDraft<Values>(draft: unknown): draft is Draft<Values> {
  const values = memberOf(draft, "values");
  return typeof memberOf(draft, "at") === "number" && typeof values === "object" && values !== null;
}
