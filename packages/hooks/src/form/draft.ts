import { isList, memberOf } from "@shopkeeper/sdk/rules/core";
import type { Storage } from "../core/storage";

/** Unsaved values of a form, and when they were typed (milliseconds since the epoch). */
export interface Draft<Values> {
  readonly at: number;
  readonly values: Values;
  /** The version of the record on which they are based. */
  readonly version?: number | undefined;
}

/** The most milliseconds between a key and the storing of the draft. */
export const draftPause = 600;

/** The stored drafts of one form, the oldest first; unreadable ones are ignored. */
export function draftKeeper<Values>(storage: Storage, key: string) {
  const name = `draft/${key}`;
  return {
    async read(): Promise<readonly Draft<Values>[]> {
      const text = await storage.get(name);
      try {
        const stored: unknown = text === undefined ? [] : JSON.parse(text);
        // an older release stored a single draft
        return (isList(stored) ? stored : [stored]).filter(isDraft<Values>);
      } catch {
        return [];
      }
    },
    keep: (drafts: readonly Draft<Values>[]) => (drafts.length > 0 ? storage.set(name, JSON.stringify(drafts)) : storage.remove(name)),
  };
}

/** The key implies that its values are those of the form. */
function isDraft<Values>(draft: unknown): draft is Draft<Values> {
  const values = memberOf(draft, "values");
  return typeof memberOf(draft, "at") === "number" && typeof values === "object" && values !== null;
}
