import { listQueries, ProductTab } from "@shopkeeper/sdk";
import { listOf } from "../../list";

const { keywords, cateId } = listQueries.listProducts.fields;
const onSale = { operation: "listProducts", fields: { keywords, cateId } } as const;

interface OnSaleQuery {
  page: number;
  limit: number;
  keywords?: string | undefined;
  cateId?: number | undefined;
}

const toInput = ({ cateId, ...query }: OnSaleQuery) => ({
  query: { ...query, ...(cateId && { cateId: String(cateId) }), type: ProductTab.onSale },
});

/** The products on sale, for the product picker (sizes: specification, section 9). */
export const pickableProducts = listOf(onSale, { sizes: [10, 20, 30, 40], toInput });

/** The products on sale in smaller pages, for the simple chooser inside a form (specification, sections 3 and 9). */
export const choosableProducts = listOf(onSale, { sizes: [1, 2, 3, 4], toInput });

/** The products eligible for an activity, with their SKUs, on the shelf or not. */
export const activityProducts = (activityId: number | undefined) =>
  listOf(listQueries.searchActivityProducts, {
    sizes: pickableProducts.sizes,
    toInput: ({ cateId, ...query }) => ({
      query: { ...query, ...(cateId && { cateId: String(cateId) }), ...(activityId && { activityId }) },
    }),
  });
