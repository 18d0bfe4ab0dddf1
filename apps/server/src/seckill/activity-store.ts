import type { ActivityStatus } from "@shopkeeper/sdk/contract";
import { activityStatus } from "@shopkeeper/sdk/rules/seckill";
import { wireTime } from "@shopkeeper/sdk/rules/time";
import { and, asc, desc, eq, gte, inArray, lte, type SQL } from "drizzle-orm";
import { contains } from "../kit/contains";
import { readPage, type PageQuery } from "../kit/page";
import type { Scope } from "../tenancy/scope";
import { seckillActivities, seckillSlots } from "./tables";

/** An activity in the contract's form, without the names of its categories and the shop's part in it. */
export type Activity = ReturnType<typeof activityOf>;

/** The platform's activities in their present state. */
export const activityStore = ({ db, clock }: Scope) => {
  async function shown(rows: readonly (typeof seckillActivities.$inferSelect)[]) {
    const slots = await db.select().from(seckillSlots).orderBy(asc(seckillSlots.startTime));
    return rows.map((row) => activityOf(row, slots, clock.now()));
  }
  const select = async (where: SQL | undefined) =>
    shown(await db.select().from(seckillActivities).where(where).orderBy(asc(seckillActivities.startDate), asc(seckillActivities.id)));

  return {
    /** One page of activities, newest first. */
    page({ name, date }: { name?: string | undefined; date?: string | undefined }, query: PageQuery) {
      const where = and(name === undefined ? undefined : contains(seckillActivities.name, name), date ? onDays(date, date) : undefined);
      return readPage(query, {
        count: () => db.$count(seckillActivities, where),
        rows: async ({ limit, offset }) =>
          shown(await db.select().from(seckillActivities).where(where).orderBy(desc(seckillActivities.id)).limit(limit).offset(offset)),
      });
    },

    /** Activities with a day in a range, both ends included. */
    between: (from: string, to: string) => select(onDays(from, to)),

    async find(id: number) {
      const [activity] = await select(eq(seckillActivities.id, id));
      return activity;
    },

    async some(ids: readonly number[]) {
      const found = ids.length === 0 ? [] : await select(inArray(seckillActivities.id, [...new Set(ids)]));
      return new Map(found.map((activity) => [activity.id, activity]));
    },

    /** The ids of activities with a status, and with a name that contains a text. */
    async idsOf({
      name,
      status,
    }: {
      name?: string | undefined;
      status?: (typeof ActivityStatus)[keyof typeof ActivityStatus] | undefined;
    }) {
      const found = await select(name === undefined ? undefined : contains(seckillActivities.name, name));
      return found.filter((activity) => status === undefined || activity.status === status).map(({ id }) => id);
    },
  };
};

const onDays = (from: string, to: string) => and(lte(seckillActivities.startDate, to), gte(seckillActivities.endDate, from));

function activityOf(row: typeof seckillActivities.$inferSelect, slots: readonly (typeof seckillSlots.$inferSelect)[], now: Date) {
  const { id, name, startDate, endDate, slotIds, categoryIds, oneQuota, allQuota, merStars, createTime } = row;
  const timeList = slots
    .filter((slot) => slotIds.includes(slot.id))
    .map(({ startTime, endTime }) => `${startTime.slice(0, 5)} - ${endTime.slice(0, 5)}`);
  const isOpen = row.isOpen ? (1 as const) : (0 as const);
  return {
    ...{ id, name, startDate, endDate, timeList, slotIds, categoryIds, oneQuota, allQuota, merStars, isOpen },
    proCategory: categoryIds.length === 0 ? "0" : categoryIds.join(","),
    status: activityStatus({ startDate, endDate, timeList, isOpen }, now),
    createTime: wireTime(createTime),
  };
}
