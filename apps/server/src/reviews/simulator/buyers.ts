import type { SimulatedPlace, SimulationOrder } from "../../demo/kit/simulation";
import type { Shop } from "../../tenancy/shop";
import { chanceOf } from "../../demo/kit/random";
import { reviewWords } from "../seed-words";

/** The most lines of a shop that are reviewed at a time. */
const USUAL = 5;

type Line = Awaited<ReturnType<Shop["orders"]["reviewing"]["open"]>>[number];

/**
 * Simulates the buyers for the demo: on command they review goods that they have received and not returned.
 *
 * Each line is reviewed once, in a transaction of its own; without a command they review nothing.
 */
export async function reviewGoods({ database, shops }: SimulatedPlace, { until, count = USUAL }: SimulationOrder) {
  const made = { reviewed: 0 };
  if (until) return made;
  for (const open of shops)
    for (const line of await open(database.db).orders.reviewing.open(count))
      if (await database.transaction((db) => reviewLine(open(db), line))) made.reviewed += 1;
  return made;
}

async function reviewLine(shop: Shop, line: Line) {
  if (!(await shop.orders.reviewing.close(line.id))) return false;
  const chance = chanceOf(`review ${line.id}`);
  const star = chance.one([5, 5, 5, 4, 3, 2]);
  const words = reviewWords.any?.[star >= 4 ? "good" : star === 3 ? "fair" : "bad"] ?? [];
  const comment = words[chance.between(0, words.length - 1)] ?? "满意。";
  const summary = (await shop.users.summaries([line.uid])).get(line.uid);
  const { uid, productId, attrValueId: skuId, sku } = line;
  await shop.reviews.write({ uid, productId, skuId, sku, star, comment, nickname: summary?.nickname ?? "匿名用户" });
  await shop.merchant.raiseRevision();
  return true;
}
