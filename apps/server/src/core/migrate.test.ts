import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { startServer } from "../testing";
import { migrate, UnknownMigrationError } from "./migrate";

test("a database of a newer or another release is refused with the step that is unknown, and one of our own is left as it is", async () => {
  const { database } = await startServer();
  const { db } = database;
  await expect(migrate(database)).resolves.toBeUndefined();
  for (const name of ["9999_later", "0000_another"]) {
    await db.execute(sql`insert into migrations (name) values (${name})`);
    try {
      await expect(migrate(database)).rejects.toThrow(UnknownMigrationError);
      await expect(migrate(database)).rejects.toThrow(name === "0000_another" ? /0000_another|0000_shop/ : name);
    } finally {
      await db.execute(sql`delete from migrations where name = ${name}`);
    }
  }
});
