import { dayStart, wireDay } from "@shopkeeper/sdk/rules/time";
import type { seckillActivities } from "./tables";

/** The id of the slot of the whole day. */
const allDay = 1;

/** An activity to make; its days are relative to today. */
export interface ActivitySeed extends Partial<Omit<typeof seckillActivities.$inferInsert, "id" | "startDate" | "endDate">> {
  from?: number;
  to?: number;
}

/** The row of an activity; by default it sells all day long, from yesterday to next week. */
export function activityRow({ name = "", from = -1, to = 7, ...seed }: ActivitySeed, now: Date) {
  const day = (days: number) => wireDay(dayStart(now, days));
  return { slotIds: [allDay], categoryIds: [], ...seed, name, startDate: day(from), endDate: day(to), createTime: now, updateTime: now };
}
