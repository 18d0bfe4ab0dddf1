import type { Shop } from "../../tenancy/shop";
import type { Chance } from "../../demo/kit/random";
import { plausibleOrder } from "../seed-plausible";
import { type OrderDraft, type OrderGoods, orderRows, shelfOf } from "../seed-rows";

const buyersMost = 50;

/** Rolls back an order of goods that others have bought meanwhile, or whose number is taken. */
export class NotPlaced extends Error {}

/** Places an order of some goods, which leave the stock, and may pay it; undefined without goods or buyers, or if the shop is closed. */
export async function placeOrder(
  shop: Shop,
  chance: Chance,
  goods: readonly OrderGoods[],
  { isPaid, ...kind }: { isPaid: boolean } & Pick<Partial<OrderDraft>, "type">,
) {
  // before the products: a transaction that closes the shop waits for them under this lock
  if (!(await shop.merchant.keepOpen())) return undefined;
  const { list } = await shop.users.page({}, { limit: buyersMost });
  const merchant = await shop.merchant.find();
  if (!merchant || goods.length === 0 || list.length === 0) return undefined;
  const now = new Date();
  const buyers = list.map(({ id, province, city, registerType }) => ({ id, province, city, registerType, phone: null, followTime: now }));
  const templates = await shop.shippingTemplates.terms();
  const draft = { ...plausibleOrder(chance, chance.between(0, 999_999), now, now, goods, buyers, templates), ...kind };
  const made = orderRows(merchant.id, chance.between(0, 999_999), draft, { now, shelf: shelfOf(goods), buyers, feePercent: 0 });
  for (const { productId, attrValueId: skuId, payNum: pieces } of made.lines.toSorted((one, other) => one.productId - other.productId))
    if (!(await shop.products.stock.sell({ productId, skuId, pieces }))) throw new NotPlaced(`SKU ${skuId} is sold out.`);
  if (!(await shop.orders.placing.place(made))) throw new NotPlaced(`The number ${made.order.orderNo} is taken.`);
  if (isPaid) await shop.orders.placing.pay(made.order.orderNo, `42000${made.order.orderNo}`);
  await shop.merchant.raiseRevision();
  return made;
}
