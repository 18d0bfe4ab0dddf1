import type * as patterns from "@shopkeeper/sdk/form-patterns";

/** What matches patterns without ever taking long. */
export type PatternEngine = Pick<typeof patterns, "isUsable" | "matchesPattern">;

/** Fetches the matcher of patterns, which is a file of its own; undefined where it does not arrive: the server checks all the same. */
export async function patternEngine(): Promise<PatternEngine | undefined> {
  try {
    return await import("@shopkeeper/sdk/form-patterns");
  } catch {
    return undefined;
  }
}
