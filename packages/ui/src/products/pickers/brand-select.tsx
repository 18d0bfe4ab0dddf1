import { useText } from "@shopkeeper/hooks/texts";
import { productFormText, useBrandChoice } from "@shopkeeper/hooks/products";
import { RemoteSelect, type RemoteSelectProps } from "../../core/remote-select";

export interface BrandSelectProps extends Pick<RemoteSelectProps, "onChange" | "onBlur" | "label" | "disabled"> {
  /** The platform category whose brands are offered; without it the select is disabled. */
  categoryId: number | null;
  /** The chosen brand; 0 is 其他. */
  value: number | null;
  /** The name of the chosen brand, while its options are not loaded. */
  name: string;
}

/** The brand of a product: one of its platform category, searched by name and loaded page by page, or 其他. */
export function BrandSelect({ categoryId, value, name, disabled = false, ...rest }: BrandSelectProps) {
  const t = useText(productFormText);
  const { isOpenable, ...brand } = useBrandChoice(categoryId, { id: value, name });
  return (
    <RemoteSelect
      {...brand}
      {...rest}
      placeholder={t(isOpenable ? "placeholders.brandId" : "placeholders.brandFirst")}
      disabled={disabled || !isOpenable}
    />
  );
}
