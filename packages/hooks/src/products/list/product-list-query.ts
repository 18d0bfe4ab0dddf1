import { listQueries, ProductTab, type QueryOf } from "@shopkeeper/sdk";
import { indexTree } from "../../selection";
import { listOf, type ListState } from "../../list";

/** The columns that the product list can be ordered by. */
export const productOrders = ["price", "sales", "stock", "createTime"] as const;

// fields without a filter in the list are not in its address
const { type, categoryId, cateId, keywords, orderBy, order } = listQueries.listProducts.fields;
const listed = { operation: "listProducts", fields: { type, categoryId, cateId, keywords, orderBy, order } } as const;

/** The products of a tab, which is `type`. */
export const products = listOf(listed, {
  kept: ["type", "orderBy", "order"],
  references: {
    categoryId: async (id, client) => indexTree(await client.getPlatformCategoryTree()).byId.has(id),
    cateId: async (id, client) => (await client.listProductCategories()).some((category) => category.id === id),
  },
  toInput: (query) => ({ query: { ...productScope(query), page: query.page, limit: query.limit } }),
});

export type ProductListQuery = ListState<typeof listed.fields>;

/** The tab of a query; 出售中 if it has none. */
export const tabOf = ({ type = ProductTab.onSale }: Pick<ProductListQuery, "type">) => type;

/** The filters shared by the list, its counters and its export. */
export const productFilters = ({ categoryId, cateId, keywords }: ProductListQuery): QueryOf<"listProductTabs"> => ({
  categoryId,
  cateId: cateId === undefined ? undefined : String(cateId),
  keywords,
});

/** The input of the tab counters for a query, including 全部. */
export const tabsInput = (query: ProductListQuery) => ({ query: { ...productFilters(query), withAll: true } });

/** The same filters with tab and order, for calls on the whole list. */
export const productScope = (query: ProductListQuery): QueryOf<"listProductIds"> => ({
  ...productFilters(query),
  type: tabOf(query),
  orderBy: query.orderBy,
  order: query.order,
});
