import { SeckillAuditStatus } from "@shopkeeper/sdk/contract";
import { priceDoubt } from "@shopkeeper/sdk/rules/seckill";
import { wireDay } from "@shopkeeper/sdk/rules/time";
import { sql } from "drizzle-orm";
import type { SimulatedPlace, SimulationOrder } from "../../demo/kit/simulation";
import type { Shop } from "../../tenancy/shop";
import type { Database } from "../../ports/database";
import type { StoredSeckill } from "../product-store";
import { activityRow } from "../activity-row";
import { seckillActivities } from "../tables";
import { buySeckill } from "./buyers";

/** Names of the activities that the platform plans. */
const laterNames = ["好物返场秒杀", "超值午间秒杀", "品质生活秒杀", "茶香周秒杀"];

/**
 * Simulates the platform and its buyers for the demo: waiting products are reviewed, new activities are planned, and on command
 * buyers buy `count` pieces, one by default.
 */
export async function playSeckill({ database, shops }: SimulatedPlace, { until, count, verdict }: SimulationOrder) {
  if (verdict !== undefined && verdict !== "pass" && verdict !== "refuse") throw new Error("verdict is pass or refuse.");
  const made = { planned: await planActivities(database), passed: 0, refused: 0, bought: 0 };
  for (const open of shops) {
    for (const { row } of await open(database.db).seckill.products.queue(until)) {
      const action = await database.transaction((db) => review(open(db), row.id, verdict));
      if (action) made[action === "pass" ? "passed" : "refused"] += 1;
    }
    for (let at = 0; !until && at < (count ?? 1); at += 1) if (await buySeckill({ database, open })) made.bought += 1;
  }
  return made;
}

/** Decides about a product that still waits; undefined if it does not. */
async function review(shop: Shop, id: number, verdict: "pass" | "refuse" | undefined) {
  const [found] = await shop.seckill.products.lock([id]);
  if (found?.row.auditStatus !== SeckillAuditStatus.waiting) return undefined;
  const fault = faultOf(found);
  const action = verdict ?? (fault === undefined ? "pass" : "refuse");
  await shop.seckill.products.apply(action, [id], action === "refuse" ? (fault ?? "与活动要求不符，请修改后重新提交") : undefined);
  await shop.merchant.raiseRevision();
  return action;
}

/** Why the platform refuses a product: a fault that its shop can see and fix. */
function faultOf({ skus }: StoredSeckill) {
  const dear = skus.find(({ price, otPrice }) => priceDoubt({ activityPrice: price, price: otPrice, cost: 0 }) === "aboveSelling");
  return dear && `“${dear.sku}”的活动价高于售价，请下调后重新提交`;
}

/** Plans an activity that sells from today if none sells, and a future one if there is none; answers their number. */
async function planActivities(database: Database) {
  const now = new Date();
  const isStale = async (db: Database["db"]) => {
    const today = wireDay(now);
    const [row] = await db
      .select({
        ongoing: sql<boolean>`coalesce(bool_or(start_date <= ${today} and end_date >= ${today} and is_open), false)`,
        ahead: sql<boolean>`coalesce(bool_or(start_date > ${today} and is_open), false)`,
        count: sql`count(*)`.mapWith(Number),
      })
      .from(seckillActivities);
    return { ongoing: false, ahead: false, count: 0, ...row };
  };
  const { ongoing, ahead } = await isStale(database.db);
  if (ongoing && ahead) return 0;
  return database.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(hashtext('seckill activities'))`);
    const known = await isStale(db);
    const nameAt = (at: number) => laterNames[(known.count + at) % laterNames.length] ?? "";
    const rows = [
      ...(known.ongoing ? [] : [activityRow({ name: nameAt(0), from: 0, to: 13 }, now)]),
      ...(known.ahead ? [] : [activityRow({ name: nameAt(1), from: 3, to: 9 }, now)]),
    ];
    if (rows.length > 0) await db.insert(seckillActivities).values(rows);
    return rows.length;
  });
}
