import { ProductAuditStatus } from "@shopkeeper/sdk/contract";
import { centsOf } from "@shopkeeper/sdk/rules/money";
import type { ProductState, ProductAction } from "@shopkeeper/sdk/rules/products";
import type { BodyOf } from "../../contract/contract";
import type { HandlersOf } from "../../kernel/handlers";
import { parseIds } from "../../kit/id-list";
import { invalidFields, Refusal } from "../../core/refusal";
import type { Shop } from "../../tenancy/shop";
import { assertVersion } from "../../kit/version";
import { productMessages as messages } from "../messages";
import { productInfo, type StoredProduct } from "./product-info";
import { actionRefusal, executePlan, planNew, planUpdate, withLivingCoupons } from "./product-saving";
import { assertEverySku, assertLivingSkus, noRoomFor } from "../matrix/sku-assertions";

/** The calls that read a product for its form, add one, and edit one. */
export const productEditHandlers = {
  async getProduct({ path, shop }) {
    return infoOf(shop, await present(shop.products.edits.find(path.id)));
  },

  async saveProduct({ body, shop }) {
    const plan = await planNew(shop, body);
    return { ...savedState(plan.state), id: await executePlan(shop, plan) };
  },

  async updateProduct({ body, shop }) {
    const stored = await lockedFor(shop, body.id, { do: "edit" });
    await assertVersion(stored.row, body.version, () => infoOf(shop, stored));
    return updateLocked(shop, stored, body);
  },

  async editProductFreely({ body, shop }) {
    const stored = await lockedFor(shop, body.id, { do: "editFreely", isVersioned: body.version !== undefined });
    await assertVersion(stored.row, body.version, () => infoOf(shop, stored));
    await setLocked(shop, stored, body);
    return null;
  },

  async addStock({ body, shop }) {
    const { id, attrValueList: changes } = body;
    const stored = await lockedFor(shop, id, { do: "addStock" });
    assertLivingSkus(stored, changes);
    if (!(await shop.products.stock.add(id, changes))) throw invalidFields(noRoomFor(changes, stored));
    return null;
  },
} satisfies Partial<HandlersOf<"products">>;

/** Saves a product like its form, whatever its version. */
export async function updateStored(shop: Shop, body: BodyOf<"updateProduct">) {
  await updateLocked(shop, await lockedFor(shop, body.id, { do: "edit" }), body);
}

/** Sets prices, stock and categories of a product without a review, over values that the caller has compared. */
export async function setFreely(shop: Shop, body: BodyOf<"editProductFreely">) {
  await setLocked(shop, await lockedFor(shop, body.id, { do: "editFreely", isVersioned: true }), body);
}

async function updateLocked(shop: Shop, stored: StoredProduct, body: BodyOf<"updateProduct">) {
  const plan = await planUpdate(shop, stored, body);
  const id = await executePlan(shop, plan);
  if (plan.state.auditStatus === ProductAuditStatus.waiting) await shop.seckill.products.takeDownOf([id]);
  return { ...savedState(plan.state), id };
}

async function setLocked(shop: Shop, stored: StoredProduct, body: BodyOf<"editProductFreely">) {
  const cateIds = parseIds(body.cateId);
  const settings = body.attrValue.map(({ id, stock, price }) => ({ id, stock, price: centsOf(price) }));
  assertEverySku(stored, settings);
  if (!(await shop.categories.holds(cateIds)))
    throw new Refusal("productCategoryMissing", {}, { fields: { cateId: messages.categoryMissing } });
  await shop.products.stock.set(stored, settings, cateIds);
}

async function present(found: Promise<StoredProduct | undefined>): Promise<StoredProduct> {
  const product = await found;
  if (!product) throw new Refusal("productMissing");
  return product;
}

/** A product that this action may change, with its remaining coupons; locked. */
async function lockedFor(shop: Shop, id: number, action: ProductAction): Promise<StoredProduct> {
  const stored = await present(shop.products.edits.find(id, true));
  const refusal = await actionRefusal(shop, stored, action);
  if (refusal) throw refusal;
  return withLivingCoupons(shop, stored);
}

async function infoOf(shop: Shop, stored: StoredProduct) {
  const { row } = stored;
  const coupons = await shop.coupons.names(stored.couponIds);
  const couponList = stored.couponIds.flatMap((id) => {
    const name = coupons.get(id);
    return name === undefined ? [] : [{ id, name }];
  });
  const names = await shop.categories.platformNames([row.categoryId]);
  return {
    ...productInfo(stored, shop.files),
    couponIds: couponList.map(({ id }) => id),
    couponList,
    guaranteeList: await shop.guarantees.some(row.guaranteeIds),
    categoryName: names.get(row.categoryId) ?? "",
    brandName: (await shop.products.brands.name(row.brandId)) ?? null,
  };
}

const savedState = ({ isShow, isAudit, auditStatus }: ProductState) => ({ isShow, isAudit, auditStatus });
