import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { testDatabase } from "../testing/test-database";
import { appliedMigrations, migrate, releaseSteps, type Step, UnfitMigrationsError } from "./migrate";
import { replacedMigrations } from "./replaced-migrations";

const later: Step = { names: ["0025_cups"], statements: ["create table cups (id int primary key)"] };

const database = await testDatabase();
const { db } = database;

afterAll(() => database.close());

test("a new database has the rows that nodes of the commits before the baseline look for", async () => {
  // those nodes refuse any other row, and would apply a step without one
  expect(await appliedMigrations(db)).toEqual(replacedMigrations);
});

test("a database of a newer or another release is refused with the step that is unknown, and one of our own is left as it is", async () => {
  await expect(migrate(database)).resolves.toBeUndefined();
  for (const name of ["9999_later", "0000_another"]) {
    await db.execute(sql`insert into migrations (name) values (${name})`);
    await expect(migrate(database)).rejects.toThrow(UnfitMigrationsError);
    await expect(migrate(database)).rejects.toThrow(name === "0000_another" ? /0000_another|0000_shop/ : name);
    await db.execute(sql`delete from migrations where name = ${name}`);
  }
});

test.each([1, 12, 24])("a database with %i of the steps before the baseline is refused and not changed", async (count) => {
  const names = replacedMigrations.slice(0, count);
  await setApplied(names);
  const refusal = `The database has ${count} of the 25 steps before this release, up to "${names.at(-1)}". Start the commit fff16333 on it once`;
  for (const steps of [releaseSteps, [...releaseSteps, later]]) await expect(migrate(database, steps)).rejects.toThrow(refusal);
  expect(await appliedMigrations(db)).toEqual(names);
  expect(await hasCups()).toBe(false);
});

test("a database in which each step before the baseline was taken by itself is left as it is, and later steps are added", async () => {
  await setApplied(replacedMigrations);
  const rows = () =>
    db
      .select({ name: sql`name`, time: sql`create_time` })
      .from(sql`migrations`)
      .orderBy(sql`name`);
  const before = await rows();
  await migrate(database);
  expect(await rows()).toEqual(before);
  for (let start = 0; start < 2; start += 1) await migrate(database, [...releaseSteps, later]);
  expect(await appliedMigrations(db)).toEqual([...replacedMigrations, "0025_cups"]);
  expect(await hasCups()).toBe(true);
  await expect(migrate(database)).rejects.toThrow('the step "0025_cups"');
});

/** Sets the rows of migrations to those of successive releases. */
async function setApplied(names: readonly string[]) {
  await db.execute(sql`delete from migrations`);
  for (const name of names) await db.execute(sql`insert into migrations (name) values (${name})`);
}

async function hasCups() {
  const [place] = await db.select({ found: sql<boolean>`to_regclass('cups') is not null` }).from(sql`(select 1) as one`);
  return place?.found;
}
