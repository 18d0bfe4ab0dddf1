import { memberOf } from "@shopkeeper/sdk/rules/core";
import { transitionOf, stateAfterSave, type ProductState, type ProductAction } from "@shopkeeper/sdk/rules/products";
import type { BodyOf } from "../../contract/contract";
import { invalidFields, Refusal } from "../../core/refusal";
import type { Shop } from "../../tenancy/shop";
import { pause } from "../../core/yield-every";
import { hasSpecs } from "./edit-store";
import type { StoredProduct } from "./product-info";
import { assertReferences } from "./product-references";
import { derivedFigures, readProduct, type ProductParts, type ProductRequest } from "./product-values";
import { shelfFault } from "../state/shelf-fault";
import type { ShopState } from "../state/state-store";
import { assertOwnSkus } from "../matrix/sku-assertions";
import { planSkus } from "../matrix/sku-plan";

/** The plan of a save: nothing is written before it is carried out. */
export interface SavePlan {
  parts: ProductParts;
  state: ProductState;
  /** The stored product; absent when one is added. */
  stored?: StoredProduct;
  /** A field of the merchant has changed. */
  isChanged: boolean;
}

/** Plans adding a product; refuses an invalid product. */
export async function planNew(shop: Shop, body: ProductRequest): Promise<SavePlan> {
  const parts = partsOf(shop, body);
  await assertReferences(shop, parts);
  return { parts, state: stateAfterSave(undefined, true, wishesOf(body), await currentState(shop, parts)), isChanged: true };
}

/** Plans replacing a product; refuses an invalid product, whatever its state. */
export async function planUpdate(shop: Shop, stored: StoredProduct, body: BodyOf<"updateProduct">): Promise<SavePlan> {
  if (body.type !== stored.row.type) throw new Refusal("productTypeFixed");
  const parts = partsOf(shop, body);
  await pause();
  await assertOwnSkus(shop, stored, body.attrValue);
  await assertReferences(shop, parts, stored.couponIds);
  await pause();
  const isChanged = hasChanged(stored, parts);
  return { parts, stored, isChanged, state: stateAfterSave(stored.row, isChanged, wishesOf(body), await currentState(shop, parts)) };
}

/** Writes the changes of a plan, and answers the product's id. */
export async function executePlan(shop: Shop, { parts, state, stored, isChanged }: SavePlan): Promise<number> {
  if (!stored) return shop.products.edits.add(parts, state);
  const isMoved = Object.entries(state).some(([name, value]) => memberOf(stored.row, name) !== value);
  if (isChanged || isMoved) await shop.products.edits.replace(stored, parts, state);
  return stored.row.id;
}

/** Whether the shop is open, and whether the platform reviews its products. */
export async function shopState(shop: Shop): Promise<ShopState> {
  await shop.merchant.keepSwitch();
  const merchant = await shop.merchant.find();
  return { isOpen: merchant?.isSwitch ?? false, isReviewed: merchant?.productSwitch ?? false };
}

/** Why a product's state forbids an action; undefined when it allows it. */
export async function actionRefusal(shop: Shop, { row }: Pick<StoredProduct, "row">, action: ProductAction): Promise<Refusal | undefined> {
  const transition = transitionOf(action, row, await shopState(shop));
  return "refused" in transition ? new Refusal(transition.refused) : undefined;
}

/** A product with its remaining coupons. */
export async function withLivingCoupons(shop: Shop, stored: StoredProduct): Promise<StoredProduct> {
  const coupons = await shop.coupons.names(stored.couponIds);
  return { ...stored, couponIds: stored.couponIds.filter((coupon) => coupons.has(coupon)) };
}

function partsOf(shop: Shop, request: ProductRequest): ProductParts {
  const read = readProduct(request, shop.files);
  if ("problems" in read) throw invalidFields(read.problems);
  return read.parts;
}

const wishesOf = ({ isAutoUp = false, isAutoSubmitAudit = false }: ProductRequest) => ({ isAutoUp, isAutoSubmitAudit });

const currentState = async (shop: Shop, { product }: ProductParts) => ({ ...(await shopState(shop)), shelfFault: shelfFault(product) });

/** Whether a save changes only prices and stock of the SKUs, which is allowed on the shelf (ADR 21). */
export function changesFiguresAlone(stored: StoredProduct, parts: ProductParts): boolean {
  const byId = new Map(stored.skus.map((sku) => [sku.id, sku]));
  const skus = parts.skus.map((sku) => {
    const before = sku.id === undefined ? undefined : byId.get(sku.id);
    return before ? { ...sku, price: before.price, stock: before.stock } : sku;
  });
  return !hasChanged(stored, { ...parts, skus, product: { ...parts.product, ...derivedFigures(skus) } });
}

function hasChanged(stored: StoredProduct, { product, content, couponIds, specs, skus }: ProductParts): boolean {
  const isOther = Object.entries(product).some(([name, value]) => JSON.stringify(memberOf(stored.row, name)) !== JSON.stringify(value));
  const plan = planSkus(stored.skus, skus);
  return (
    isOther ||
    content !== stored.content ||
    couponIds.join() !== stored.couponIds.join() ||
    !hasSpecs(stored, { specs }) ||
    plan.added.length + plan.changed.length + plan.released.length > 0
  );
}
