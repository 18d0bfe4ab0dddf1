import { chanceOf } from "../../demo/kit/random";
import { goodsLines, type GoodsLine } from "./seed-words";

/** One combination of specs to make; money in cents. */
export interface SkuSeed {
  sku: string;
  attrValue: Readonly<Record<string, string>>;
  price: number;
  stock: number;
}

/** A product to make, its categories by name; money in cents. */
export interface CatalogueProduct {
  name: string;
  keyword: string;
  intro: string;
  image: string;
  unitName: string;
  leaf: string;
  category: string;
  sales: number;
  specName: string;
  skus: SkuSeed[];
}

const shades = 4;
const series = "听雨 松风 归山 云起 半亩 拾光 晚晴 青屿 素履 南柯 知秋 竹外 望舒 流萤 朝露 远山".split(" ");

/** Goods of one of the demo shops' trades, the same on every call. */
export function catalogue(shop: number, count: number): CatalogueProduct[] {
  const lines = goodsLines[shop % goodsLines.length] ?? [];
  const chance = chanceOf(`catalogue ${shop}`);
  return Array.from({ length: count }, (_, at) => {
    const line = lines[at % lines.length];
    if (!line) throw new RangeError(`no goods for shop ${shop}`);
    const round = Math.floor(at / lines.length);
    const { name, place } = nameOf(line, round);
    const price = chance.between(line.price[0], Math.min(line.price[1], line.price[0] * 3));
    const isSingle = chance.happens(0.45);
    return {
      name,
      keyword: line.words.join(","),
      intro: line.intro,
      image: `demo/${line.picture}-${1 + (place % shades)}.svg`,
      unitName: line.unit,
      leaf: line.leaf,
      category: line.category,
      sales: Math.floor(chance.next() ** 3 * 5000),
      specName: isSingle ? "规格" : line.spec[0],
      skus: (isSingle ? ["默认"] : line.spec[1]).map((value, step) => ({
        sku: value,
        attrValue: { [isSingle ? "规格" : line.spec[0]]: value },
        price: Math.round(price * (1 + step * 0.35)) * 100 - (chance.happens(0.5) ? 10 : 0),
        stock: chance.between(20, 400),
      })),
    };
  });
}

/** A different name for each round: first every style of every noun, then series of them. */
function nameOf(line: GoodsLine, round: number) {
  const names = line.nouns.length * line.styles.length;
  const place = round % names;
  const style = line.styles[place % line.styles.length] ?? "";
  const noun = line.nouns[((place % line.styles.length) + Math.floor(place / line.styles.length)) % line.nouns.length] ?? "";
  const edition = Math.floor(round / names);
  const suffix = edition === 0 ? "" : ` · ${series[(edition - 1) % series.length]}${edition > series.length ? edition : ""}`;
  return { name: `${style}${noun}${suffix}`, place: round };
}
