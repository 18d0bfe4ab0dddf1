import type { Shop } from "../core/shop";
import { categoriesOf, demandJoinable } from "./joining";

/** The platform categories that an activity takes, undefined for all, and the products that take part; nothing for one that is not there. */
export async function activityPlace(shop: Shop, id: number, now: Date) {
  const activity = await shop.seckill.activities.find(id);
  if (!activity) return { categories: [], products: new Set<number>() };
  await demandJoinable(shop, activity, now);
  return { categories: await categoriesOf(shop, activity), products: await shop.seckill.products.takingPart(id) };
}
