import { useState } from "react";
import { choosableValues, type ChosenValues, type PreviewedProduct, priceRange, skusLeft } from "./product-preview";

/** The buyer's page of a product. */
export interface ProductPreview {
  product: PreviewedProduct;
  chosen: ChosenValues;
  /** Chooses a value, or clears the choice. */
  choose(spec: string, value: string): void;
  canChoose: (spec: string, value: string) => boolean;
  price: { low: string; high: string } | undefined;
  /** The former price, if it was higher. */
  before: string | undefined;
  stock: number;
  /** The picture of the chosen SKU. */
  picture: string | undefined;
}

/** The buyer's page of a product, with the chosen specs. A choice is dropped when it is out of stock. */
export function useProductPreview(product: PreviewedProduct): ProductPreview {
  const [picked, setPicked] = useState<ChosenValues>(new Map());
  const chosen: ChosenValues = new Map(
    [...picked].filter(([name, value]) => product.specs.some((spec) => spec.name === name && spec.values.includes(value))),
  );
  const choosable = choosableValues(product, chosen);
  const left = skusLeft(product, chosen);
  const isOne = chosen.size === product.specs.length;
  return {
    product,
    chosen,
    choose(spec: string, value: string) {
      const next = new Map(chosen);
      if (chosen.get(spec) === value) next.delete(spec);
      else next.set(spec, value);
      setPicked(next);
    },
    canChoose: (spec: string, value: string) => choosable[product.specs.findIndex(({ name }) => name === spec)]?.has(value) === true,
    price: priceRange(left),
    before: isOne ? higher(priceRange(left, "otPrice")?.high, priceRange(left)?.high) : undefined,
    stock: left.reduce((sum, { stock }) => sum + stock, 0),
    picture: isOne && product.specs.length > 0 ? left[0]?.image || undefined : undefined,
  };
}

const higher = (one: string | undefined, other: string | undefined) => (Number(one ?? 0) > Number(other ?? 0) ? one : undefined);
