import { useFilters, useText } from "@shopkeeper/hooks/core";
import { productListText, type useProductList } from "@shopkeeper/hooks/products";
import { CategoryCascader } from "../../categories/shared";
import { FilterBar } from "../../core/filter-bar";
import { FilterField } from "../../core/filter-field";
import { TextInput } from "../../core/text-input";

/** The filters of the product list: categories apply at once, the keyword when the search is submitted. */
export function ProductListFilters({ list }: { list: ReturnType<typeof useProductList> }) {
  const t = useText(productListText);
  const filters = useFilters(list);
  return (
    <FilterBar {...filters.bar}>
      <FilterField label={t("filters.category")}>
        <CategoryCascader owner="platform" isLeafOnly {...filters.choice("categoryId")} placeholder={t("filters.categoryPlaceholder")} />
      </FilterField>
      <FilterField label={t("filters.shopCategory")}>
        <CategoryCascader owner="merchant" {...filters.choice("cateId")} placeholder={t("filters.shopCategoryPlaceholder")} />
      </FilterField>
      <FilterField label={t("filters.keywords")}>
        <TextInput {...filters.text("keywords")} placeholder={t("filters.keywordsPlaceholder")} />
      </FilterField>
    </FilterBar>
  );
}
