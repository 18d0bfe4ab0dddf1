import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { applyMigrations, releaseSteps } from "../../tenancy/migrate";
import { testDatabase } from "../test-database";
import { schemaFaults, schemaOf } from "./schema-faults";

/** Steps that do more than add, with the reason: all nodes of the previous release must stop before such a step (ADR 90). */
const endsNodes: Readonly<Record<string, string>> = {};

test("nodes of the release before go on working after each step: it takes nothing away and demands nothing of their rows", async () => {
  const { db } = await testDatabase({ isBlank: true });
  const refused: Record<string, string[]> = {};
  await applyMigrations(db, releaseSteps.slice(0, 1));
  let before = await schemaOf(db);
  for (const [at, { names }] of releaseSteps.entries()) {
    await applyMigrations(db, releaseSteps.slice(0, at + 1));
    const after = await schemaOf(db);
    const faults = schemaFaults(before, after);
    if (faults.length > 0) refused[names.join()] = faults;
    before = after;
  }
  expect(Object.entries(refused).filter(([name]) => !endsNodes[name])).toEqual([]);
  expect(Object.keys(refused)).toEqual(Object.keys(endsNodes));
});

const steps: Readonly<Record<string, readonly string[]>> = {
  // additions only
  "alter table cups add column glaze text": [],
  "alter table cups add column glaze text not null default ''": [],
  "alter table cups add column place bigint generated always as identity": [],
  "alter table cups add column code text; create unique index on cups (code)": [],
  "alter table cups alter column size drop not null": [],
  "create index on cups (size)": [],
  "drop index cups_size": [],
  "create table bowls (id int primary key, cup int not null references cups, check (id > 0))": [],
  "alter index cups_shape rename to cups_form": [],
  // changes that break the previous release
  "alter table cups drop column size": ["cups.size is gone"],
  "alter table cups rename column size to width": ["cups.size is gone"],
  "alter table cups rename to mugs": [
    "cups.id is gone",
    "cups.size is gone",
    "cups.shape is gone",
    "the key cups btree (id) is gone",
    "the key cups btree (shape) is gone",
  ],
  "alter table cups alter column size type bigint": ["cups.size was integer and is bigint"],
  "alter table cups alter column shape type varchar(9)": ["cups.shape was text and is character varying(9)"],
  "alter table cups alter column shape set not null": ["cups.shape must be filled now"],
  "alter table cups alter column size drop default": ["cups.size has no default any more"],
  "alter table cups add column glaze text; alter table cups alter column glaze set not null": ["cups.glaze is new and has no default"],
  "create unique index on cups (size)": ["cups btree (size) is new"],
  "alter table cups add check (size < 9)": ["cups CHECK ((size < 9)) is new"],
  "drop index cups_shape": ["the key cups btree (shape) is gone"],
  "drop index cups_shape; create unique index cups_shape on cups (shape) where size > 1": [
    "the key cups btree (shape) is gone",
    "cups btree (shape) WHERE (size > 1) is new",
  ],
  "drop function volume(integer)": ["the function volume(integer) is gone"],
};

test("what a step takes away or demands is found, and what it only adds is not", async () => {
  const { db } = await testDatabase({ isBlank: true });
  for (const statement of [
    "create table cups (id int primary key, size int not null default 1, shape text)",
    "create unique index cups_shape on cups (shape)",
    "create index cups_size on cups (size)",
    "create function volume(size int) returns int language sql immutable as 'select size * 3'",
  ])
    await db.execute(sql.raw(statement));
  const before = await schemaOf(db);
  for (const [step, faults] of Object.entries(steps)) {
    await db
      .transaction(async (within) => {
        for (const statement of step.split("; ")) await within.execute(sql.raw(statement));
        expect(schemaFaults(before, await schemaOf(within)), step).toEqual(faults);
        within.rollback();
      })
      .catch((failure: unknown) => {
        if (!(failure instanceof Error && failure.message === "Rollback")) throw failure;
      });
  }
});
