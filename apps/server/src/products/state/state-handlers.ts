import type { Language, Text } from "@shopkeeper/sdk/rules/core";
import type { ProductAction } from "@shopkeeper/sdk/rules/products";
import type { Session } from "../../kernel/call";
import type { HandlersOf } from "../../kernel/handlers";
import { Refusal } from "../../core/refusal";
import type { Shop } from "../../tenancy/shop";
import { productMessages as messages } from "../messages";
import { missingParts } from "./shelf-fault";
import { shopState } from "../form/product-saving";
import type { ActionResult } from "./state-store";

/** The calls that change the state of products: shelf, recycle bin and review; single and in batches. */
export const productStateHandlers = {
  getProductSwitches: async ({ shop }) => {
    const { isOpen, isReviewed } = await shopState(shop);
    return { productSwitch: isReviewed, isSwitch: isOpen };
  },

  deleteProduct: ({ body, shop }) => applyOne(shop, body.id, { do: body.type }),
  restoreProduct: ({ path, shop }) => applyOne(shop, path.id, { do: "restore" }),
  putOnProduct: ({ path, shop }) => applyOne(shop, path.id, { do: "putOn" }),
  takeDownProduct: ({ path, shop }) => applyOne(shop, path.id, { do: "takeDown" }),
  submitProduct: ({ body, shop }) => applyOne(shop, body.id, { do: "submit", isAutoUp: body.isAutoUp ?? false }),
  submitProductById: ({ path, body, shop }) => applyOne(shop, path.id, { do: "submit", isAutoUp: body?.isAutoUp ?? false }),
  withdrawProduct: ({ path, shop }) => applyOne(shop, path.id, { do: "withdraw" }),

  async setFreightTemplate({ body, shop }) {
    await giveTemplate(shop, body.id, body.templateId);
    return null;
  },

  putOnProducts: ({ body, shop, session }) => applyEach(shop, session, body.idList, { do: "putOn" }),
  takeDownProducts: ({ body, shop, session }) => applyEach(shop, session, body.idList, { do: "takeDown" }),
  recycleProducts: ({ body, shop, session }) => applyEach(shop, session, body.idList, { do: "recycle" }),
  deleteProducts: ({ body, shop, session }) => applyEach(shop, session, body.idList, { do: "delete" }),
  restoreProducts: ({ body, shop, session }) => applyEach(shop, session, body.idList, { do: "restore" }),
  submitProducts: ({ body, shop, session }) => applyEach(shop, session, body.idList, { do: "submit", isAutoUp: false }),

  async setFreightTemplates({ body, shop, session }) {
    return (await freight(shop, unique(body.idList), body.templateId)).map((result) => batchResult(result, session.language));
  },
} satisfies Partial<HandlersOf<"products">>;

/** Applies an action to one product, or refuses it with the reason of its state. */
export async function applyOne(shop: Shop, id: number, action: ProductAction) {
  const [result] = await apply(shop, [id], action);
  if (result?.refused) throw refusalOf(result, result.refused);
  return null;
}

const applyEach = async (shop: Shop, { language }: Session, ids: readonly number[], action: ProductAction) =>
  (await apply(shop, unique(ids), action)).map((result) => batchResult(result, language));

async function apply(shop: Shop, ids: readonly number[], action: ProductAction): Promise<ActionResult[]> {
  const uses = action.do === "delete" ? () => usesOf(shop, ids) : undefined;
  const results = known(await shop.products.state.apply(ids, action, await shopState(shop), uses));
  const done = results.flatMap(({ id, refused }) => (refused ? [] : [id]));
  if (action.do === "recycle") await shop.seckill.products.takeDownOf(done);
  if (action.do === "delete") await shop.seckill.products.leave(done);
  return results;
}

/** Changes a product's shipping template. */
export async function giveTemplate(shop: Shop, id: number, templateId: number) {
  const [result] = await freight(shop, [id], templateId);
  if (result?.refused) throw refusalOf(result, result.refused);
}

async function freight(shop: Shop, ids: readonly number[], templateId: number): Promise<ActionResult[]> {
  if (!(await shop.shippingTemplates.holds(templateId)))
    throw new Refusal("shippingTemplateMissing", {}, { fields: { templateId: messages.templateMissing } });
  return known(await shop.products.state.setFreight(ids, templateId, await shopState(shop)));
}

function known(results: ActionResult[] | { missing: number[] }): ActionResult[] {
  if ("missing" in results) throw new Refusal("productMissing", {}, { data: { ids: results.missing } });
  return results;
}

/** Why products may not be deleted: a coupon is for them, or they are in open orders. */
async function usesOf(shop: Shop, ids: readonly number[]): Promise<Map<number, ActionResult["refused"]>> {
  const coupons = await shop.coupons.namesByProduct(ids);
  const orders = await shop.orders.openByProduct(ids);
  const uses = new Map<number, ActionResult["refused"]>();
  for (const [id, count] of orders) uses.set(id, { key: "productInOrders", params: { count } });
  for (const [id, coupon] of coupons) uses.set(id, { key: "productInCoupon", params: { coupon } });
  return uses;
}

/** The refusal of an action, with the product's name and its missing parts. */
function refusalOf({ goods }: ActionResult, { key, params }: NonNullable<ActionResult["refused"]>) {
  const parts = key === "productIncomplete" ? listed(missingParts(goods)) : "";
  return new Refusal(key, { name: goods.name, parts, ...params });
}

const listed = (parts: readonly Text[]): Text => ({
  zh: parts.map(({ zh }) => zh).join(messages.between.zh),
  en: parts.map(({ en }) => en).join(messages.between.en),
});

function batchResult(result: ActionResult, language: Language) {
  const { id, goods, isChanged, wasShown } = result;
  const refusal = result.refused && refusalOf(result, result.refused);
  return { id, name: goods.name, code: refusal?.code ?? 200, message: refusal ? refusal.text[language] : null, isChanged, wasShown };
}

const unique = (ids: readonly number[]) => [...new Set(ids)];
