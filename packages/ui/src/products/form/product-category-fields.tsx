import { useCategoryTree } from "@shopkeeper/hooks/categories/shared";
import { useText } from "@shopkeeper/hooks/texts";
import { platformLeaves, productFormText } from "@shopkeeper/hooks/products";
import { useMemo } from "react";
import { Cascader } from "../../cascader/cascader";
import { MultiCascader } from "../../cascader/multi-cascader";
import { useCategoryAdding } from "../../categories/shared";
import { Button } from "../../core/button";
import { styled } from "../../theme/styled";
import { BrandSelect } from "../pickers/brand-select";
import { type ProductFormPart, ProductItem } from "./product-item";

/** The shop's and the platform's categories of a product, and its brand. */
export function ProductCategoryFields({ product }: ProductFormPart) {
  const t = useText(productFormText);
  const shop = useCategoryTree("merchant");
  const platform = useCategoryTree("platform");
  const leaves = useMemo(() => platform.nodes && platformLeaves(platform.nodes), [platform.nodes]);
  const { chosen, setCategory, setBrand } = product.editing;
  const adding = useCategoryAdding();
  return (
    <>
      <ProductItem product={product} name="cateIds" isRequired>
        {(field) => (
          <WithButton>
            <MultiCascader
              nodes={shop.nodes}
              value={field.value}
              onChange={field.onChange}
              placeholder={t("placeholders.cateIds")}
              disabled={field.disabled || shop.isRefused}
              empty={adding.empty}
            />
            {!field.disabled && adding.empty.onAdd && <Button onClick={adding.empty.onAdd}>{t("addCategory")}</Button>}
          </WithButton>
        )}
      </ProductItem>
      {adding.dialog}
      <ProductItem product={product} name="categoryId" isRequired>
        {(field) => (
          <Cascader
            nodes={leaves}
            value={field.value ?? undefined}
            onChange={(id) => setCategory(id ?? null)}
            placeholder={t("placeholders.categoryId")}
            isLeafOnly
            disabled={field.disabled || platform.isRefused}
          />
        )}
      </ProductItem>
      <ProductItem product={product} name="brandId" isRequired>
        {(field) => (
          <BrandSelect
            categoryId={chosen.categoryId}
            value={chosen.brandId}
            name={chosen.brandName}
            onChange={setBrand}
            onBlur={field.onBlur}
            disabled={field.disabled === true}
          />
        )}
      </ProductItem>
    </>
  );
}

const WithButton = styled("div", {
  base: {
    display: "flex",
    alignItems: "flex-start",
    gap: "2",
    width: "full",
    "& > :first-child": { flex: 1, minWidth: 0 },
  },
});
