import type * as patterns from "@shopkeeper/sdk/form-patterns";

/** A pattern matcher with a bounded running time. */
export type PatternEngine = Pick<typeof patterns, "isUsable" | "matchesPattern">;

/** Loads the pattern matcher, a chunk of its own; undefined if it fails to load: the server validates all the same. */
export async function patternEngine(): Promise<PatternEngine | undefined> {
  try {
    return await import("@shopkeeper/sdk/form-patterns");
  } catch {
    return undefined;
  }
}
