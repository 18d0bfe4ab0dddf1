import { useText } from "@shopkeeper/hooks/texts";
import { productFormText } from "@shopkeeper/hooks/products";
import { useFreightChoice } from "@shopkeeper/hooks/products/shared";
import { Select, type SelectProps } from "../../core/select";

export interface FreightTemplateSelectProps extends Omit<SelectProps<number>, "value" | "onChange" | "options" | "placeholder"> {
  /** The chosen shipping template; one that is gone is shown by its number. */
  value: number | null;
  /** Gets the shipping template that was chosen; null when it was taken away. */
  onChange: (id: number | null) => void;
}

/** One of the shop's shipping templates. */
export function FreightTemplateSelect({ value, onChange, ...rest }: FreightTemplateSelectProps) {
  const t = useText(productFormText);
  const { options } = useFreightChoice(value);
  return (
    <Select
      {...rest}
      value={value ?? undefined}
      onChange={(id) => onChange(id ?? null)}
      placeholder={t("placeholders.tempId")}
      options={options}
    />
  );
}
