import { eq, sql, type Column } from "drizzle-orm";
import type { Clock } from "../ports/clock";
import { Refusal } from "../core/refusal";

/** The version of a row after a change, which the database counts. */
export const nextVersion = (version: Column) => sql`${version} + 1`;

/** Columns that every change of a versioned row sets besides its values. */
export const revision = ({ version }: { version: Column }, clock: Clock) => ({ version: nextVersion(version), updateTime: clock.now() });

/** Condition: rows with the expected version; all rows when none is expected. */
export const hasVersion = ({ version }: { version: Column }, expected: number | undefined) =>
  expected === undefined ? undefined : eq(version, expected);

/** The refusal of a row that has changed since it was read, with its current state. */
export const versionConflict = (current: unknown) => new Refusal("versionConflict", {}, { data: { current } });

/** Refuses a change of a row that was read with another version; `current` reads its current state. */
export async function assertVersion(row: { version: number }, expected: number | undefined, current: () => unknown) {
  if (expected !== undefined && expected !== row.version) throw versionConflict(await current());
}
