import { Refusal } from "../core/refusal";
import type { Shop } from "../tenancy/shop";

/** The shop's order with this number; refuses a missing order. */
export async function orderAt(shop: Shop, orderNo: string) {
  const order = await shop.orders.list.find(orderNo);
  if (!order) throw new Refusal("orderMissing");
  return order;
}
