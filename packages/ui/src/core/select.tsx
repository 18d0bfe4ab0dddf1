import type { ComponentProps } from "react";
import { controlRecipe } from "../theme/recipes";
import { ReadOnlyText } from "./read-only-text";
import { styled } from "../theme/styled";
import { useFieldAttributes, useIsReadOnly } from "./field-context";

/** An option of a select. */
export interface Option<Value extends string | number | boolean> {
  value: Value;
  label: string;
  isDisabled?: boolean;
}

export interface SelectProps<Value extends string | number | boolean> extends Omit<
  ComponentProps<"select">,
  "onChange" | "value" | "color" | "children"
> {
  /** The options to choose from. */
  options: readonly Option<Value>[];
  /** The chosen option; undefined without a choice. */
  value: Value | undefined;
  /** Gets the chosen option; undefined for the placeholder. */
  onChange?: (value: Value | undefined) => void;
  /** Shown while nothing is chosen; choosing it clears the choice. */
  placeholder?: string;
}

/** A choice among a few options, with the browser's own list. */
export function Select<Value extends string | number | boolean>({ options, value, onChange, placeholder, ...rest }: SelectProps<Value>) {
  const field = useFieldAttributes();
  const at = options.findIndex((option) => option.value === value);
  if (useIsReadOnly()) return <ReadOnlyText>{options[at]?.label}</ReadOnlyText>;
  return (
    <Box
      {...field}
      {...rest}
      data-empty={at < 0 || undefined}
      value={String(at)}
      onChange={(event) => onChange?.(options[Number(event.target.value)]?.value)}
    >
      {(placeholder !== undefined || at < 0) && <option value="-1">{placeholder ?? ""}</option>}
      {options.map((option, index) => (
        <option key={String(option.value)} value={String(index)} disabled={option.isDisabled}>
          {option.label}
        </option>
      ))}
    </Box>
  );
}

const arrow =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%237d8797' stroke-width='1.6' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m4.5 6.5 3.5 3.5 3.5-3.5'/%3E%3C/svg%3E\")";

const Box = styled("select", {
  ...controlRecipe,
  base: {
    ...controlRecipe.base,
    appearance: "none",
    cursor: "pointer",
    paddingInlineEnd: "7",
    textOverflow: "ellipsis",
    backgroundImage: arrow,
    backgroundRepeat: "no-repeat",
    backgroundPosition: "right 8px center",
    backgroundSize: "16px",
    "&[data-empty]": { color: "fg.subtle" },
    "& option": { color: "fg", background: "bg.panel" },
  },
});
