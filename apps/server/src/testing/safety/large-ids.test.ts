import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "../test-database";
import { permissionFaults } from "./permission-faults";
import { MINUTES, safetyServer } from "./safety-server";

test("every operation does its work with ids beyond 32 bits", { timeout: 5 * MINUTES }, async () => {
  const database = await testDatabase();
  onTestFinished(() => database.close());
  const { db } = database;
  const sequences = await db
    .select({ name: sql<string>`sequencename` })
    .from(sql`pg_sequences`)
    .where(sql`schemaname = current_schema()`);
  for (const { name } of sequences) await db.execute(sql`select setval(${name}::regclass, 5000000000)`);
  const server = await safetyServer({ database });
  expect(await permissionFaults(server)).toEqual([]);
  expect((await server.createShop()).merId).toBeGreaterThan(5_000_000_000);
});
