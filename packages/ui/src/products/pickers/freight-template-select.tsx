import { useText } from "@shopkeeper/hooks/texts";
import { productFormText } from "@shopkeeper/hooks/products";
import { useFreightChoice } from "@shopkeeper/hooks/products/shared";
import { Select, type SelectProps } from "../../core/select";

export interface FreightTemplateSelectProps extends Omit<SelectProps<number>, "value" | "onChange" | "options" | "placeholder"> {
  /** The chosen shipping template; a deleted one is shown by its id. */
  value: number | null;
  /** Gets the chosen shipping template; null when it was cleared. */
  onChange: (id: number | null) => void;
}

/** A select of the shop's shipping templates. */
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
