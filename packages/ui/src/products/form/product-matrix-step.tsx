import { useText } from "@shopkeeper/hooks/texts";
import { productFormText, useProductMatrix } from "@shopkeeper/hooks/products";
import { useEffect, useRef } from "react";
import { RadioGroup } from "../../core/radio-group";
import { FormField } from "../../form/form-field";
import { styled } from "../../theme/styled";
import { SkuMatrixField, type SkuMatrixHandle } from "../matrix/sku-matrix-field";
import { type ProductFormPart, ProductItem } from "./product-item";

/** 规格库存: whether a product has several SKUs, and the price and stock of each. */
export function ProductMatrixStep({ product }: ProductFormPart) {
  const t = useText(productFormText);
  const { rules, isMulti, setMulti, isWrong, said, refusals, ...matrix } = useProductMatrix(product.form, product.refusal);
  const field = useRef<SkuMatrixHandle>(null);
  const box = useRef<HTMLDivElement>(null);
  const { target } = product.steps;
  useEffect(() => {
    if (target?.field !== "matrix") return;
    box.current?.querySelector<HTMLElement>("input, select, button")?.focus(); // if no cell is invalid, but the specs are
    field.current?.showFirst();
  }, [target]);
  return (
    <>
      <Choices>
        <FormField label={t("fields.specType")} isGroup>
          <RadioGroup
            value={isMulti}
            onChange={setMulti}
            disabled={product.isReadOnly}
            options={[
              { value: false, label: t("specTypes.single") },
              { value: true, label: t("specTypes.multi") },
            ]}
          />
        </FormField>
        <ProductItem product={product} name="isSub" isGroup>
          {({ value, onChange, disabled }) => (
            <RadioGroup
              value={value}
              onChange={onChange}
              disabled={disabled}
              options={[
                { value: true, label: t("commission.own") },
                { value: false, label: t("commission.standard") },
              ]}
            />
          )}
        </ProductItem>
      </Choices>
      <Field ref={box} data-name="matrix">
        {said && <p role="alert">{said}</p>}
        <SkuMatrixField
          ref={field}
          {...matrix}
          {...rules}
          isReadOnly={product.isReadOnly}
          isSubmitted={isWrong || product.form.formState.isSubmitted}
          refusals={refusals}
        />
      </Field>
    </>
  );
}

// in line with the grid below, which takes the full width
const Choices = styled("div", {
  base: {
    display: "grid",
    gap: "3",
    "& [data-field]": { gridTemplateColumns: "auto minmax(0, 1fr)" },
    "@container (max-width: 640px)": { "& [data-field]": { gridTemplateColumns: "minmax(0, 1fr)" } },
  },
});

const Field = styled("div", {
  base: {
    display: "grid",
    gap: "3",
    gridTemplateColumns: "minmax(0, 1fr)",
    minWidth: 0,
    "& > p": { color: "fg.error", fontSize: "body" },
  },
});
