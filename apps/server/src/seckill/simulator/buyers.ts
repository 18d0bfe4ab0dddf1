import { isSelling } from "@shopkeeper/sdk/rules/seckill";
import { wireDay } from "@shopkeeper/sdk/rules/time";
import { MarketingType, OrderType } from "@shopkeeper/sdk/contract";
import type { SimulatedPlace } from "../../demo/kit/simulation";
import type { Shop } from "../../tenancy/shop";
import { placeOrder, NotPlaced } from "../../orders/simulator/shared";
import { chanceOf } from "../../demo/kit/random";

const goodsMost = 200;

interface SeckillPlace extends Pick<SimulatedPlace, "database"> {
  open: SimulatedPlace["shops"][number];
}

/** Lets a buyer order and pay for a shop's product in an activity; false if it sells none, or another buyer was faster. */
export async function buySeckill({ database, open }: SeckillPlace) {
  const chance = chanceOf(`seckill ${Date.now()} ${Math.random()}`);
  return database
    .transaction(async (db) => {
      const shop = open(db);
      const goods = await sellingIn(shop);
      const one = goods[chance.between(0, goods.length - 1)];
      const base = one && (await shop.products.stock.inActivity(one.sku.skuId));
      if (!one || !base) return false;
      const { sku, product, activity } = one;
      const stock = Math.min(base.stock, sku.quota, activity.oneQuota || sku.quota);
      const goodsOfOrder = [{ ...base, price: sku.price, stock, productMarketingType: MarketingType.seckill }];
      const placed = await placeOrder(shop, chance, goodsOfOrder, { isPaid: true, type: OrderType.seckill });
      if (!placed) return false;
      const { orderNo, uid } = placed.order;
      const pieces = placed.order.totalNum;
      const claim = { orderNo, uid, pieces, activityId: activity.id, seckillProductId: product.id, seckillSkuId: sku.id, skuId: sku.skuId };
      if (!(await shop.seckill.quota.claim(claim, activity.allQuota))) throw new NotPlaced("No quota is left.");
      return true;
    })
    .catch((error: unknown) => {
      if (error instanceof NotPlaced) return false;
      throw error;
    });
}

/** The products of a shop in the activities that sell now. */
async function sellingIn(shop: Shop) {
  const now = new Date();
  const today = wireDay(now);
  const activities = new Map(
    (await shop.seckill.activities.between(today, today)).filter((activity) => isSelling(activity, now)).map((one) => [one.id, one]),
  );
  const goods = await shop.seckill.quota.onSale([...activities.keys()], goodsMost);
  return goods.flatMap(({ sku, product }) => {
    const activity = activities.get(product.activityId);
    return activity ? [{ sku, product, activity }] : [];
  });
}
