import { ConsumableKind, RefillSource } from "@shopkeeper/sdk/contract";
import { type Consumable, isRefill, usualCapacity } from "@shopkeeper/sdk/rules/devices";
import { and, asc, desc, eq, gte, lte, not, sql } from "drizzle-orm";
import { affectsRows } from "../tenancy/affects-rows";
import { readPage, type PageQuery } from "../kit/page";
import type { Scope } from "../tenancy/scope";
import { hasVersion, revision } from "../kit/version";
import { consumableLevels, consumables, devices, refills } from "./tables";
import { pruneAfter } from "../jobs/prune";

const DAY_MS = 86_400_000;
const KEPT_MS = 30 * DAY_MS;
/** The number of past days that a forecast uses. */
const FORECAST_DAYS = 14;

type Row = typeof consumables.$inferSelect;
type Refill = Pick<typeof refills.$inferInsert, "amount" | "level" | "source" | "operator" | "note">;

/** Consumables of the shop's devices. */
export const consumableStore = ({ db, merId, clock }: Scope) => {
  const own = and(eq(consumables.merId, merId), not(consumables.isDel));
  const only = (id: number) => and(own, eq(consumables.id, id));

  async function sample(consumableId: number, level: number) {
    const hour = new Date(Math.floor(clock.now().getTime() / 3_600_000) * 3_600_000);
    const { merId: shop, consumableId: consumable } = consumableLevels;
    await db
      .insert(consumableLevels)
      .values({ merId, consumableId, hour, level })
      .onConflictDoUpdate({ target: [shop, consumable, consumableLevels.hour], set: { level } });
  }

  const noteRefill = (consumableId: number, refill: Refill) =>
    db.insert(refills).values({ ...refill, merId, consumableId, createTime: clock.now() });

  /** Sets a reported level; a risen level counts as a refill. */
  async function setLevel({ id, level: before, capacity }: Row, level: number) {
    const now = clock.now();
    const isFilled = isRefill(before, level, capacity);
    await db
      .update(consumables)
      .set({ level, levelTime: now, ...(isFilled && { refillTime: now }) })
      .where(only(id));
    if (isFilled) await noteRefill(id, { amount: level - before, level, source: RefillSource.device });
    await sample(id, level);
  }

  async function find(id: number) {
    const [row] = await db.select().from(consumables).where(only(id));
    return row;
  }

  return {
    find,

    /** All consumables with their devices, by id. */
    list: () =>
      db
        .select({ consumable: consumables, deviceName: devices.name, place: devices.place })
        .from(consumables)
        .innerJoin(devices, and(eq(devices.merId, merId), eq(devices.id, consumables.deviceId), not(devices.isDel)))
        .where(own)
        .orderBy(asc(consumables.id)),

    /** Whether a consumable of a device is at or below its warning level. */
    isRunningOut: async (deviceId: number) =>
      (await db.$count(consumables, and(own, eq(consumables.deviceId, deviceId), lte(consumables.level, consumables.warnAt)))) > 0,

    /** The levels of all consumables over the last two weeks, oldest first. */
    levels: () =>
      db
        .select()
        .from(consumableLevels)
        .where(and(eq(consumableLevels.merId, merId), gte(consumableLevels.hour, new Date(clock.now().getTime() - FORECAST_DAYS * DAY_MS))))
        .orderBy(asc(consumableLevels.hour)),

    /** Stores the reported levels of a device; a consumable that is reported for the first time is added. */
    async setLevels(deviceId: number, levels: Readonly<Partial<Record<Consumable, number>>>) {
      const known = await db
        .select()
        .from(consumables)
        .where(and(own, eq(consumables.deviceId, deviceId)));
      const now = clock.now();
      for (const kind of Object.values(ConsumableKind)) {
        const level = levels[kind];
        if (level === undefined) continue;
        const row = known.find((one) => one.kind === kind);
        if (row) await setLevel(row, level);
        else {
          const fields = { deviceId, kind, level, ...usualCapacity(kind, level) };
          const times = { levelTime: now, createTime: now, updateTime: now };
          const [added] = await db
            .insert(consumables)
            .values({ merId, ...fields, ...times })
            .returning({ id: consumables.id });
          if (added) await sample(added.id, level);
        }
      }
    },

    /** Changes the limits of a consumable; false when it no longer has that version. */
    update: (id: number, fields: Pick<Row, "capacity" | "warnAt">, version: number | undefined) =>
      affectsRows(
        db
          .update(consumables)
          .set({ ...fields, ...revision(consumables, clock) })
          .where(and(only(id), hasVersion(consumables, version))),
      ),

    /** Refills a consumable, up to its capacity, and records the operator. False when it is missing. */
    async refill(id: number, amount: number, { operator, note }: { operator: string; note: string }) {
      const now = clock.now();
      const level = sql<number>`least(${consumables.capacity}, ${consumables.level} + ${amount}::float8)`;
      const [row] = await db
        .update(consumables)
        .set({ level, levelTime: now, refillTime: now })
        .where(only(id))
        .returning({ level: consumables.level });
      if (!row) return false;
      await noteRefill(id, { amount, level: row.level, source: RefillSource.person, operator, note });
      await sample(id, row.level);
      return true;
    },

    /** The refills of a consumable, newest first. */
    refills(consumableId: number, paging: PageQuery) {
      const where = and(eq(refills.merId, merId), eq(refills.consumableId, consumableId));
      return readPage(paging, {
        count: () => db.$count(refills, where),
        rows: ({ limit, offset }) => db.select().from(refills).where(where).orderBy(desc(refills.id)).limit(limit).offset(offset),
      });
    },

    /** Deletes the consumables of a device. */
    removeOf: (deviceId: number) =>
      db
        .update(consumables)
        .set({ isDel: true })
        .where(and(own, eq(consumables.deviceId, deviceId))),
  };
};

/** Deletes levels after thirty days. */
export const pruneLevels = pruneAfter(KEPT_MS, { table: consumableLevels, merId: consumableLevels.merId, time: consumableLevels.hour });
