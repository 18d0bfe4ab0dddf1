import { sql } from "drizzle-orm";
import { platformRoots } from "../categories/shared";
import type { Executor } from "../ports/database";
import { insertRows } from "../tenancy/insert-rows";
import { activityRow } from "./activity-row";
import { seckillActivities, seckillSlots } from "./tables";

const slotTimes = [
  ["00:00", "24:00"],
  ["10:00", "12:00"],
  ["14:00", "16:00"],
  ["20:00", "22:00"],
] as const;

/** The platform's activities, with days relative to the first start, and categories by name. */
const plannedActivities = [
  { name: "上月清仓秒杀", from: -30, to: -20, slotIds: [2, 4], categories: [] },
  { name: "全天限时秒杀", from: -2, to: 28, slotIds: [1], oneQuota: 2, allQuota: 5, categories: [] },
  { name: "周末晚场秒杀", from: 3, to: 5, slotIds: [4], oneQuota: 1, categories: [] },
  { name: "家居生活专场", from: 1, to: 9, slotIds: [2, 4], merStars: 3, allQuota: 3, categories: ["家居生活"] },
  { name: "金牌商户抢先购", from: 6, to: 12, slotIds: [2, 3, 4], merStars: 5, categories: [] },
  { name: "新品试水秒杀", from: 8, to: 10, slotIds: [3], isOpen: false, categories: [] },
];

/** The platform's slots and activities, in every state; created once. */
export async function fillActivities(db: Executor, now: Date) {
  if ((await db.$count(seckillActivities)) > 0) return;
  const roots = await platformRoots(db);
  await insertRows(
    db,
    seckillSlots,
    slotTimes.map(([startTime, endTime], at) => ({ id: at + 1, startTime, endTime })),
  );
  await db.execute(sql`select setval(pg_get_serial_sequence('seckill_slots', 'id'), ${slotTimes.length})`);
  const rows = plannedActivities.map(({ categories, ...seed }) => ({
    ...activityRow(seed, now),
    categoryIds: categories.flatMap((name) => roots.get(name) ?? []),
  }));
  await insertRows(db, seckillActivities, rows);
}
