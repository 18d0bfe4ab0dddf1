import { isList } from "@shopkeeper/sdk/rules/core";
import { coreText, useText } from "@shopkeeper/hooks/texts";
import { sameAs } from "@shopkeeper/sdk/forms";
import type { FormOption, FormValue } from "@shopkeeper/sdk/forms";
import { MultiCascader } from "../cascader/multi-cascader";
import { RemoteSelect } from "../core/remote-select";
import { Select } from "../core/select";
import type { ControlProps } from "./control-props";

/** A choice of one or several options; many options can be searched. A value that is no option is shown as it is. */
export function SelectControl({ field, value, onChange, onBlur, isDisabled }: ControlProps<"select">) {
  const core = useText(coreText);
  const chosen = isList(value) ? value : value === null || value === "" ? [] : [value];
  const options = [...field.options, ...strangers(field.options, chosen)];
  const nodes = options.map((option, id) => ({ id, name: option.label, isShow: !option.isDisabled }));
  const idOf = (each: FormValue) => options.findIndex((option) => sameAs(option.value, each));
  const valueAt = (id: number | undefined) => (id === undefined ? null : (options[id]?.value ?? null));
  if (field.isMultiple) {
    return (
      <MultiCascader
        nodes={nodes}
        value={chosen.map(idOf)}
        onChange={(ids) => onChange(ids.map(valueAt))}
        placeholder={field.placeholder || undefined}
        disabled={isDisabled}
        isLeafOnly
      />
    );
  }
  const [one] = chosen;
  if (field.isSearchable) {
    const offered = options.map((option, at) => ({ value: at, label: option.label, isDisabled: option.isDisabled === true }));
    return (
      <RemoteSelect
        scope={offered.map(({ label }) => label).join("\n")}
        load={(text) => Promise.resolve({ options: offered.filter((option) => isIn(option.label, text)), hasMore: false })}
        always={field.isClearable && one !== undefined ? [{ value: none, label: core("actions.clear") }] : []}
        value={one === undefined ? undefined : idOf(one)}
        chosen={one === undefined ? "" : (options[idOf(one)]?.label ?? "")}
        onChange={({ value: id }) => onChange(valueAt(id))}
        placeholder={field.placeholder || undefined}
        disabled={isDisabled}
        onBlur={onBlur}
      />
    );
  }
  return (
    <Select
      options={options}
      value={one === undefined ? undefined : (valueAt(idOf(one)) ?? undefined)}
      onChange={(next) => onChange(next ?? null)}
      placeholder={field.placeholder}
      disabled={isDisabled}
    />
  );
}

/** The index of the empty option, which clears the choice. */
const none = -1;

const isIn = (label: string, text: string) => label.toLowerCase().includes(text.toLowerCase());

/** Adds chosen values that no option has, so that they are visible. */
const strangers = (options: readonly FormOption[], chosen: readonly FormValue[]): FormOption[] =>
  chosen.flatMap((value) =>
    value === null || typeof value === "object" || options.some((option) => sameAs(option.value, value))
      ? []
      : [{ label: String(value), value, isDisabled: true }],
  );
