import type { CatalogueProduct } from "./seed-catalogue";

/** A spec to make: its name and its values, cheapest first. */
export type SpecWords = readonly [name: string, values: readonly string[]];

/** The choices for the SKUs of a product. */
interface MatrixChoice {
  at: number;
  /** Every fifth product of several SKUs gets a second spec. */
  isVaried: boolean;
  specs?: readonly SpecWords[];
  stockPlace?: string;
}

/** The fields of a SKU that come from its product; money in cents. */
interface MatrixRow {
  image: string;
  price?: number;
  vipPrice?: number | null;
  stock?: number;
  sales: number;
  isPaidMember?: boolean;
}

const packing: SpecWords = ["包装", ["简装", "礼盒装"]];
const step = 2000;

/** The specs of a product with a SKU for every combination; prices, stock and sales follow the product's. */
export function combinationsOf(item: CatalogueProduct, row: MatrixRow, { at, isVaried, specs: specWords, stockPlace }: MatrixChoice) {
  const isSingle = item.skus.length === 1;
  const own: SpecWords = [item.specName, item.skus.map(({ sku }) => sku)];
  const specs = specWords ?? (isVaried && !isSingle && at % 5 === 0 ? [own, packing] : [own]);
  const [cheapest] = item.skus;
  const lowest = row.price ?? cheapest?.price ?? 0;
  const combinations = valuesOf(specs);
  const sales = shares(row.sales, combinations.length);
  const stocks = row.stock === undefined ? undefined : shares(row.stock, combinations.length);
  const skus = combinations.map((values, place) => {
    const known = specWords ? undefined : item.skus.find(({ sku }) => sku === values[0]);
    const base = known && cheapest ? known.price - cheapest.price : specWords ? place * 100 : 0;
    const price = lowest + base + (values[1] === packing[1][1] ? step : 0);
    return {
      place,
      sku: values.join(","),
      attrValue: JSON.stringify(Object.fromEntries(specs.map(([name], spec) => [name, values[spec] ?? ""]))),
      image: isVaried ? pictureOf(row.image, specs[0]?.[1].indexOf(values[0] ?? "") ?? 0) : row.image,
      price,
      vipPrice: row.isPaidMember ? (row.vipPrice ?? Math.round(price * 0.9)) : null,
      otPrice: Math.round(price * 1.3),
      cost: Math.round(price * 0.55),
      stock: stocks?.[place] ?? known?.stock ?? 20,
      sales: sales[place],
      weight: 50,
      volume: 1,
      stockPlace: stockPlace ?? (isVaried ? placeOf(at, place) : null),
    };
  });
  return { specs, skus };
}

/** All combinations of one value of each spec. */
const valuesOf = (specs: readonly SpecWords[]) =>
  specs.reduce<string[][]>((made, [, values]) => made.flatMap((begun) => values.map((value) => [...begun, value])), [[]]);

/** Pieces distributed over SKUs; the first ones get the remainder. */
function shares(pieces: number, count: number): number[] {
  const share = Math.floor(pieces / count);
  const rest = pieces - share * count;
  return Array.from({ length: count }, (_, place) => share + (place < rest ? 1 : 0));
}

/** A stock place of aisle, rack and board, such as `C-07-2`. */
const placeOf = (at: number, place: number) => `${"ABCDEF"[at % 6]}-${String(1 + (at % 40)).padStart(2, "0")}-${1 + (place % 5)}`;

/** The product's picture in another colour. */
const pictureOf = (image: string, shade: number) =>
  image.replace(/-(\d)\.svg$/, (_all, digit: string) => `-${1 + ((Number(digit) - 1 + shade) % 4)}.svg`);
