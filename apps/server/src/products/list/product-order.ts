import { asc, desc, type SQL } from "drizzle-orm";
import type { QueryOf } from "../../contract/contract";
import { products } from "../tables";

/** By which column a list goes, and which way; by sort order without one. */
export type ProductOrder = Pick<QueryOf<"listProducts">, "orderBy" | "order">;

/** The rows' order; what is equal goes newest first. */
export function orderOf({ orderBy, order = "desc" }: ProductOrder): SQL[] {
  const newest = desc(products.id);
  if (orderBy === undefined) return [desc(products.sort), newest];
  return [order === "asc" ? asc(products[orderBy]) : desc(products[orderBy]), newest];
}
