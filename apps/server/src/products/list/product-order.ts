import { asc, desc, type SQL } from "drizzle-orm";
import type { QueryOf } from "../../contract/contract";
import { products } from "../tables";

/** The column and direction of a list's order; by default the sort order. */
export type ProductOrder = Pick<QueryOf<"listProducts">, "orderBy" | "order">;

/** The order of rows; equal rows are sorted newest first. */
export function orderOf({ orderBy, order = "desc" }: ProductOrder): SQL[] {
  const newest = desc(products.id);
  if (orderBy === undefined) return [desc(products.sort), newest];
  return [order === "asc" ? asc(products[orderBy]) : desc(products[orderBy]), newest];
}
