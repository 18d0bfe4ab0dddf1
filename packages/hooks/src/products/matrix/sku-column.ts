import { fields } from "@shopkeeper/sdk";

/** What can be filled in of a SKU, besides its combination. */
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

/** A SKU's cells, each as its text; amounts as on the wire: "12.30". */
export type SkuCells = Readonly<Record<SkuColumn, string>>;

/** How a column is filled in. */
export type SkuColumnKind = "picture" | "text" | "decimal" | "measure" | "whole";

const price = { kind: "decimal", max: fields.NewSku.price.max } as const;
const measure = { kind: "measure", max: fields.NewSku.weight.max } as const;
const percentage = { kind: "whole", max: fields.NewSku.brokerage.max } as const;

/** Every column in the order of the screen: how it is filled in, and the most that it takes. */
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

/** What decides which columns a product has. */
export interface SkuColumnOptions {
  /** Its SKUs have commission rates of their own. */
  readonly isSub: boolean;
  /** Its SKUs have a price for members. */
  readonly isPaidMember: boolean;
}

/** Every column, in the order of the screen. */
export const allSkuColumns: readonly SkuColumn[] = [
  ...(["image", "brokerage", "brokerageTwo", "price", "vipPrice", "cost"] as const),
  ...(["otPrice", "stock", "barCode", "weight", "volume", "stockPlace"] as const),
];

/** The columns that a product has, in the order of the screen. */
export const shownSkuColumns = ({ isSub, isPaidMember }: SkuColumnOptions): readonly SkuColumn[] =>
  allSkuColumns.filter((column) =>
    column === "vipPrice" ? isPaidMember : column === "brokerage" || column === "brokerageTwo" ? isSub : true,
  );

/** Prices that a SKU may do without: they are 0.00 on the wire. */
export const optionalPrices: ReadonlySet<SkuColumn> = new Set(["cost", "otPrice"]);

/** What a combination begins with: a price is typed, never given. */
export const newSkuCells: SkuCells = {
  ...{ image: "", brokerage: "0", brokerageTwo: "0", price: "", vipPrice: "", cost: "", otPrice: "" },
  ...{ stock: "0", barCode: "", weight: "0.00", volume: "0.00", stockPlace: "" },
};
