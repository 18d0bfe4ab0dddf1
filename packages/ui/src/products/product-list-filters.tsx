import { useText } from "@shopkeeper/hooks/core";
import { productListText, type useProductList } from "@shopkeeper/hooks/products";
import { limits } from "@shopkeeper/sdk";
import { CategoryCascader } from "../categories/picker";
import { FilterBar } from "../core/filter-bar";
import { FilterField } from "../core/filter-field";
import { TextInput } from "../core/text-input";
import { useTyped } from "../core/use-typed";

/** The filters of the product list: categories search at once, the keyword when asked to. */
export function ProductListFilters({ list: { query, change, reset, isRefreshing } }: { list: ReturnType<typeof useProductList> }) {
  const t = useText(productListText);
  const [keywords, setKeywords] = useTyped(query.keywords);
  const clear = () => {
    setKeywords(""); // also what was typed and not searched for
    reset();
  };
  return (
    <FilterBar onSearch={() => change({ keywords })} onReset={clear} isBusy={isRefreshing}>
      <FilterField label={t("filters.category")}>
        <CategoryCascader
          owner="platform"
          isLeafOnly
          value={query.categoryId}
          onChange={(categoryId) => change({ categoryId })}
          placeholder={t("filters.categoryPlaceholder")}
        />
      </FilterField>
      <FilterField label={t("filters.shopCategory")}>
        <CategoryCascader
          owner="merchant"
          value={query.cateId}
          onChange={(cateId) => change({ cateId })}
          placeholder={t("filters.shopCategoryPlaceholder")}
        />
      </FilterField>
      <FilterField label={t("filters.keywords")}>
        <TextInput
          value={keywords}
          onChange={setKeywords}
          placeholder={t("filters.keywordsPlaceholder")}
          maxLength={limits.listProducts.keywords.maxLength}
          isClearable
        />
      </FilterField>
    </FilterBar>
  );
}
