import { ProductAuditStatus, type Schema } from "@shopkeeper/sdk/contract";
import { fill, type Text } from "@shopkeeper/sdk/rules/core";
import { centsOf } from "@shopkeeper/sdk/rules/money";
import { joinProblem, offerProblems, seckillRuleMessages } from "@shopkeeper/sdk/rules/seckill";
import { invalidFields, Refusal, refusedAt } from "../core/refusal";
import type { Shop } from "../tenancy/shop";
import type { Activity } from "./activity-store";
import type { SeckillDraft } from "./product-store";
import { seckillMessages as messages } from "./messages";

type Offer = Schema<"SeckillOffer">;
type Stored = NonNullable<Awaited<ReturnType<Shop["products"]["edits"]["find"]>>>;

/** Whether a product may be sold in activities: reviewed, not in review, and not in the recycle bin. */
export const isSellable = ({ auditStatus, isAudit, isRecycle }: Pick<Stored["row"], "auditStatus" | "isAudit" | "isRecycle">) =>
  !isRecycle && !isAudit && (auditStatus === ProductAuditStatus.exempt || auditStatus === ProductAuditStatus.passed);

/** Refuses an activity that has ended, or requires more stars than the shop has. */
export async function assertJoinable(shop: Shop, activity: Activity, now: Date) {
  const stars = (await shop.merchant.find())?.starLevel ?? 0;
  const problem = joinProblem(activity, { stars, now });
  if (problem === "ended") throw new Refusal("seckillActivityEnded", { activity: activity.name });
  if (problem === "starsFew") throw new Refusal("seckillStarsFew", { activity: activity.name, stars: activity.merStars, own: stars });
}

/** The platform categories whose products an activity accepts; undefined for all. */
export async function categoriesOf(shop: Shop, { categoryIds }: Pick<Activity, "categoryIds">) {
  if (categoryIds.length === 0) return undefined;
  const below = [];
  for (const id of categoryIds) below.push(...(await shop.categories.platformBelow(id)));
  return below;
}

/**
 * Offers to an activity as they will be stored; refuses invalid offers at their fields.
 *
 * The products stay locked until the end of the transaction, in the order in which everyone locks products.
 */
export async function draftsOf(shop: Shop, activity: Activity, offers: readonly Offer[]): Promise<SeckillDraft[]> {
  const ids = [...new Set(offers.map((offer) => offer.id))];
  const products = await shop.products.edits.whole(ids, true);
  const [taken, categories] = [await shop.seckill.products.takingPart(activity.id), await categoriesOf(shop, activity)];
  const fields: Record<string, Text> = {};
  const drafts = offers.map((offer, at) => {
    const field = `productList.${at}`;
    const stored = products.get(offer.id);
    if (!stored) throw refusedAt(`${field}.id`, "productMissing");
    const { name, categoryId } = stored.row;
    if (!isSellable(stored.row)) throw refusedAt(`${field}.id`, "productReviewState");
    if (taken.has(offer.id)) throw refusedAt(`${field}.id`, "seckillTwice", { name });
    if (offers.findIndex(({ id }) => id === offer.id) < at) fields[`${field}.id`] = fill(messages.productTwice, { name });
    if (categories && !categories.includes(categoryId)) fields[`${field}.id`] = fill(messages.categoryOther, { name });
    const skus = offeredSkus(stored, offer);
    if (!skus) {
      fields[`${field}.attrValue`] = fill(messages.skusWrong, { name });
      return { row: rowOf(stored, activity, offer), skus: [] };
    }
    for (const [place, problem] of Object.entries(offerProblems(skus.map(({ terms }) => terms))))
      if (problem) fields[`${field}.attrValue.${place}`] = fill(seckillRuleMessages[problem.key], problem.params);
    return { row: rowOf(stored, activity, offer), skus: skus.map(({ draft }) => draft) };
  });
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
  return drafts;
}

/** The SKUs of an offer in their order; undefined unless they are exactly those of the product. */
function offeredSkus({ skus }: Stored, { attrValue }: Offer) {
  const byId = new Map(skus.map((sku) => [sku.id, sku]));
  const isWhole = attrValue.length === skus.length && new Set(attrValue.map(({ attrValueId }) => attrValueId)).size === skus.length;
  if (!isWhole || !attrValue.every(({ attrValueId }) => byId.has(attrValueId))) return undefined;
  return attrValue.flatMap(({ attrValueId, quota, activityPrice }) => {
    const known = byId.get(attrValueId);
    if (!known) return [];
    const price = centsOf(activityPrice);
    const { sku, image, price: otPrice, cost, stock } = known;
    return [
      {
        terms: { quota, activityPrice: price, stock },
        draft: { skuId: known.id, sku, image, price, otPrice, cost, quota, quotaShow: quota },
      },
    ];
  });
}

function rowOf({ row }: Stored, { id: activityId }: Activity, { sort }: Offer): SeckillDraft["row"] {
  const { id: productId, type, name, image, unitName, categoryId, specType, price } = row;
  return { activityId, productId, type, name, image, unitName, categoryId, specType, price, sort };
}
