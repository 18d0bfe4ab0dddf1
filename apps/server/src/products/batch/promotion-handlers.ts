import { fields } from "@shopkeeper/sdk/contract";
import { brokerageProblem } from "@shopkeeper/sdk/rules/products";
import { fill } from "@shopkeeper/sdk/rules/core";
import type { HandlersOf } from "../../kernel/handlers";
import { invalidFields, Refusal } from "../../core/refusal";
import type { Shop } from "../../tenancy/shop";
import type { StoredProduct } from "../form/product-info";
import { productText } from "../form/product-values";
import { productMessages as messages } from "../messages";
import { changeEach, changeOne, type ProductChange } from "./change-each";

interface Commission {
  brokerage: number;
  brokerageTwo: number;
}

/** The calls that set the commissions of products and add coupons to them. */
export const productPromotionHandlers = {
  setProductCommission: ({ body, shop }) => changeOne(shop, body.id, { do: "setCommission" }, commissionChange(shop, body)),

  setProductCommissions: async ({ body, shop, session }) =>
    changeEach(shop, session.language, body.idList, { do: "setCommission" }, commissionChange(shop, body)),

  addProductCoupons: async ({ body, shop }) => changeOne(shop, body.id, { do: "addCoupons" }, await couponsChange(shop, body.couponIds)),

  addProductsCoupons: async ({ body, shop, session }) =>
    changeEach(shop, session.language, body.idList, { do: "addCoupons" }, await couponsChange(shop, body.couponIds)),
} satisfies Partial<HandlersOf<"products">>;

function commissionChange(shop: Shop, { brokerage, brokerageTwo }: Commission) {
  const problem = brokerageProblem(brokerage, brokerageTwo);
  if (problem) throw invalidFields({ brokerage: productText(problem) });
  return ({ row, skus }: StoredProduct): ProductChange => {
    const isSame = row.isSub && skus.every((sku) => sku.brokerage === brokerage && sku.brokerageTwo === brokerageTwo);
    return isSame ? undefined : { write: () => shop.products.promotions.setCommission(row.id, brokerage, brokerageTwo) };
  };
}

async function couponsChange(shop: Shop, couponIds: readonly number[]) {
  const wanted = [...new Set(couponIds)];
  if ((await shop.coupons.names(wanted)).size < wanted.length)
    throw new Refusal("couponMissing", {}, { fields: { couponIds: messages.couponMissing } });
  const over = await shop.coupons.nameOfOver(wanted);
  if (over !== undefined) throw invalidFields({ couponIds: fill(messages.couponOver, { name: over }) });
  return ({ row, couponIds: given }: StoredProduct): ProductChange => {
    const added = wanted.filter((id) => !given.includes(id));
    const max = fields.ProductInput.couponIds.maxItems;
    if (given.length + added.length > max) return invalidFields({ couponIds: fill(messages.couponsMany, { name: row.name, max }) });
    return added.length === 0 ? undefined : { write: () => shop.products.promotions.addCoupons(row.id, added, given.length) };
  };
}
