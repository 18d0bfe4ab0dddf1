import { measureText, moneyText } from "@shopkeeper/sdk/rules/money";
import type { NamedReference, RevisedFields, RevisedRecord, RevisedValue } from "../../kernel/revised";
import type { Shop } from "../../tenancy/shop";
import { pause } from "../../core/yield-every";
import type { StoredProduct } from "../form/product-info";
import { slidesOf } from "../form/slider";
import { skuSlices } from "../list/sku-slices";

/** The columns of a product's state. */
export const stateFields = ["isShow", "isRecycle", "isAudit", "auditStatus", "isAutoUp", "reason"] as const;

/** Complete products in their form's shape, with their state; their parts are their SKUs, by `sku.` and their id. */
export async function productDocuments(shop: Shop, ids: readonly number[], isLocked: boolean): Promise<Map<number, RevisedRecord>> {
  const found = new Map<number, RevisedRecord>();
  const counts = await shop.products.transfer.skuCounts(ids);
  for (const slice of skuSlices(
    [...ids].sort((one, other) => one - other),
    counts,
  )) {
    const stored = [...(await shop.products.edits.whole(slice, isLocked)).values()];
    const names = await namesFor(shop, stored);
    for (const product of stored) found.set(product.row.id, documentOf(shop, product, names));
    await pause();
  }
  return found;
}

/** The state of products, and their shipping template. */
export async function stateDocuments(shop: Shop, ids: readonly number[], isLocked: boolean): Promise<Map<number, RevisedRecord>> {
  const rows = await shop.products.state.rows(ids, isLocked);
  const templates = await templateNames(
    shop,
    rows.map(({ tempId }) => tempId),
  );
  return new Map(rows.map((row) => [row.id, { name: row.name, fields: { ...stateOf(row), tempId: reference(row.tempId, templates) } }]));
}

type Names = Readonly<Record<"categories" | "platform" | "brands" | "guarantees" | "templates" | "coupons", ReadonlyMap<number, string>>>;

function documentOf({ files }: Shop, { row, content, couponIds, specs, skus }: StoredProduct, names: Names): RevisedRecord {
  const { name, intro, keyword, unitName, sort, type, specType, isSub, isPaidMember, deliveryMethod, refundSwitch } = row;
  const fields: Record<string, RevisedValue> = {
    ...{ name, type, image: files.publicUrl(row.image), flatPattern: row.flatPattern === null ? null : files.publicUrl(row.flatPattern) },
    sliderImage: JSON.stringify(slidesOf(row.sliderImage).map((slide) => files.publicUrl(slide))),
    cateIds: references(row.cateIds, names.categories),
    categoryId: reference(row.categoryId, names.platform),
    brandId: reference(row.brandId, names.brands),
    ...{ unitName, tempId: reference(row.tempId, names.templates), keyword, intro },
    ...{ specType, specs: JSON.stringify(specs.map(({ attrName, attrValues }) => [attrName, attrValues.split(",")])) },
    ...{ isSub, isPaidMember, content },
    guaranteeIds: references(row.guaranteeIds, names.guarantees),
    ...{ deliveryMethod, refundSwitch, couponIds: references(couponIds, names.coupons), sort },
    ...stateOf(row),
  };
  const parts = new Map(
    skus.map((sku, place) => [`sku.${sku.id}`, { name: sku.sku, fields: fieldsOf(sku, place, files.publicUrl(sku.image)) }]),
  );
  return { name, fields, parts };
}

const fieldsOf = (sku: StoredProduct["skus"][number], place: number, image: string): RevisedFields => ({
  attrValue: sku.attrValue,
  image,
  stock: sku.stock,
  price: moneyText(sku.price),
  cost: moneyText(sku.cost),
  otPrice: moneyText(sku.otPrice),
  vipPrice: sku.vipPrice === null ? null : moneyText(sku.vipPrice),
  weight: measureText(sku.weight),
  volume: measureText(sku.volume),
  brokerage: sku.brokerage,
  brokerageTwo: sku.brokerageTwo,
  barCode: sku.barCode,
  stockPlace: sku.stockPlace,
  expand: sku.expand,
  place,
});

const stateOf = (row: Record<(typeof stateFields)[number], RevisedValue>) =>
  Object.fromEntries(stateFields.map((field) => [field, row[field]]));

const references = (ids: readonly number[], names: ReadonlyMap<number, string>): NamedReference[] =>
  ids.map((id) => ({ id, name: names.get(id) ?? "" }));
const reference = (id: number, names: ReadonlyMap<number, string>) => (id === 0 ? [] : references([id], names));

async function namesFor(shop: Shop, stored: readonly StoredProduct[]): Promise<Names> {
  const rows = stored.map(({ row }) => row);
  const brands = new Map<number, string>();
  for (const id of new Set(rows.map(({ brandId }) => brandId))) if (id !== 0) brands.set(id, (await shop.products.brands.name(id)) ?? "");
  const guarantees = await shop.guarantees.some([...new Set(rows.flatMap(({ guaranteeIds }) => guaranteeIds))]);
  return {
    categories: new Map((await shop.categories.list()).map(({ id, name }) => [id, name])),
    platform: await shop.categories.platformNames(rows.map(({ categoryId }) => categoryId)),
    brands,
    guarantees: new Map(guarantees.map(({ id, name }) => [id, name])),
    templates: await templateNames(
      shop,
      rows.map(({ tempId }) => tempId),
    ),
    coupons: await shop.coupons.names(stored.flatMap(({ couponIds }) => couponIds)),
  };
}

async function templateNames(shop: Shop, ids: readonly number[]) {
  const names = new Map<number, string>();
  for (const id of new Set(ids)) if (id !== 0) names.set(id, (await shop.shippingTemplates.find(id))?.name ?? "");
  return names;
}
