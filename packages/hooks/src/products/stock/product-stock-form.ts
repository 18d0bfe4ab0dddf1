import type { BodyOf } from "@shopkeeper/sdk";
import { productRuleLimits, stockProblem } from "@shopkeeper/sdk/rules/products";
import * as z from "zod/mini";
import type { ProductListTextKey } from "../list/product-list-messages";
import type { SkuLine } from "./product-stock-lines";

/** The values of 增加库存: pieces to add by SKU key; null if empty. */
export interface StockForm {
  added: Record<string, number | null>;
}

/** The maximum stock of a SKU. */
export const { stockMax } = productRuleLimits;

/** The initial form: nothing is added. */
export const stockFormOf = (lines: readonly SkuLine[]): StockForm => ({
  added: Object.fromEntries(lines.map(({ key }) => [key, 0])),
});

/** Every SKU needs a number of pieces to add (0 is allowed) within its maximum; problems are at their cells. */
export const stockSchema = (lines: readonly SkuLine[]) =>
  z.object({ added: z.record(z.string(), z.nullable(z.number())) }).check(({ value, issues }) => {
    for (const { key, sku } of lines) {
      const message = addedProblem(value.added[key] ?? null, sku.stock);
      if (message) issues.push({ code: "custom", path: ["added", key], message, input: value });
    }
  });

function addedProblem(added: number | null, stock: number): ProductListTextKey | undefined {
  if (added === null || !Number.isInteger(added) || added < 0) return "problems.addedEmpty";
  const problem = stockProblem(stock, added);
  return problem && `problems.${problem.key}`;
}

/** The request body: every SKU in order, so that field errors can be matched to their cells. */
export const stockInput = (id: number, { added }: StockForm, lines: readonly SkuLine[]): BodyOf<"addStock"> => ({
  id,
  attrValueList: lines.map(({ sku, key }) => ({ id: sku.id, stock: added[key] ?? 0 })),
});

/** The total number of added pieces. */
export const addedTotal = (added: StockForm["added"]) => Object.values(added).reduce<number>((sum, more) => sum + (more ?? 0), 0);

/** Maps the server's fields to their cells. */
export const stockWireNames = (lines: readonly SkuLine[]) =>
  Object.fromEntries(
    lines.flatMap(({ key }, at) => ["stock", "id"].map((field) => [`attrValueList.${at}.${field}`, `added.${key}`] as const)),
  );
