import { limits, ProductTab, type QueryOf } from "@shopkeeper/sdk";
import * as z from "zod/mini";
import { codeField, idField, pageField, sizeField, textField } from "../core";

/** The columns that the product list can be ordered by. */
export const productOrders = ["price", "sales", "stock", "createTime"] as const;

/** What the product list may be asked; `type` is its tab. */
export const productListQuery = z.object({
  page: pageField(),
  limit: sizeField(),
  type: codeField(ProductTab),
  categoryId: idField(),
  cateId: idField(),
  keywords: textField(limits.listProducts.keywords.maxLength),
  orderBy: codeField({ price: "price", sales: "sales", stock: "stock", createTime: "createTime" }),
  order: codeField({ asc: "asc", desc: "desc" }),
});

/** What its address says. */
export type ProductListQuery = z.infer<typeof productListQuery>;

/** The tab that a query is under: 出售中 when it names none. */
export const tabOf = ({ type = ProductTab.onSale }: Pick<ProductListQuery, "type">) => type;

/** What the list, its counters and its export are filtered by alike. */
export const productFilters = ({ categoryId, cateId, keywords }: ProductListQuery): QueryOf<"listProductTabs"> => ({
  categoryId,
  cateId: cateId === undefined ? undefined : String(cateId),
  keywords,
});

/** The same with its tab and order, for who asks for all that the list holds. */
export const productScope = (query: ProductListQuery): QueryOf<"listProductIds"> => ({
  ...productFilters(query),
  type: tabOf(query),
  orderBy: query.orderBy,
  order: query.order,
});

/** The call for a page of the list. */
export const productListInput = (query: ProductListQuery): { query: QueryOf<"listProducts"> } => ({
  query: { ...productScope(query), page: query.page, limit: query.limit },
});
