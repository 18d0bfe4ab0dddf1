import { SeckillAuditStatus } from "@shopkeeper/sdk/contract";
import { percentOf } from "@shopkeeper/sdk/rules/seckill";
import type { Scope } from "../tenancy/scope";
import { eachWanted, type Wanted } from "../demo/kit/seeding";
import { reviewedProducts } from "../products/seed";
import { insertRows, newIds } from "../tenancy/insert-rows";
import { type ActivitySeed, activityRow } from "./activity-row";
import { seckillActivities, seckillProducts, seckillSkus } from "./tables";

/** A product of the shop to submit to an activity. */
export interface SeckillSeed extends Partial<
  Pick<typeof seckillProducts.$inferInsert, "name" | "auditStatus" | "isShow" | "reason" | "sort" | "isDel" | "activityId">
> {
  /** The index of the seed's activity, from 0; by default the platform's that sells now. */
  activity?: number;
  /** The index of the shop's product, from 0; by default one after the other. */
  product?: number;
  /** The pieces of each SKU, and the sold ones among them. */
  quota?: number;
  sold?: number;
}

/** The id of the platform's activity that sells now. */
const sellingNow = 2;

/** Makes activities of the platform, which all shops see; by default each sells now. */
export async function seedActivities({ db, clock }: Scope, wanted: Wanted<ActivitySeed>): Promise<number[]> {
  const seeds = eachWanted(wanted);
  const ids = await newIds(db, seckillActivities, seeds.length);
  await insertRows(
    db,
    seckillActivities,
    seeds.map((seed, at) => ({ ...activityRow({ name: `秒杀活动${ids[at]}`, ...seed }, clock.now()), id: ids[at] })),
  );
  return ids;
}

/** Submits products of a shop to activities, the newest last; a number submits that many to the activity that sells now. */
export async function seedSeckillProducts(
  { db, ...scope }: Scope,
  wanted: Wanted<SeckillSeed>,
  { seckillActivities: activities = [] }: { seckillActivities?: readonly number[] },
) {
  const { merId, clock } = scope;
  const seeds = eachWanted(wanted);
  const goods = await reviewedProducts({ db, ...scope }, Math.max(seeds.length, ...seeds.map(({ product = 0 }) => product + 1)));
  const ids = await newIds(db, seckillProducts, seeds.length);
  const made = seeds.map(({ activity, product, quota = 10, sold = 0, ...seed }, at) => {
    const found = goods[product ?? at];
    if (!found) throw new Error(`the shop has no reviewed product ${product ?? at}`);
    const { id: productId, type, name, image, unitName, categoryId, specType, price } = found.row;
    const auditStatus = seed.auditStatus ?? SeckillAuditStatus.passed;
    const time = new Date(clock.now().getTime() - (seeds.length - at) * 60_000);
    const rows = found.skus.map((sku, place) => ({
      ...{ merId, seckillProductId: ids[at] ?? 0, skuId: sku.id, place, sku: sku.sku, image: sku.image },
      ...{ price: percentOf(sku.price, 80), otPrice: sku.price, cost: sku.cost, quotaShow: quota, quota: quota - sold },
    }));
    return {
      row: {
        ...{ activityId: activities[activity ?? -1] ?? sellingNow, productId, type, name, image, unitName, categoryId, specType, price },
        ...{ sort: 0, auditStatus, isShow: auditStatus === SeckillAuditStatus.passed },
        ...seed,
        ...{ id: ids[at], merId, seckillPrice: Math.min(...rows.map((sku) => sku.price)), createTime: time, updateTime: time },
      },
      rows,
    };
  });
  await insertRows(
    db,
    seckillProducts,
    made.map(({ row }) => row),
  );
  await insertRows(
    db,
    seckillSkus,
    made.flatMap(({ rows }) => rows),
  );
}

const refusal = "活动价高于同期其他活动，请下调后重新提交";

/** The products of a demo shop in the platform's activities, under every tab. */
export const demoSeckillProducts = (scope: Scope) =>
  seedSeckillProducts(
    scope,
    Array.from({ length: 24 }, (_, at): SeckillSeed => {
      const place = { product: at * 3, activityId: [2, 2, 4, 3, 5, 1][at % 6], quota: 20 + at * 5 };
      if (at % 8 === 5) return { ...place, activityId: 2, auditStatus: SeckillAuditStatus.refused, reason: refusal };
      if (at % 8 === 6) return { ...place, activityId: 4, auditStatus: SeckillAuditStatus.waiting };
      // the same product in two activities at once
      if (at === 23) return { ...place, product: 3, activityId: 4 };
      return { ...place, isShow: at % 5 !== 4, sold: (at * 7) % 20 };
    }),
    {},
  );
