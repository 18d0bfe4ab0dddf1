import { TextInput, type TextInputProps } from "../core/text-input";
import { FilterField } from "./filter-field";

export interface TextFilterProps extends TextInputProps {
  label: string;
  /** Of the input, in pixels. */
  width?: number;
}

/** A text filter: `<TextFilter label={…} {...filters.text("name")} />`. */
export const TextFilter = ({ label, width, ...input }: TextFilterProps) => (
  <FilterField label={label} width={width}>
    <TextInput {...input} />
  </FilterField>
);
