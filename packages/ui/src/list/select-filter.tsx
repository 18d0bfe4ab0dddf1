import { Select, type SelectProps } from "../core/select";
import { FilterField } from "./filter-field";

export interface SelectFilterProps<Value extends string | number | boolean> extends SelectProps<Value> {
  label: string;
  /** Of the select, in pixels. */
  width?: number;
}

/** A filter of a few fixed options: `<SelectFilter label={…} options={…} {...filters.choice("status")} />`. */
export const SelectFilter = <Value extends string | number | boolean>({ label, width = 150, ...select }: SelectFilterProps<Value>) => (
  <FilterField label={label} width={width}>
    <Select {...select} />
  </FilterField>
);
