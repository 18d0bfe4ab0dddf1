import type { BodyOf, Schema } from "@shopkeeper/sdk";
import { centsOf, moneyText } from "@shopkeeper/sdk/rules/money";
import { cappedQuota, offerProblems, percentOf, priceDoubt, type PriceDoubt, seckillLimits } from "@shopkeeper/sdk/rules/seckill";
import * as z from "zod/mini";
import type { SeckillTextKey } from "./messages";

/** A SKU as shown beside its cells, with wire names. */
export interface KnownSku {
  readonly attrValueId: number;
  readonly sku: string;
  readonly image: string;
  readonly price: string;
  readonly cost: string;
  readonly stock: number;
}

/** A SKU with its cells; an empty cell is null, typed prices are in yuan. */
export interface OfferedSku extends KnownSku {
  quota: number | null;
  activityPrice: number | null;
}

/** An offered product. */
export interface KnownProduct<Sku extends KnownSku = KnownSku> {
  readonly id: number;
  readonly name: string;
  readonly image: string;
  readonly categoryName: string;
  readonly price: string;
  readonly stock: number;
  readonly sort: number;
  attrValue: Sku[];
}

/** An offered product with the cells of its SKUs. */
export type OfferedProduct = KnownProduct<OfferedSku>;

/** The values of the editor: an activity, and the products offered to it. */
export interface OfferForm {
  /** The activity id, null until it is chosen. */
  id: number | null;
  activityName: string;
  productList: OfferedProduct[];
}

/** The product data shown beside the cells. */
export const knownProducts = (products: readonly OfferedProduct[]) =>
  products.map((product): KnownProduct => ({
    ...product,
    attrValue: product.attrValue.map(({ quota: _quota, activityPrice: _price, ...sku }) => sku),
  }));

/** A setting for all SKUs of the ticked products; an amount is in yuan. */
export type BatchSetting =
  | { readonly kind: "quota"; readonly value: number }
  | { readonly kind: "amount"; readonly value: number }
  | { readonly kind: "percent"; readonly value: number };

/** An amount of yuan in cents; null if empty. */
export const centsIn = (yuan: number | null) => (yuan === null || Number.isNaN(yuan) ? null : centsOf(yuan.toFixed(2)));

/** A product of the picker with empty cells: prices have no default. */
export const offeredProduct = (product: Schema<"ActivityProduct">): OfferedProduct => {
  const { id, name, image, categoryName, price, stock } = product;
  const attrValue = product.attrValue.map((sku) => ({
    ...{ attrValueId: sku.id, sku: sku.sku, image: sku.image, price: sku.price, cost: sku.cost, stock: sku.stock },
    ...{ quota: null, activityPrice: null },
  }));
  return { id, name, image, categoryName, price, stock, sort: 0, attrValue };
};

/** The fields taken over from a refused offer. */
interface FormerOffer {
  readonly sort: number;
  readonly attrValue: readonly Pick<Schema<"SeckillSku">, "masterId" | "quotaShow" | "price">[];
}

/** The product with the values of an earlier offer, for SKUs that still exist. */
export function offeredAgain(product: Schema<"ActivityProduct">, before: FormerOffer): OfferedProduct {
  const known = new Map(before.attrValue.map((sku) => [sku.masterId, sku]));
  const offered = offeredProduct(product);
  return {
    ...offered,
    sort: before.sort,
    attrValue: offered.attrValue.map((sku) => {
      const former = known.get(sku.attrValueId);
      return former ? { ...sku, quota: former.quotaShow, activityPrice: Number(former.price) } : sku;
    }),
  };
}

/** Appends products; existing ones keep their values. */
export function withProducts(products: readonly OfferedProduct[], picked: readonly Schema<"ActivityProduct">[]): OfferedProduct[] {
  const known = new Set(products.map(({ id }) => id));
  return [...products, ...picked.filter(({ id }) => !known.has(id)).map(offeredProduct)];
}

/** The products with a setting for every SKU of the ticked ones: a quota is limited to the stock, a percentage is exact. */
export const withSetting = (
  products: readonly OfferedProduct[],
  ticked: (id: number) => boolean,
  setting: BatchSetting,
): OfferedProduct[] =>
  products.map((product) => {
    if (!ticked(product.id)) return product;
    return { ...product, attrValue: product.attrValue.map((sku) => ({ ...sku, ...settingOf(sku, setting) })) };
  });

function settingOf({ price, stock }: OfferedSku, { kind, value }: BatchSetting): Partial<OfferedSku> {
  if (kind === "quota") return { quota: cappedQuota(value, stock) };
  return { activityPrice: kind === "amount" ? value : percentOf(centsOf(price), value) / 100 };
}

/** The validation rules of the editor; problems are at their cells. */
export const offerSchema = z
  .custom<OfferForm>((form) => typeof form === "object")
  .check(({ value, issues }) => {
    const refuse = (path: (string | number)[], message: SeckillTextKey) => issues.push({ code: "custom", path, message, input: value });
    if (value.id === null) refuse(["id"], "problems.activityEmpty");
    if (value.productList.length === 0) refuse(["productList"], "problems.productsEmpty");
    if (value.productList.length > seckillLimits.productsMax) refuse(["productList"], "problems.productsMany");
    for (const [at, { attrValue }] of value.productList.entries()) {
      const terms = attrValue.map(({ quota, activityPrice, stock }) => ({ quota, activityPrice: centsIn(activityPrice), stock }));
      for (const [place, problem] of Object.entries(offerProblems(terms))) {
        const [sku = "0", cell = "quota"] = place.split(".");
        if (problem) refuse(["productList", at, "attrValue", Number(sku), cell], `problems.${problem.key}`);
      }
    }
  });

/** The request body of a valid form. */
export const offerInput = ({ id, productList }: OfferForm): BodyOf<"addSeckillProducts"> => ({
  id: id ?? 0,
  productList: productList.map((product) => ({
    id: product.id,
    sort: product.sort,
    attrValue: product.attrValue.map(({ attrValueId, quota, activityPrice }) => ({
      attrValueId,
      quota: quota ?? 0,
      activityPrice: moneyText(centsIn(activityPrice) ?? 0),
    })),
  })),
});

/** A SKU with a price to check. */
export interface DoubtfulSku extends Pick<OfferedSku, "price" | "cost" | "activityPrice"> {
  /** The names of the product and the SKU. */
  readonly name: string;
}

/** The SKUs with an implausible activity price, each with the reason. */
export const doubtsOf = (skus: readonly DoubtfulSku[]): readonly (DoubtfulSku & { why: PriceDoubt })[] =>
  skus.flatMap((sku) => {
    const cents = centsIn(sku.activityPrice);
    const why = cents === null ? undefined : priceDoubt({ activityPrice: cents, price: centsOf(sku.price), cost: centsOf(sku.cost) });
    return why ? [{ ...sku, why }] : [];
  });

/** All SKUs of an offer, with names. */
export const skusOf = (products: readonly OfferedProduct[]): DoubtfulSku[] =>
  products.flatMap((product) => product.attrValue.map((sku) => ({ ...sku, name: `${product.name} ${sku.sku}` })));
