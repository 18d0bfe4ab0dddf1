import type { Schema } from "@shopkeeper/sdk";
import { centsOf, moneyText } from "@shopkeeper/sdk/rules/money";
import type { ProductForm } from "../form/product-form";
import { slidesIn } from "../form/product-slides";
import { skuLines } from "../stock/product-stock-lines";

/** A SKU as shown to a buyer. */
export interface PreviewedSku {
  /** Its value of each spec, in the order of the specs. */
  readonly values: readonly string[];
  readonly price: string;
  readonly otPrice: string;
  readonly stock: number;
  readonly image: string;
}

/** A product as shown on its buyer's page. */
export interface PreviewedProduct {
  readonly name: string;
  readonly intro: string;
  readonly unitName: string;
  readonly pictures: readonly string[];
  readonly video: string;
  readonly guarantees: readonly string[];
  readonly specs: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly skus: readonly PreviewedSku[];
  /** HTML. */
  readonly content: string;
}

/** The page of a stored product. */
export function previewOfInfo(info: Schema<"ProductInfo">): PreviewedProduct {
  const { specs, lines } = skuLines(info);
  const slides = slidesIn(info.sliderImage);
  return {
    ...{ name: info.name, intro: info.intro, unitName: info.unitName, content: info.content ?? "", video: slides.video },
    pictures: slides.sliderImages.length > 0 ? slides.sliderImages : given(info.image),
    guarantees: info.guaranteeList.map(({ name }) => name),
    specs: info.specType ? specs.map((name, at) => ({ name, values: [...new Set(lines.map(({ values }) => values[at] ?? ""))] })) : [],
    skus: lines.map(({ sku: { price, otPrice, stock, image }, values }) => ({
      price,
      otPrice,
      stock,
      image,
      values: info.specType ? values : [],
    })),
  };
}

/** The page of a product with the current values of its form. */
export function previewOfForm(form: ProductForm, guaranteeNames: ReadonlyMap<number, string>): PreviewedProduct {
  const { matrix } = form;
  return {
    ...{ name: form.name, intro: form.intro, unitName: form.unitName, content: form.content, video: form.video },
    pictures: form.sliderImages.length > 0 ? form.sliderImages : given(form.image),
    guarantees: form.guaranteeIds.flatMap((id) => guaranteeNames.get(id) ?? []),
    specs: matrix.isMulti ? matrix.specs.map(({ name, values }) => ({ name, values: values.map((value) => value.name) })) : [],
    skus: matrix.rows.map(({ values, cells }) => ({
      ...{ values: matrix.isMulti ? values : [], price: cells.price, otPrice: cells.otPrice, image: cells.image },
      stock: Number(cells.stock) || 0,
    })),
  };
}

/** The chosen value of each spec. */
export type ChosenValues = ReadonlyMap<string, string>;

/** The SKUs that match the chosen values. */
export const skusLeft = ({ specs, skus }: PreviewedProduct, chosen: ChosenValues): readonly PreviewedSku[] =>
  skus.filter(({ values }) => specs.every(({ name }, at) => !chosen.has(name) || chosen.get(name) === values[at]));

/** The available values of each spec, by index, given the chosen values of the other specs: one of their SKUs is in stock. */
export function choosableValues({ specs, skus }: PreviewedProduct, chosen: ChosenValues): readonly ReadonlySet<string>[] {
  const choosable = specs.map(() => new Set<string>());
  for (const { values, stock } of skus) {
    if (stock <= 0) continue;
    const others = specs.flatMap(({ name }, at) => (chosen.has(name) && chosen.get(name) !== values[at] ? [at] : []));
    // a SKU that differs in one chosen spec is available only for that spec
    const places = others.length === 0 ? specs.keys() : others.length === 1 ? others : [];
    for (const at of places) choosable[at]?.add(values[at] ?? "");
  }
  return choosable;
}

/** The lowest and the highest price of some SKUs; undefined if none has one. */
export function priceRange(skus: readonly PreviewedSku[], of: "price" | "otPrice" = "price") {
  const cents = skus.map((sku) => centsOf(sku[of])).filter((each) => Number.isFinite(each));
  if (cents.length === 0) return undefined;

  const low = cents.reduce((least, each) => Math.min(least, each));
  const high = cents.reduce((most, each) => Math.max(most, each));
  return { low: moneyText(low), high: moneyText(high) };
}

const given = (address: string) => (address === "" ? [] : [address]);
