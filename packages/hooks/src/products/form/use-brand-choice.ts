import { textOf } from "../../texts";
import { useCan, useClient } from "../../shop";
import { productFormText } from "./product-form-messages";

/** The number of brands per page. */
const brandsAtATime = 20;

/** The brands of a platform category, for a select that loads pages. */
export interface BrandChoice {
  value: number | undefined;
  chosen: string;
  always: { value: number; label: string }[];
  scope: string;
  isOpenable: boolean;
  load(text: string, page: number): Promise<{ options: { value: number; label: string }[]; hasMore: boolean }>;
}

/** The brands of a platform category, for a select that loads pages; 其他 belongs to every category. */
export function useBrandChoice(categoryId: number | null, chosen: { id: number | null; name: string }): BrandChoice {
  const client = useClient();
  const can = useCan();
  const other = { value: 0, label: textOf(productFormText, "otherBrand") };
  return {
    value: chosen.id ?? undefined,
    chosen: chosen.id === null ? "" : chosen.id === 0 ? other.label : chosen.name || `#${chosen.id}`,
    always: [other],
    scope: String(categoryId),
    isOpenable: categoryId !== null,
    async load(text: string, page: number) {
      if (categoryId === null || !can("listBrands")) return { options: [], hasMore: false };
      const query = { cid: categoryId, ...(text !== "" && { brandName: text }), page, limit: brandsAtATime };
      const { list, totalPage } = await client.listBrands({ query });
      return { options: list.map(({ id, name }) => ({ value: id, label: name })), hasMore: page < totalPage };
    },
  };
}
