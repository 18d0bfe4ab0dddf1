import { PriceType, type Schema } from "@shopkeeper/sdk";
import { goodsProblems, type GoodsTerms, needsSecondPrice } from "@shopkeeper/sdk/rules/live";
import { moneyText } from "@shopkeeper/sdk/rules/money";
import { type FormModel, formSchema, problemKeys } from "../form";

/** One product as it is to be shown in live rooms; an empty price is null, prices are yuan. */
export interface GoodsRow {
  productId: number;
  name: string;
  cover: string;
  priceType: (typeof PriceType)[keyof typeof PriceType];
  price: number | null;
  price2: number | null;
}

/** The products that are added together, or the one that is edited. */
export interface GoodsForm {
  rows: GoodsRow[];
}

/** At most so many are added at once. */
export const mostGoods = 50;

const fields = ["name", "coverImgUrlLocal", "priceType", "price", "price2", "productId"] as const;
const formName = (field: (typeof fields)[number]) => (field === "coverImgUrlLocal" ? "cover" : field);

/** Fields of the contract as the form calls them: `0.name` of a list, or `name` of what is edited. */
export const goodsWireNames: Readonly<Record<string, string>> = Object.fromEntries(
  fields.flatMap((field) => [
    [field, `rows.0.${formName(field)}`] as const,
    ...Array.from({ length: mostGoods }, (_, at) => [`${at}.${field}`, `rows.${at}.${formName(field)}`] as const),
  ]),
);

/** The form of new goods, or of some that exist; every row is judged. */
export const goodsModel: FormModel<GoodsForm, Schema<"LiveGoods">> = {
  schema: formSchema<GoodsForm>(({ rows }) => ({
    ...(rows.length === 0 && { rows: "problems.noGoods" }),
    ...Object.fromEntries(
      rows.flatMap((row, at) =>
        Object.entries(problemKeys(goodsProblems(termsOf(row)), { coverImgUrlLocal: "cover" })).map(([field, key]) => [
          `rows.${at}.${field}`,
          key,
        ]),
      ),
    ),
  })),
  valuesOf: (goods) => ({
    rows: goods
      ? [
          {
            ...{ productId: goods.productId, name: goods.name, cover: goods.coverImgUrlLocal },
            ...{
              priceType: kindOf(goods.priceType),
              price: Number(goods.price),
              price2: goods.price2 === null ? null : Number(goods.price2),
            },
          },
        ]
      : [],
  }),
};

/** A product that was picked, with its name cut to what WeChat takes, and no price yet. */
export const rowOf = ({ id, name, image }: Schema<"ProductBrief">): GoodsRow => ({
  ...{ productId: id, name: cut(name), cover: image, priceType: PriceType.fixed, price: null, price2: null },
});

/** What is sent of a row. */
export function goodsTerms(row: GoodsRow) {
  const { name, price, price2, coverImgUrlLocal } = termsOf(row);
  return {
    ...{ name: name.trim(), priceType: row.priceType, price: price ?? "0.00", price2, coverImgUrlLocal },
    url: `pages/goods/goods_details/index?id=${row.productId}`,
  };
}

function termsOf({ name, cover, priceType, price, price2 }: GoodsRow): GoodsTerms & { price2: string | null } {
  return {
    name,
    coverImgUrlLocal: cover,
    priceType,
    price: priceText(price),
    price2: needsSecondPrice(priceType) ? priceText(price2) : null,
  };
}

const priceText = (price: number | null) => (price === null ? null : moneyText(Math.round(price * 100)));
const kindOf = (priceType: number) => Object.values(PriceType).find((known) => known === priceType) ?? PriceType.fixed;

/** As many characters of a name as WeChat certainly takes. */
const cut = (name: string) => [...name].slice(0, 14).join("");
