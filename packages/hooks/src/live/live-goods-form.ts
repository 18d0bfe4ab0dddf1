import { PriceType, type Schema } from "@shopkeeper/sdk";
import { goodsProblems, type GoodsTerms, needsSecondPrice } from "@shopkeeper/sdk/rules/live";
import { moneyText } from "@shopkeeper/sdk/rules/money";
import { type FormModel, formSchema, problemKeys } from "../form";

/** One product for live rooms; an empty price is null, prices are in yuan. */
export interface GoodsRow {
  productId: number;
  name: string;
  cover: string;
  priceType: (typeof PriceType)[keyof typeof PriceType];
  price: number | null;
  price2: number | null;
}

/** The products to add together, or the edited one. */
export interface GoodsForm {
  rows: GoodsRow[];
}

/** The maximum number of products per save. */
export const mostGoods = 50;

const fields = ["name", "coverImgUrlLocal", "priceType", "price", "price2", "productId"] as const;
const formName = (field: (typeof fields)[number]) => (field === "coverImgUrlLocal" ? "cover" : field);

/** Maps wire fields to form fields: `0.name` for a list, or `name` for an edited product. */
export const goodsWireNames: Readonly<Record<string, string>> = Object.fromEntries(
  fields.flatMap((field) => [
    [field, `rows.0.${formName(field)}`] as const,
    ...Array.from({ length: mostGoods }, (_, at) => [`${at}.${field}`, `rows.${at}.${formName(field)}`] as const),
  ]),
);

/** The form of new or existing goods; every row is validated. */
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

/** A row for a picked product: its name cut to WeChat's limit, without a price. */
export const rowOf = ({ id, name, image }: Schema<"ProductBrief">): GoodsRow => ({
  ...{ productId: id, name: cut(name), cover: image, priceType: PriceType.fixed, price: null, price2: null },
});

/** The request fields of a row. */
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

/** Cuts a name to a length that WeChat certainly accepts. */
const cut = (name: string) => [...name].slice(0, 14).join("");
