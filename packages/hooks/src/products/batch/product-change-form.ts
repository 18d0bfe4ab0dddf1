import { type BodyOf, CategoryMode, fields, PriceMode, PriceRounding, StockMode } from "@shopkeeper/sdk";
import { centsOf } from "@shopkeeper/sdk/rules/money";
import { changedPrice } from "@shopkeeper/sdk/rules/products";
import * as z from "zod/mini";
import type { ProductBatchTextKey } from "./product-batch-messages";

/** The kinds of batch changes. */
export type ChangeKind = "price" | "stock" | "category";

/** The modes of a change: set a value, add or subtract an amount, take a percentage, or add to the existing. */
export type ChangeMode = "set" | "raise" | "lower" | "percent" | "add";

/** The values of the dialog; each kind uses some of them. */
export interface ProductChangeForm {
  mode: ChangeMode;
  amount: number | null;
  rounding: number;
  cateIds: number[];
}

/** The body of a batch change without its product ids. */
export type ProductChange =
  | { readonly kind: "price"; readonly body: Omit<BodyOf<"setProductPrices">, "idList"> }
  | { readonly kind: "stock"; readonly body: Omit<BodyOf<"setProductStocks">, "idList"> }
  | { readonly kind: "category"; readonly body: Omit<BodyOf<"setProductCategories">, "idList"> };

/** The modes of each kind, the most common first. */
export const changeModes = {
  price: ["set", "raise", "lower", "percent"],
  stock: ["add", "set"],
  category: ["set", "add"],
} as const satisfies Record<ChangeKind, readonly ChangeMode[]>;

/** The limits of the dialog, as parameters of its sentences. */
export const changeLimits = {
  priceMax: fields.FreeProductEdit_attrValue.price.max,
  percentMax: 1000,
  stockMax: fields.StockSetting.stock.max,
} as const;

/** The initial values of the dialog. */
export const initialChange = (kind: ChangeKind): ProductChangeForm => ({
  ...{ mode: changeModes[kind][0], amount: null, rounding: PriceRounding.fen, cateIds: [] },
});

/** The validation rules of the dialog, by kind. */
export const changeSchema = (kind: ChangeKind) =>
  z
    .object({
      mode: z.enum(["set", "raise", "lower", "percent", "add"]),
      amount: z.nullable(z.number()),
      rounding: z.number(),
      cateIds: z.array(z.number()),
    })
    .check(({ value, issues }) => {
      const [field, message] = kind === "category" ? ["cateIds", categoriesProblem(value)] : ["amount", amountProblem(kind, value)];
      if (message) issues.push({ code: "custom", path: [field], message, input: value });
    });

function amountProblem(kind: "price" | "stock", { mode, amount }: ProductChangeForm): ProductBatchTextKey | undefined {
  if (amount === null) return "problems.amountEmpty";
  if (kind === "stock")
    return Number.isInteger(amount) && amount >= 0 && amount <= changeLimits.stockMax ? undefined : "problems.stockRange";
  if (amount < 0 || Number.isNaN(centsOf(amount))) return "problems.priceRange";
  if (mode === "percent") return amount > changeLimits.percentMax ? "problems.percentRange" : undefined;
  return amount > changeLimits.priceMax ? "problems.priceRange" : undefined;
}

function categoriesProblem({ cateIds }: ProductChangeForm): ProductBatchTextKey | undefined {
  if (cateIds.length === 0) return "problems.categoriesEmpty";
  return cateIds.join(",").length > fields.CategorySetting.cateId.maxLength ? "problems.categoriesMany" : undefined;
}

/** The change for valid values. */
export function changeOf(kind: ChangeKind, { mode, amount, rounding, cateIds }: ProductChangeForm): ProductChange {
  const isAdded = mode === "add";
  if (kind === "stock") return { kind, body: { changeMode: isAdded ? StockMode.add : StockMode.set, stock: amount ?? 0 } };
  if (kind === "category")
    return { kind, body: { changeMode: isAdded ? CategoryMode.add : CategoryMode.replace, cateId: cateIds.join(",") } };
  const sign = mode === "lower" && amount !== 0 ? "-" : "";
  return { kind, body: { changeMode: priceModeOf(mode), amount: `${sign}${amount ?? 0}`, rounding: roundingOf(rounding) } };
}

/** The changed price of 100 yuan, in cents; undefined without a valid amount. */
export function changedExample(values: ProductChangeForm): number | undefined {
  if (values.amount === null || amountProblem("price", values)) return undefined;
  const { amount, rounding } = values;
  const cents = centsOf(amount) * (values.mode === "lower" ? -1 : 1);
  return changedPrice(10_000, { mode: priceModeOf(values.mode), amount: cents, rounding: roundingOf(rounding) });
}

const priceModeOf = (mode: ChangeMode) => (mode === "set" ? PriceMode.set : mode === "percent" ? PriceMode.percent : PriceMode.add);
const roundingOf = (rounding: number) => Object.values(PriceRounding).find((one) => one === rounding) ?? PriceRounding.fen;
