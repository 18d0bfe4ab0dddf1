import { Select } from "../core/select";
import type { ControlProps } from "./control-props";

/** One of the times that the template offers; by default every full hour. */
export function TimeSelectControl({ field, value, onChange, isDisabled }: ControlProps<"time-select">) {
  const isStrange = typeof value === "string" && value !== "" && !field.times.includes(value);
  return (
    <Select
      options={[...field.times, ...(isStrange ? [value] : [])].map((time) => ({ value: time, label: time }))}
      value={typeof value === "string" ? value : undefined}
      placeholder={field.placeholder}
      disabled={isDisabled}
      onChange={(time) => onChange(time ?? null)}
    />
  );
}
