import { CouponCategory } from "@shopkeeper/sdk/contract";
import { Refusal } from "../core/refusal";
import type { Restoration, RevisedFields, RevisedKind, RevisedRecord } from "../kernel/revised";
import { referencedIds } from "../kit/referenced-ids";
import type { Shop } from "../tenancy/shop";
import { assertProducts } from "./handlers";

/** How revisions of coupons are stored and restored. The remaining number is excluded: claims determine it. */
export const couponRevisions: RevisedKind = {
  readers: ["merchant:coupon:info", "merchant:coupon:page:list"],
  editor: "merchant:coupon:save",

  async read(shop, { ids = [], isLocked }) {
    const found = new Map<number, RevisedRecord>();
    for (const id of ids) {
      const coupon = await shop.coupons.find(id, isLocked);
      if (!coupon) continue;
      const { id: _id, version: _version, lastTotal: _left, productList: _list, name, productIds, ...fields } = coupon;
      found.set(id, { name, fields: { name, ...fields, products: await productsOf(shop, productIds) } });
    }
    return found;
  },

  async restore({ shop }, { id, name, current, target, changed }) {
    if (!target) return takeAway(shop, id, name);
    const productIds = referencedIds(target.products);
    if (!current) return revive(shop, { id, name, target });
    const others = changed.filter((field) => field !== "status" && field !== "products");
    if (others.length > 0) throw new Refusal("revisionFixed", { name });
    if (changed.includes("status")) await shop.coupons.toggle(id);
    if (!changed.includes("products")) return;
    if (target.category !== CouponCategory.product) throw new Refusal("couponNotForProducts");
    await assertProducts(shop, productIds);
    await shop.coupons.replaceProducts(id, productIds, undefined);
  },
};

async function productsOf(shop: Shop, ids: readonly number[]) {
  const summaries = await shop.products.summaries(ids);
  return ids.map((id) => ({ id, name: summaries.get(id)?.name ?? "" }));
}

/** Undoes an addition; a coupon that users hold is kept. */
async function takeAway(shop: Shop, id: number, name: string) {
  const count = await shop.coupons.claims.countOf(id);
  if (count > 0) throw new Refusal("couponGiven", { name, count });
  await shop.coupons.remove(id);
}

async function revive(shop: Shop, { id, target }: { id: number; target: RevisedFields } & Pick<Restoration, "name">) {
  const productIds = referencedIds(target.products);
  await assertProducts(shop, productIds);
  await shop.coupons.revive(id, productIds);
}
