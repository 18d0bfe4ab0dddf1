import type { Handlers } from "../core/handlers";
import { parseIds } from "../core/id-list";
import { centsOf } from "../core/money";
import { invalidFields, Refusal } from "../core/refusal";
import type { Shop } from "../core/shop";
import { hasSpecs } from "./edit-store";
import { productMessages as messages } from "./messages";
import { productInfo, type StoredProduct } from "./product-info";
import { demandReferences } from "./product-references";
import { outcomeOf, standingAfterSave, type Step } from "./product-standing";
import { readProduct, type ProductParts, type ProductRequest } from "./product-values";
import { shelfFault } from "./shelf-fault";
import { shopState } from "./shop-state";
import { demandEverySku, demandLivingSkus, demandOwnSkus, noRoomFor } from "./sku-demands";
import { planSkus } from "./sku-plan";

/** The calls that read a product for its form, add one, and change what one is. */
export const productEditHandlers = {
  async getProduct({ path, shop }) {
    return infoOf(shop, await present(shop.products.edits.find(path.id)));
  },

  async saveProduct({ body, shop }) {
    const parts = partsOf(shop, body);
    await demandReferences(shop, parts);
    const standing = standingAfterSave(undefined, true, wishesOf(body), await surroundings(shop, parts));
    return { ...savedStanding(standing), id: await shop.products.edits.add(parts, standing) };
  },

  async updateProduct({ body, shop }) {
    const stored = await lockedFor(shop, body.id, { do: "edit" });
    await demandVersion(shop, stored, body.version);
    if (body.type !== stored.row.type) throw new Refusal("productTypeFixed");
    const parts = partsOf(shop, body);
    await demandOwnSkus(shop, body.id, body.attrValue);
    await demandReferences(shop, parts);
    const isChanged = hasChanged(stored, parts);
    const standing = standingAfterSave(stored.row, isChanged, wishesOf(body), await surroundings(shop, parts));
    const isMoved = Object.entries(standing).some(([name, value]) => Reflect.get(stored.row, name) !== value);
    if (isChanged || isMoved) await shop.products.edits.replace(stored, parts, standing);
    return { ...savedStanding(standing), id: body.id };
  },

  async editProductFreely({ body, shop }) {
    const stored = await lockedFor(shop, body.id, { do: "editFreely" });
    await demandVersion(shop, stored, body.version);
    const cateIds = parseIds(body.cateId);
    const settings = body.attrValue.map(({ id, stock, price }) => ({ id, stock, price: centsOf(price) }));
    demandEverySku(stored, settings);
    if (!(await shop.categories.holds(cateIds)))
      throw new Refusal("productCategoryMissing", {}, { fields: { cateId: messages.categoryMissing } });
    await shop.products.stock.set(stored, settings, cateIds);
    return null;
  },

  async addStock({ body, shop }) {
    const { id, attrValueList: changes } = body;
    const stored = await lockedFor(shop, id, { do: "addStock" });
    demandLivingSkus(stored, changes);
    if (!(await shop.products.stock.add(id, changes))) throw invalidFields(noRoomFor(changes, stored));
    return null;
  },
} satisfies Pick<Handlers, "getProduct" | "saveProduct" | "updateProduct" | "editProductFreely" | "addStock">;

async function present(found: Promise<StoredProduct | undefined>): Promise<StoredProduct> {
  const product = await found;
  if (!product) throw new Refusal("productMissing");
  return product;
}

/** A product that may be changed in this way, with the coupons that are still there; nobody else changes it meanwhile. */
async function lockedFor(shop: Shop, id: number, step: Step): Promise<StoredProduct> {
  const stored = await present(shop.products.edits.lock(id));
  const outcome = outcomeOf(step, stored.row, await shopState(shop));
  if ("refused" in outcome) throw new Refusal(outcome.refused);
  const coupons = await shop.coupons.names(stored.couponIds);
  return { ...stored, couponIds: stored.couponIds.filter((coupon) => coupons.has(coupon)) };
}

async function demandVersion(shop: Shop, stored: StoredProduct, version: number | undefined) {
  if (version === undefined || version === stored.row.version) return;
  throw new Refusal("versionConflict", {}, { data: { current: await infoOf(shop, stored) } });
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

function partsOf(shop: Shop, request: ProductRequest): ProductParts {
  const read = readProduct(request, shop.files);
  if ("problems" in read) throw invalidFields(read.problems);
  return read.parts;
}

const wishesOf = ({ isAutoUp = false, isAutoSubmitAudit = false }: ProductRequest) => ({ isAutoUp, isAutoSubmitAudit });

const surroundings = async (shop: Shop, { product }: ProductParts) => ({ ...(await shopState(shop)), shelfFault: shelfFault(product) });

const savedStanding = ({ isShow, isAudit, auditStatus }: ReturnType<typeof standingAfterSave>) => ({ isShow, isAudit, auditStatus });

/** Whether a save would change anything of a product. */
function hasChanged(stored: StoredProduct, { product, content, couponIds, specs, skus }: ProductParts): boolean {
  const isOther = Object.entries(product).some(([name, value]) => JSON.stringify(Reflect.get(stored.row, name)) !== JSON.stringify(value));
  const plan = planSkus(stored.skus, skus);
  return (
    isOther ||
    content !== stored.content ||
    couponIds.join() !== stored.couponIds.join() ||
    !hasSpecs(stored, { specs }) ||
    plan.added.length + plan.changed.length + plan.released.length > 0
  );
}
