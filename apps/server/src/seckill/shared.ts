import { Refusal } from "../core/refusal";
import type { Shop } from "../tenancy/shop";
import { categoriesOf, assertJoinable } from "./joining";

/** The platform categories that an activity takes, undefined for all, and the products that take part; refuses an activity that is not there or takes nothing. */
export async function activityPlace(shop: Shop, id: number, now: Date) {
  const activity = await shop.seckill.activities.find(id);
  if (!activity) throw new Refusal("seckillActivityMissing");
  await assertJoinable(shop, activity, now);
  return { categories: await categoriesOf(shop, activity), products: await shop.seckill.products.takingPart(id) };
}
