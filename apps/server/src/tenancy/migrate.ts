import { sql } from "drizzle-orm";
import { migrations } from "../generated/migrations";
import type { Database, Executor } from "../ports/database";
import { COMMIT_BEFORE_BASELINE, replacedMigrations } from "./replaced-migrations";
import { underStartLock } from "./start-lock";

/** The database has migrations unknown to this release, or only some of those before its baseline; `message` contains the fix. */
export class UnfitMigrationsError extends Error {
  override name = "UnfitMigrationsError";
}

/** A migration and its rows in a database: those that the baseline replaced, or one with its name. */
export interface Step {
  names: readonly string[];
  statements: readonly string[];
}

/** The steps of this release, in their order. */
export const releaseSteps: readonly Step[] = migrations.map(({ name, statements }, at) => ({
  names: at === 0 ? replacedMigrations : [name],
  statements,
}));

/** Migrates a database to this release; several nodes may start at once, one of them does it. */
export async function migrate(database: Database, steps = releaseSteps) {
  const missing = missingSteps(await appliedMigrations(database.db), steps);
  if (missing.length > 0) await underStartLock(database, (db) => applyMigrations(db, steps));
}

/** Applies the missing steps to a database, within an open transaction. */
export async function applyMigrations(db: Executor, steps = releaseSteps) {
  await db.execute(sql`create table if not exists migrations (name text primary key, create_time timestamptz not null default now())`);
  for (const { names, statements } of missingSteps(await appliedMigrations(db), steps)) {
    for (const statement of statements) await db.execute(sql.raw(statement));
    for (const name of names) await db.execute(sql`insert into migrations (name) values (${name})`);
  }
}

/** The names of the steps applied to a database, in their order. */
export async function appliedMigrations(db: Executor): Promise<string[]> {
  const [place] = await db.select({ found: sql<boolean>`to_regclass('migrations') is not null` }).from(sql`(select 1) as one`);
  if (!place?.found) return [];
  const rows = await db
    .select({ name: sql<string>`name` })
    .from(sql`migrations`)
    .orderBy(sql`name collate "C"`);
  return rows.map(({ name }) => name);
}

/** The first of the names that this release does not have at its position. */
export function unknownMigration(applied: readonly string[], steps = releaseSteps) {
  const known = steps.flatMap(({ names }) => names);
  return applied.find((name, at) => name !== known[at]);
}

/** Whether a database has some of the migrations that the baseline replaced and lacks others. */
export const isBeforeBaseline = ({ length }: readonly string[]) => length > 0 && length < replacedMigrations.length;

/** The steps that are not applied. The applied ones must be the first of ours. */
function missingSteps(applied: readonly string[], steps: readonly Step[]) {
  const unknown = unknownMigration(applied, steps);
  if (unknown !== undefined) {
    throw new UnfitMigrationsError(
      `The database has the step "${unknown}", which this release does not know at its place: it belongs to a newer or another release. Start that release, or restore a backup of this one.`,
    );
  }
  if (isBeforeBaseline(applied)) {
    throw new UnfitMigrationsError(
      `The database has ${applied.length} of the ${replacedMigrations.length} steps before this release, up to "${applied.at(-1)}". Start the commit ${COMMIT_BEFORE_BASELINE} on it once, which takes the others, and then this release.`,
    );
  }
  return steps.filter(({ names }) => !names.some((name) => applied.includes(name)));
}
