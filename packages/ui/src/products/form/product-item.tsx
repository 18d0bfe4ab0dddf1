import { sentenceOf, useText } from "@shopkeeper/hooks/texts";
import { type ProductField, type ProductForm, type ProductFormState, productFormText, productLimits } from "@shopkeeper/hooks/products";
import type { ReactNode } from "react";
import type { ControllerRenderProps } from "react-hook-form";
import { FormItem } from "../../form/form-item";

/** Props of a part of the product form. */
export interface ProductFormPart {
  product: ProductFormState;
}

export interface ProductItemProps<Name extends ProductField> extends ProductFormPart {
  name: Name;
  label?: string;
  isRequired?: boolean;
  help?: ReactNode;
  isGroup?: boolean;
  isWide?: boolean;
  children: (field: ControllerRenderProps<ProductForm, Name>) => ReactNode;
}

/** A field of the product form; it is focused by its `data-name`. */
export function ProductItem<Name extends ProductField>({ product, name, label, children, ...rest }: ProductItemProps<Name>) {
  const t = useText(productFormText);
  const explain = (message: string) => sentenceOf(productFormText, message, productLimits);
  return (
    <div data-name={name}>
      <FormItem<ProductForm, Name> form={product.form} name={name} label={label ?? t(`fields.${name}`)} explain={explain} {...rest}>
        {children}
      </FormItem>
    </div>
  );
}
