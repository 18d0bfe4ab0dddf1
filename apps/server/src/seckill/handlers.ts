import { labels, ProductShelf } from "@shopkeeper/sdk/contract";
import { codeText, fill } from "@shopkeeper/sdk/rules/core";
import { centsOf } from "@shopkeeper/sdk/rules/money";
import { activityPriceProblem, type SeckillAction, seckillRefusal, seckillRuleMessages } from "@shopkeeper/sdk/rules/seckill";
import { dayStart, momentOf } from "@shopkeeper/sdk/rules/time";
import type { QueryOf } from "../contract/contract";
import type { HandlersOf } from "../kernel/handlers";
import { parseIds } from "../kit/id-list";
import { invalidFields, Refusal } from "../core/refusal";
import { searchText } from "../kit/search-text";
import type { Shop } from "../tenancy/shop";
import { versionConflict } from "../kit/version";
import { assertJoinable, draftsOf, isSellable } from "./joining";
import { seckillMessages as messages } from "./messages";
import { wireActivities, wireSeckill } from "./seckill-rows";

const mostDays = 62;

/** The calls on the platform's activities, and on the shop's products in them. */
export const seckillHandlers: HandlersOf<"seckill"> = {
  async listSeckillActivities({ query: { name, date, ...query }, shop }) {
    if (date) dayOf(date, "date");
    const page = await shop.seckill.activities.page({ name: searchText(name), date }, query);
    return { ...page, list: await wireActivities(shop, page.list) };
  },

  async getSeckillActivity({ path, shop }) {
    const activity = await activityAt(shop, path.id);
    const [wire] = await wireActivities(shop, [activity]);
    if (!wire) throw new Error("an activity has a row");
    const productList = await wireSeckill(shop, await shop.seckill.products.of([path.id]));
    return { ...wire, timeIntervals: activity.slotIds.join(","), productList };
  },

  async listSeckillCalendar({ query: { from, to }, shop }) {
    const [first, last] = [dayOf(from, "from"), dayOf(to, "to")];
    if (last < first) throw invalidFields({ to: messages.daysTurned });
    if (last > dayStart(first, mostDays)) throw invalidFields({ to: fill(messages.daysMany, { max: mostDays }) });
    const activities = await shop.seckill.activities.between(from, to);
    const products = await shop.seckill.products.of(
      activities.map(({ id }) => id),
      true,
    );
    return (await wireActivities(shop, activities)).map((activity) => ({
      ...activity,
      products: products
        .filter(({ row }) => row.activityId === activity.id)
        .map(({ row: { id, productId, name, image, isShow, auditStatus } }) => ({
          ...{ id, productId, name, isShow, auditStatus },
          image: shop.files.publicUrl(image),
        })),
    }));
  },

  async listSeckillProducts({ query, shop }) {
    const page = await shop.seckill.products.page({ ...(await filterOf(shop, query)), auditStatus: query.auditStatus }, query);
    return { ...page, list: await wireSeckill(shop, page.list) };
  },

  countSeckillProducts: async ({ query, shop }) => shop.seckill.products.countsByReview(await filterOf(shop, query)),

  async addSeckillProducts({ body, shop, platform }) {
    const activity = await activityAt(shop, body.id);
    await assertJoinable(shop, activity, platform.clock.now());
    const drafts = await draftsOf(shop, activity, body.productList);
    // two people may submit the same product at once
    if (!(await shop.seckill.products.add(activity.id, drafts)))
      throw new Refusal("seckillTwice", { name: drafts.map(({ row }) => row.name).join("、") });
    return null;
  },

  async setSeckillPrices({ body, shop }) {
    const found = await assertAllowed(
      shop,
      "setPrice",
      body.productList.map(({ id }) => id),
    );
    for (const [at, { id, version, attrValue }] of body.productList.entries()) {
      const stored = found.find(({ row }) => row.id === id);
      if (!stored) throw new Refusal("seckillProductMissing");
      for (const [place, sku] of attrValue.entries()) {
        const field = `productList.${at}.attrValue.${place}`;
        if (!stored.skus.some((known) => known.id === sku.id))
          throw new Refusal("missing", {}, { fields: { [`${field}.id`]: messages.skuMissing } });
        const problem = activityPriceProblem(centsOf(sku.activityPrice));
        if (problem) throw invalidFields({ [`${field}.activityPrice`]: fill(seckillRuleMessages[problem.key], problem.params) });
      }
      const prices = new Map(attrValue.map((sku) => [sku.id, centsOf(sku.activityPrice)]));
      if (!(await shop.seckill.products.setPrices(stored, prices, version))) {
        const [current] = await wireSeckill(shop, [stored]);
        throw versionConflict(current);
      }
    }
    return null;
  },

  async putUpSeckillProducts({ body, shop }) {
    if (!(await shop.merchant.keepOpen())) throw new Refusal("merchantClosed");
    const found = await assertAllowed(shop, "putUp", parseIds(body.ids));
    const products = await shop.products.edits.whole(
      found.map(({ row }) => row.productId),
      false,
    );
    for (const { row } of found) {
      const product = products.get(row.productId);
      if (!product) throw new Refusal("productMissing");
      if (!isSellable(product.row)) throw new Refusal("productReviewState");
    }
    await shop.seckill.products.apply(
      "putUp",
      found.filter(({ row }) => !row.isShow).map(({ row }) => row.id),
    );
    return null;
  },

  takeDownSeckillProducts: ({ body, shop }) => applyTo(shop, "takeDown", parseIds(body.ids)),
  deleteSeckillProducts: ({ body, shop }) => applyTo(shop, "remove", parseIds(body.ids)),
  withdrawSeckillProduct: ({ path, shop }) => applyTo(shop, "withdraw", [path.id]),
};

async function activityAt(shop: Shop, id: number) {
  const activity = await shop.seckill.activities.find(id);
  if (!activity) throw new Refusal("seckillActivityMissing");
  return activity;
}

async function applyTo(shop: Shop, action: SeckillAction, ids: readonly number[]) {
  await assertAllowed(shop, action, ids);
  await shop.seckill.products.apply(action, ids, action === "withdraw" ? messages.withdrawn.zh : undefined);
  return null;
}

/** Locks products for an action; refuses it with the first product that does not allow it. */
async function assertAllowed(shop: Shop, action: SeckillAction, ids: readonly number[]) {
  const found = await shop.seckill.products.lock(ids);
  if (found.length < new Set(ids).size) throw new Refusal("seckillProductMissing");
  const activities = await shop.seckill.activities.some(found.map(({ row }) => row.activityId));
  for (const { row } of found) {
    const activity = activities.get(row.activityId);
    const refusal = seckillRefusal(action, { ...row, activityStatus: activity?.status ?? 0 });
    if (refusal === "state")
      throw new Refusal("seckillState", { name: row.name, status: codeText(labels.SeckillAuditStatus, row.auditStatus) });
    if (refusal === "ended") throw new Refusal("seckillActivityEnded", { activity: activity?.name ?? "" });
  }
  return found;
}

/** The first moment of a day in a query. */
function dayOf(day: string, field: string) {
  const moment = momentOf(`${day} 00:00`);
  if (!moment) throw invalidFields({ [field]: messages.wrongDay });
  return moment;
}

/** The filter shared by the list of products and its counters. */
async function filterOf(shop: Shop, { proName, activityName, proStatus, activityStatus }: QueryOf<"countSeckillProducts">) {
  const name = searchText(activityName);
  const isByActivity = name !== undefined || activityStatus !== undefined;
  return {
    name: searchText(proName),
    isShow: proStatus === undefined ? undefined : proStatus === ProductShelf.onShelf,
    activities: isByActivity ? await shop.seckill.activities.idsOf({ name, status: activityStatus }) : undefined,
  };
}
