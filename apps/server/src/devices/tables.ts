import type { Schema } from "@shopkeeper/sdk/contract";
import { sql } from "drizzle-orm";
import { boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import type { AlarmCode, Consumable, Metric, Readings } from "@shopkeeper/sdk/rules/devices";
import { shopColumns } from "../tenancy/shop-columns";
import { idColumn } from "../tenancy/id-column";

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Machines of a shop that report their own state. */
export const devices = pgTable(
  "devices",
  {
    ...shopColumns(),
    name: text().notNull(),
    kind: integer().$type<Schema<"Device">["kind"]>().notNull(),
    place: text().notNull().default(""),
    /** The digest of the token with which it reports; null while nothing may report as this device. */
    tokenHash: text("token_hash"),
    lastTime: time("last_time"),
    /** The last value of each reading. */
    latest: jsonb().$type<Readings>().notNull().default({}),
    /** Whether the demo simulates its reports. */
    isSimulated: boolean("is_simulated").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.merId, table.id] })],
);

/** Readings of devices, a value for each minute, for two days. */
export const deviceReadings = pgTable(
  "device_readings",
  {
    merId: idColumn("mer_id").notNull(),
    deviceId: idColumn("device_id").notNull(),
    metric: text().$type<Metric>().notNull(),
    minute: time("minute").notNull(),
    value: doublePrecision().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merId, table.deviceId, table.metric, table.minute] }),
    index("device_readings_minute").on(table.minute),
  ],
);

/** Current and past alarms of devices. */
export const deviceAlarms = pgTable(
  "device_alarms",
  {
    merId: idColumn("mer_id").notNull(),
    id: idColumn().notNull().generatedByDefaultAsIdentity(),
    deviceId: idColumn("device_id").notNull(),
    code: text().$type<AlarmCode>().notNull(),
    startTime: time("start_time").notNull(),
    /** Null while it is active. */
    endTime: time("end_time"),
  },
  (table) => [
    primaryKey({ columns: [table.merId, table.id] }),
    uniqueIndex("device_alarms_open")
      .on(table.merId, table.deviceId, table.code)
      .where(sql`end_time is null`),
    index("device_alarms_end").on(table.endTime),
  ],
);

/** Consumables of devices. */
export const consumables = pgTable(
  "device_consumables",
  {
    ...shopColumns(),
    deviceId: idColumn("device_id").notNull(),
    kind: text().$type<Consumable>().notNull(),
    level: doublePrecision().notNull(),
    levelTime: time("level_time").notNull(),
    capacity: doublePrecision().notNull(),
    warnAt: doublePrecision("warn_at").notNull(),
    refillTime: time("refill_time"),
  },
  (table) => [
    primaryKey({ columns: [table.merId, table.id] }),
    uniqueIndex("device_consumables_kind").on(table.merId, table.deviceId, table.kind),
  ],
);

/** Levels of consumables, one for each hour, for thirty days. */
export const consumableLevels = pgTable(
  "device_consumable_levels",
  {
    merId: idColumn("mer_id").notNull(),
    consumableId: idColumn("consumable_id").notNull(),
    hour: time("hour").notNull(),
    level: doublePrecision().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merId, table.consumableId, table.hour] }),
    index("device_consumable_levels_hour").on(table.hour),
  ],
);

/** Refills of devices, with their operators. */
export const refills = pgTable(
  "device_refills",
  {
    merId: idColumn("mer_id").notNull(),
    id: idColumn().notNull().generatedByDefaultAsIdentity(),
    consumableId: idColumn("consumable_id").notNull(),
    amount: doublePrecision().notNull(),
    level: doublePrecision().notNull(),
    source: integer().$type<Schema<"Refill">["source"]>().notNull(),
    operator: text().notNull().default(""),
    note: text().notNull().default(""),
    createTime: time("create_time").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merId, table.id] }),
    index("device_refills_consumable").on(table.merId, table.consumableId, table.id),
  ],
);
