import { Refusal } from "../core/refusal";
import type { Shop } from "../tenancy/shop";
import { categoriesOf, assertJoinable } from "./joining";

/** The platform categories that an activity accepts, undefined for all, and its products; refuses one that is missing or not joinable. */
export async function activityPlace(shop: Shop, id: number, now: Date) {
  const activity = await shop.seckill.activities.find(id);
  if (!activity) throw new Refusal("seckillActivityMissing");
  await assertJoinable(shop, activity, now);
  return { categories: await categoriesOf(shop, activity), products: await shop.seckill.products.takingPart(id) };
}
