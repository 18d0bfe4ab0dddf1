import { useLanguage, useText } from "@shopkeeper/hooks/texts";
import { productFormText } from "@shopkeeper/hooks/products";
import { labelOf, ProductType } from "@shopkeeper/sdk";
import type { ReactNode } from "react";
import { KeywordInput } from "../../core/keyword-input";
import { RadioGroup } from "../../core/radio-group";
import { TextInput } from "../../core/text-input";
import { Textarea } from "../../core/textarea";
import { styled } from "../../theme/styled";
import { ProductCategoryFields } from "./product-category-fields";
import { ProductFreightField } from "./product-freight-field";
import { type ProductFormPart, ProductItem } from "./product-item";

/** 商品信息: the basic fields of a product; its pictures are the children. */
export function ProductFactsStep({ product, children }: ProductFormPart & { children: ReactNode }) {
  const t = useText(productFormText);
  const language = useLanguage();
  const { limits, mode, editing } = product;
  const isStored = mode === "edit" || mode === "view";
  const types = isStored ? [editing.chosen.type] : [ProductType.ordinary, ProductType.virtual];
  return (
    <>
      <ProductItem product={product} name="type" help={isStored ? undefined : t("tips.type")} isGroup>
        {(field) =>
          isStored ? (
            <span>{labelOf("ProductType", field.value, language)}</span>
          ) : (
            <RadioGroup
              value={field.value}
              onChange={field.onChange}
              disabled={field.disabled}
              options={types.map((value) => ({ value, label: labelOf("ProductType", value, language) }))}
            />
          )
        }
      </ProductItem>
      <ProductItem product={product} name="name" isRequired>
        {(field) => <TextInput {...field} placeholder={t("placeholders.name")} maxLength={limits.nameMax} hasCounter />}
      </ProductItem>
      <ProductCategoryFields product={product} />
      <ProductItem product={product} name="unitName" isRequired>
        {(field) => <TextInput {...field} placeholder={t("placeholders.unitName")} maxLength={limits.unitMax} hasCounter />}
      </ProductItem>
      {!editing.isVirtual && <ProductFreightField product={product} />}
      <ProductItem product={product} name="keyword" help={t("tips.keyword")}>
        {(field) => (
          <Wide>
            <KeywordInput
              value={field.value}
              onChange={field.onChange}
              disabled={field.disabled}
              {...(field.disabled && { placeholder: "" })}
              limits={{ length: 20, total: limits.keywordMax }}
            />
          </Wide>
        )}
      </ProductItem>
      <ProductItem product={product} name="intro" help={t("tips.intro")} isRequired>
        {(field) => <Textarea {...field} rows={3} placeholder={t("placeholders.intro")} maxLength={limits.introMax} hasCounter />}
      </ProductItem>
      {children}
    </>
  );
}

const Wide = styled("div", { base: { width: "full" } });
