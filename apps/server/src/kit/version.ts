import { eq, sql, type Column } from "drizzle-orm";
import type { Clock } from "../ports/clock";
import { Refusal } from "../core/refusal";

/** The version of a row after a change, which the database counts. */
export const nextVersion = (version: Column) => sql`${version} + 1`;

/** What every change of a versioned row sets besides its values. */
export const revision = ({ version }: { version: Column }, clock: Clock) => ({ version: nextVersion(version), updateTime: clock.now() });

/** Holds for rows that have the expected version; for all when none is expected. */
export const hasVersion = ({ version }: { version: Column }, expected: number | undefined) =>
  expected === undefined ? undefined : eq(version, expected);

/** Says that a row has changed since it was read, and how it is now. */
export const versionConflict = (current: unknown) => new Refusal("versionConflict", {}, { data: { current } });

/** Refuses a change of a row that was read with another version than it has; `current` reads how it is now. */
export async function assertVersion(row: { version: number }, expected: number | undefined, current: () => unknown) {
  if (expected !== undefined && expected !== row.version) throw versionConflict(await current());
}
