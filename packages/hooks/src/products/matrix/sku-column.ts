import { fields } from "@shopkeeper/sdk";

/** The editable columns of a SKU, besides its combination. */
export type SkuColumn =
  | "image"
  | "brokerage"
  | "brokerageTwo"
  | "price"
  | "vipPrice"
  | "cost"
  | "otPrice"
  | "stock"
  | "barCode"
  | "weight"
  | "volume"
  | "stockPlace";

/** A SKU's cells, each as text; amounts in wire format: "12.30". */
export type SkuCells = Readonly<Record<SkuColumn, string>>;

/** The input type of a column. */
export type SkuColumnKind = "picture" | "text" | "decimal" | "measure" | "whole";

const price = { kind: "decimal", max: fields.NewSku.price.max } as const;
const measure = { kind: "measure", max: fields.NewSku.weight.max } as const;
const percentage = { kind: "whole", max: fields.NewSku.brokerage.max } as const;

/** Every column in screen order, with its input type and maximum. */
export const skuColumns: Readonly<Record<SkuColumn, { readonly kind: SkuColumnKind; readonly max: number }>> = {
  image: { kind: "picture", max: fields.NewSku.image.maxLength },
  brokerage: percentage,
  brokerageTwo: percentage,
  price,
  vipPrice: price,
  cost: price,
  otPrice: price,
  stock: { kind: "whole", max: fields.NewSku.stock.max },
  barCode: { kind: "text", max: fields.NewSku.barCode.maxLength },
  weight: measure,
  volume: measure,
  stockPlace: { kind: "text", max: fields.NewSku.stockPlace.maxLength },
};

/** The options that decide the columns of a product. */
export interface SkuColumnOptions {
  /** Its SKUs have their own commission rates. */
  readonly isSub: boolean;
  /** Its SKUs have a member price. */
  readonly isPaidMember: boolean;
}

/** Every column, in screen order. */
export const allSkuColumns: readonly SkuColumn[] = [
  ...(["image", "brokerage", "brokerageTwo", "price", "vipPrice", "cost"] as const),
  ...(["otPrice", "stock", "barCode", "weight", "volume", "stockPlace"] as const),
];

/** The columns of a product, in screen order. */
export const shownSkuColumns = ({ isSub, isPaidMember }: SkuColumnOptions): readonly SkuColumn[] =>
  allSkuColumns.filter((column) =>
    column === "vipPrice" ? isPaidMember : column === "brokerage" || column === "brokerageTwo" ? isSub : true,
  );

/** Prices that a SKU may leave empty: they are sent as 0.00. */
export const optionalPrices: ReadonlySet<SkuColumn> = new Set(["cost", "otPrice"]);

/** The initial cells of a combination; the price has no default. */
export const newSkuCells: SkuCells = {
  ...{ image: "", brokerage: "0", brokerageTwo: "0", price: "", vipPrice: "", cost: "", otPrice: "" },
  ...{ stock: "0", barCode: "", weight: "0.00", volume: "0.00", stockPlace: "" },
};
