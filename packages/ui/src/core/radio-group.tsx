import { useId } from "react";
import { ReadOnlyText } from "./read-only-text";
import { styled } from "../theme/styled";
import { useFieldGroupAttributes, useIsReadOnly } from "./field-context";
import { Radio } from "./radio";
import type { Option } from "./select";

export interface RadioGroupProps<Value extends string | number | boolean> {
  /** The options to choose from. */
  options: readonly Option<Value>[];
  /** The chosen option; undefined without a choice. */
  value: Value | undefined;
  /** Gets the chosen option. */
  onChange?: (value: Value) => void;
  /** `segments` are joined buttons, for a few short words. */
  variant?: "radios" | "segments";
  /** Names the group where no field does. */
  label?: string;
  /** Shows the value, and does not let it be changed. */
  disabled?: boolean;
}

/** A choice among a few options, all of them in view. */
export function RadioGroup<Value extends string | number | boolean>({
  options,
  value,
  onChange,
  variant = "radios",
  label,
  disabled = false,
}: RadioGroupProps<Value>) {
  const name = useId();
  const field = useFieldGroupAttributes();
  if (useIsReadOnly()) return <ReadOnlyText>{options.find((option) => option.value === value)?.label}</ReadOnlyText>;
  return (
    <Root role="radiogroup" aria-label={label} {...field} data-variant={variant}>
      {options.map((option) => (
        <Radio
          key={String(option.value)}
          name={name}
          isChecked={option.value === value}
          disabled={disabled || option.isDisabled}
          onChange={() => onChange?.(option.value)}
        >
          {option.label}
        </Radio>
      ))}
    </Root>
  );
}

const Root = styled("div", {
  base: {
    display: "inline-flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "5",
    rowGap: "1.5",
    minHeight: "control",
    maxWidth: "full",
    "&[data-variant=segments]": {
      gap: "0.5",
      padding: "0.5",
      borderRadius: "md",
      background: "bg.muted",
      "& label": {
        position: "relative",
        paddingInline: "2.5",
        minHeight: "calc({sizes.control} - 4px)",
        borderRadius: "sm",
        color: "fg.muted",
        justifyContent: "center",
      },
      "& label:hover": { color: "fg" },
      "& label:has(:checked)": { background: "bg.panel", color: "brand.fg", fontWeight: "medium", boxShadow: "sm" },
      "& label:has(:focus-visible)": { outline: "2px solid", outlineColor: "brand.focusRing" },
      "& input": { position: "absolute", inset: 0, width: "full", height: "full", opacity: 0 },
    },
  },
});
