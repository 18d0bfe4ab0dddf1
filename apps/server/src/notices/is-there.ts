import type { Schema } from "@shopkeeper/sdk/contract";
import type { Shop } from "../tenancy/shop";

/** Whether the subject of a notice still exists in the shop. */
export async function isThere(shop: Shop, { subject, subjectId }: Pick<Schema<"Notice">, "subject" | "subjectId">): Promise<boolean> {
  return (await finders[subject](shop, subjectId)) !== undefined;
}

const finders: Readonly<Record<Schema<"NoticeSubject">, (shop: Shop, id: string) => Promise<unknown>>> = {
  order: (shop, id) => shop.orders.list.find(id),
  refund: (shop, id) => shop.refunds.list.find(id),
  product: async (shop, id) => (await shop.products.briefs([Number(id)]))[0],
  seckillProduct: async (shop, id) => (await shop.seckill.products.lock([Number(id)]))[0],
  liveGoods: (shop, id) => shop.live.goods.find(Number(id)),
  liveRoom: (shop, id) => shop.live.rooms.find(Number(id)),
  videoProduct: (shop, id) => shop.videoProducts.find(Number(id)),
  videoAccess: (shop) => shop.videoAccess.find(),
  export: (shop, id) => shop.exports.find(id),
  settlement: (shop, id) => shop.settlements.find(id),
};
