import { type BodyOf, fields, type Schema } from "@shopkeeper/sdk";
import * as z from "zod/mini";
import { type Merge, mergeVersions, type TakesCurrent, type Versions } from "../../form";
import { textOf } from "../../texts";
import { roundDecimal } from "@shopkeeper/sdk/rules/money";
import { productListText, type ProductListTextKey } from "../list/product-list-messages";
import { skuIdOf, type SkuLine, skuLines } from "./product-stock-lines";
import { priceWarning } from "../matrix/sku-warnings";

/** The values of 免审编辑: the shop's categories, and price and stock by SKU key; null if empty. */
export interface FreeEditForm {
  cateIds: number[];
  prices: Record<string, number | null>;
  stocks: Record<string, number | null>;
}

const { price, stock } = fields.FreeProductEdit_attrValue;

/** The limits of the form, as parameters of its sentences. */
export const freeEditLimits = { priceMax: price.max, stockMax: stock.max };

const noForm: FreeEditForm = { cateIds: [], prices: {}, stocks: {} };

/** The initial form of a product. */
export function freeEditFormOf(info: Schema<"ProductInfo"> | undefined): FreeEditForm {
  if (!info) return noForm;
  const { lines } = skuLines(info);
  return {
    cateIds: info.cateId.split(",").filter(Boolean).map(Number),
    prices: Object.fromEntries(lines.map(({ key, sku }) => [key, Number(sku.price)])),
    stocks: Object.fromEntries(lines.map(({ key, sku }) => [key, sku.stock])),
  };
}

/** The SKUs with an implausible price that is not already stored. */
export const doubtfulLines = ({ prices }: FreeEditForm, lines: readonly SkuLine[]) =>
  lines.filter(({ key, sku: { price, cost } }) => {
    const draft = prices[key]?.toFixed(2);
    return draft !== undefined && draft !== price && priceWarning({ price: draft, cost }, price) !== undefined;
  });

const cells = () => z.record(z.string(), z.nullable(z.number()));

/** The validation rules of the form; problems are at their cells. */
export const freeEditSchema = z.object({ cateIds: z.array(z.number()), prices: cells(), stocks: cells() }).check(({ value, issues }) => {
  const refuse = (path: string[], message: ProductListTextKey | undefined) =>
    message && issues.push({ code: "custom", path, message, input: value });
  refuse(["cateIds"], categoriesProblem(value.cateIds));
  for (const [key, draft] of Object.entries(value.prices)) refuse(["prices", key], cellProblem(draft, price, false, "price"));
  for (const [key, draft] of Object.entries(value.stocks)) refuse(["stocks", key], cellProblem(draft, stock, true, "stock"));
});

function categoriesProblem(ids: readonly number[]): ProductListTextKey | undefined {
  if (ids.length === 0) return "problems.categoriesEmpty";
  return ids.join(",").length > fields.FreeProductEdit.cateId.maxLength ? "problems.categoriesMany" : undefined;
}

function cellProblem(
  value: number | null | undefined,
  { min, max }: { min: number; max: number },
  isWhole: boolean,
  field: "price" | "stock",
): ProductListTextKey | undefined {
  if (value === null || value === undefined || Number.isNaN(value)) return `problems.${field}Empty`;
  return value < min || value > max || (isWhole && !Number.isInteger(value)) ? `problems.${field}Range` : undefined;
}

/** The request body: every SKU in order, with its price as exact text. */
export const freeEditInput = (
  id: number,
  version: number | undefined,
  { cateIds, prices, stocks }: FreeEditForm,
): BodyOf<"editProductFreely"> => ({
  id,
  version,
  cateId: cateIds.join(","),
  attrValue: Object.entries(prices).map(([key, price]) => ({
    id: skuIdOf(key),
    stock: stocks[key] ?? 0,
    price: roundDecimal(price ?? 0, 2) ?? "0.00",
  })),
});

/**
 * Merges two editors' figures for the current SKUs of the product.
 *
 * Figures that this editor did not change take the stored value: a price edit on the shelf must not revert stock that was sold meanwhile.
 */
export function mergeFreeEdits({ base, mine, current }: Versions<FreeEditForm>, takesCurrent?: TakesCurrent): Merge<FreeEditForm> {
  const within = ({ cateIds, prices, stocks }: FreeEditForm) => ({
    ...{ cateIds, prices: overlaid(prices, current.prices), stocks: overlaid(stocks, current.stocks) },
  });
  return mergeVersions({ base: base && within(base), mine: within(mine), current }, takesCurrent);
}

/** The figures of the current SKUs; a new SKU has its own. */
const overlaid = (figures: FreeEditForm["prices"], current: FreeEditForm["prices"]) =>
  Object.fromEntries(Object.entries(current).map(([key, value]) => [key, key in figures ? (figures[key] ?? null) : value]));

/** The labels of the fields. */
export const freeEditLabels = () => ({
  cateIds: textOf(productListText, "stock.categories"),
  prices: textOf(productListText, "stock.price"),
  stocks: textOf(productListText, "stock.stock"),
});

/** Maps the server's fields to their cells. */
export const freeEditWireNames = (lines: readonly SkuLine[]) => ({
  cateId: "cateIds",
  ...Object.fromEntries(
    lines.flatMap(({ key }, at) => [
      [`attrValue.${at}.id`, `stocks.${key}`] as const,
      [`attrValue.${at}.stock`, `stocks.${key}`] as const,
      [`attrValue.${at}.price`, `prices.${key}`] as const,
    ]),
  ),
});
