import { useText } from "@shopkeeper/hooks/texts";
import { productFormText, useGuaranteeChoice } from "@shopkeeper/hooks/products";
import { MultiCascader } from "../../cascader/multi-cascader";
import { RadioGroup } from "../../core/radio-group";
import { RemovableTag } from "../../core/removable-tag";
import { Select } from "../../core/select";
import { styled } from "../../theme/styled";
import { type ProductFormPart, ProductItem } from "./product-item";

/** The guarantees for buyers: single services, or those of a group at once. */
export function ProductGuaranteeField({ product }: ProductFormPart) {
  const t = useText(productFormText);
  const choice = useGuaranteeChoice(product.product?.guaranteeList ?? [], product.editing.setGuarantees);
  const { groups, groupServices } = choice;
  return (
    <ProductItem product={product} name="guaranteeIds" isGroup>
      {(field) => (
        <Root>
          {!field.disabled && choice.canGroup && (
            <RadioGroup
              value={choice.mode}
              onChange={choice.setMode}
              options={[
                { value: "alone", label: t("guaranteeWays.alone") },
                { value: "group", label: t("guaranteeWays.group") },
              ]}
            />
          )}
          {choice.mode === "group" && (
            <Select
              aria-label={t("chooseGroup")}
              value={choice.groupId}
              onChange={choice.chooseGroup}
              placeholder={t("chooseGroup")}
              options={(groups.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
          {choice.mode === "group" && groupServices && (
            <ul aria-label={t("groupServices")}>
              {groupServices.length === 0
                ? t("noServices")
                : groupServices.map(({ id, name }) => <RemovableTag key={id}>{name}</RemovableTag>)}
            </ul>
          )}
          {choice.mode === "alone" && (
            <MultiCascader
              nodes={choice.services}
              value={field.value}
              onChange={field.onChange}
              maxTags={6}
              placeholder={t("placeholders.guaranteeIds")}
              disabled={field.disabled}
            />
          )}
        </Root>
      )}
    </ProductItem>
  );
}

const Root = styled("div", {
  base: {
    display: "grid",
    gap: "2",
    width: "full",
    "& > ul": { display: "flex", flexWrap: "wrap", gap: "1.5", fontSize: "xs", color: "fg.subtle" },
  },
});
