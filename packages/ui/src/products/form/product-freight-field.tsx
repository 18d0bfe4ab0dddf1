import { coreText, useText } from "@shopkeeper/hooks/texts";
import { failureText } from "@shopkeeper/hooks/core";
import { productFormText, useFreightChoice } from "@shopkeeper/hooks/products";
import { FreightTemplateSelect } from "../pickers/freight-template-select";
import { type ProductFormPart, ProductItem } from "./product-item";

/** The shipping template of a product that is shipped. */
export function ProductFreightField({ product }: ProductFormPart) {
  const t = useText(productFormText);
  const core = useText(coreText);
  const freight = useFreightChoice(product.editing.chosen.tempId);
  const help = freight.error ? (
    <>
      {failureText(freight.error)}{" "}
      <button type="button" className="sk-link" onClick={freight.retry}>
        {core("actions.retry")}
      </button>
    </>
  ) : freight.isNone ? (
    t("tips.noTemplates")
  ) : undefined;
  return (
    <ProductItem product={product} name="tempId" help={help} isRequired>
      {(field) => <FreightTemplateSelect {...field} />}
    </ProductItem>
  );
}
