import type { CatalogueProduct } from "./seed-catalogue";

/** A spec to make: its name and its values, from the cheapest on. */
export type SpecWords = readonly [name: string, values: readonly string[]];

/** How the SKUs of a product are chosen. */
interface MatrixChoice {
  at: number;
  /** Every fifth product of several SKUs gets a second spec. */
  isVaried: boolean;
  specs?: readonly SpecWords[];
  stockPlace?: string;
}

/** What its SKUs have from a product; money in cents. */
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

/** One value of each spec, in every way. */
const valuesOf = (specs: readonly SpecWords[]) =>
  specs.reduce<string[][]>((made, [, values]) => made.flatMap((begun) => values.map((value) => [...begun, value])), [[]]);

/** A number of pieces shared out among SKUs, the first ones taking what is left over. */
function shares(pieces: number, count: number): number[] {
  const share = Math.floor(pieces / count);
  const rest = pieces - share * count;
  return Array.from({ length: count }, (_, place) => share + (place < rest ? 1 : 0));
}

/** An aisle, a rack and a board, such as `C-07-2`. */
const placeOf = (at: number, place: number) => `${"ABCDEF"[at % 6]}-${String(1 + (at % 40)).padStart(2, "0")}-${1 + (place % 5)}`;

/** The product's picture in another shade. */
const pictureOf = (image: string, shade: number) =>
  image.replace(/-(\d)\.svg$/, (_all, digit: string) => `-${1 + ((Number(digit) - 1 + shade) % 4)}.svg`);
