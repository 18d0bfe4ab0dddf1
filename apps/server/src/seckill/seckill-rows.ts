import { measureText, moneyText } from "@shopkeeper/sdk/rules/money";
import { wireTime } from "@shopkeeper/sdk/rules/time";
import type { Shop } from "../tenancy/shop";
import type { Activity } from "./activity-store";
import type { StoredSeckill } from "./product-store";

/** Activities in the contract's form, with the names of their categories and the number of the shop's products. */
export async function wireActivities(shop: Shop, activities: readonly Activity[]) {
  const names = await shop.categories.platformNames(activities.flatMap(({ categoryIds }) => categoryIds));
  const merStarLevel = (await shop.merchant.find())?.starLevel ?? 0;
  const counts = await shop.seckill.products.counts(activities.map(({ id }) => id));
  return activities.map(({ slotIds: _slots, categoryIds, ...activity }) => ({
    ...activity,
    productCategoryNames: categoryIds.map((id) => names.get(id) ?? "").join(","),
    merStarLevel,
    productNum: counts.get(activity.id) ?? 0,
  }));
}

/** Seckill products in the contract's form, with their activities, categories and the shop. */
export async function wireSeckill(shop: Shop, found: readonly StoredSeckill[]) {
  const merchant = await shop.merchant.find();
  const info = await shop.info.find();
  const activities = await shop.seckill.activities.some(found.map(({ row }) => row.activityId));
  const names = await shop.categories.platformNames(found.map(({ row }) => row.categoryId));
  const now = await shop.products.lookup.skusNow(found.flatMap(({ skus }) => skus.map(({ skuId }) => skuId)));
  return found.map(({ row, skus }) => {
    const activity = activities.get(row.activityId);
    const attrValue = skus.map((sku) => wireSku(sku, now.get(sku.skuId), shop));
    const product = skus.flatMap(({ skuId }) => now.get(skuId) ?? [])[0];
    const sumOf = (count: (sku: (typeof attrValue)[number]) => number) => attrValue.reduce((sum, sku) => sum + count(sku), 0);
    return {
      ...row,
      ...{ brandId: product?.brandId ?? 0, tempId: product?.tempId ?? 0 },
      image: shop.files.publicUrl(row.image),
      price: moneyText(row.price),
      seckillPrice: moneyText(row.seckillPrice),
      activityName: activity?.name ?? "",
      activityStatus: activity?.status ?? 0,
      timeList: activity?.timeList ?? [],
      categoryName: names.get(row.categoryId) ?? "",
      merName: merchant?.name ?? "",
      merStarLevel: merchant?.starLevel ?? 0,
      merCategoryId: info.categoryId ?? 0,
      quotaShow: sumOf(({ quotaShow }) => quotaShow),
      quota: sumOf(({ quota }) => quota),
      sales: sumOf(({ sales }) => sales),
      createTime: wireTime(row.createTime),
      updateTime: wireTime(row.updateTime),
      attrValue,
    };
  });
}

type SkusNow = Awaited<ReturnType<Shop["products"]["lookup"]["skusNow"]>>;

function wireSku(
  { id, seckillProductId, skuId, sku, image, price, otPrice, cost, quotaShow, quota }: StoredSeckill["skus"][number],
  now: ReturnType<SkusNow["get"]>,
  shop: Shop,
) {
  return {
    ...{ barCode: now?.barCode ?? null, attrValue: now?.attrValue ?? "{}", version: now?.version ?? 0, isDel: now === undefined },
    ...{ weight: measureText(now?.weight ?? 0), volume: measureText(now?.volume ?? 0) },
    ...{ priceNow: now ? moneyText(now.price) : null, costNow: now ? moneyText(now.cost) : null },
    ...{ id, sku, quotaShow, quota, stock: quota, sales: quotaShow - quota },
    productId: seckillProductId,
    masterId: skuId,
    image: shop.files.publicUrl(image),
    ...{ price: moneyText(price), otPrice: moneyText(otPrice), cost: moneyText(cost) },
  };
}
