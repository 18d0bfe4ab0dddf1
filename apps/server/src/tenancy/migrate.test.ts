import { eq, sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { deviceAuthentication } from "../devices/device-authentication";
import { devices } from "../devices/tables";
import { migrations } from "../generated/migrations";
import { guaranteeGroups } from "../guarantees/tables";
import { testDatabase } from "../testing/test-database";
import { startServer } from "../testing/start-server";
import { digest } from "../core/digest";
import { applyMigrations, migrate, UnknownMigrationError } from "./migrate";
import { shopClaims } from "../jobs/tables";

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

test("what a database held before ids had 64 bits is there as it was, and new ids go on after it", async () => {
  const database = await testDatabase({ isBlank: true });
  onTestFinished(() => database.close());
  const { db } = database;
  await database.transaction((older) =>
    applyMigrations(
      older,
      migrations.findIndex(({ name }) => name.endsWith("_shards")),
    ),
  );
  const now = new Date().toISOString();
  const times = sql`${now}::timestamptz, ${now}::timestamptz`;
  for (const [id, token] of [
    [41, "first"],
    [2_147_483_647, "last"],
  ] as const) {
    await db.execute(sql`insert into devices (mer_id, id, name, kind, token_hash, create_time, update_time)
      values (7, ${id}, ${token}, 1, ${digest(token)}, ${times})`);
  }
  await db.execute(sql`select setval(pg_get_serial_sequence('devices', 'id'), 2147483647)`);
  await db.execute(sql`insert into live_assistants (mer_id, wechat, wechat_nickname, create_time, update_time)
    values (7, 'helper_7', 'helper', ${times})`);
  await db.execute(sql`insert into guarantee_groups (mer_id, name, gids, create_time, update_time)
    values (7, 'group', '{3,2147483647}', ${times})`);

  await migrate(database);

  expect(await db.select({ id: devices.id, name: devices.name }).from(devices).where(eq(devices.merId, 7)).orderBy(devices.id)).toEqual([
    { id: 41, name: "first" },
    { id: 2_147_483_647, name: "last" },
  ]);
  expect(await deviceAuthentication(database)("last")).toEqual({ id: 2_147_483_647, merId: 7 });
  const added = { merId: 2 ** 53 - 1, name: "new", kind: 1, createTime: new Date(), updateTime: new Date() } as const;
  expect(await db.insert(devices).values(added).returning({ merId: devices.merId, id: devices.id })).toEqual([
    { merId: 2 ** 53 - 1, id: 2_147_483_648 },
  ]);
  const claims = await db
    .select({ kind: shopClaims.kind, merId: shopClaims.merId })
    .from(shopClaims)
    .orderBy(shopClaims.kind, shopClaims.value);
  expect(claims.map(({ kind, merId }) => `${kind} ${merId}`)).toEqual(["device 7", "device 7", "liveAssistant 7"]);
  expect(await db.select({ gids: guaranteeGroups.gids }).from(guaranteeGroups).where(eq(guaranteeGroups.merId, 7))).toEqual([
    { gids: [3, 2_147_483_647] },
  ]);
});
