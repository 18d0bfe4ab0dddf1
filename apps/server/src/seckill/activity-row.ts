import { dayStart, wireDay } from "@shopkeeper/sdk/rules/time";
import type { seckillActivities } from "./tables";

/** The number of the slot that is the whole day. */
const allDay = 1;

/** An activity to make; its days counted from today. */
export interface ActivitySeed extends Partial<Omit<typeof seckillActivities.$inferInsert, "id" | "startDate" | "endDate">> {
  from?: number;
  to?: number;
}

/** The row of an activity; it sells all day long, from yesterday to next week, unless it says otherwise. */
export function activityRow({ name = "", from = -1, to = 7, ...seed }: ActivitySeed, now: Date) {
  const day = (days: number) => wireDay(dayStart(now, days));
  return { slotIds: [allDay], categoryIds: [], ...seed, name, startDate: day(from), endDate: day(to), createTime: now, updateTime: now };
}
