import type { ComponentProps } from "react";
import { controlRecipe } from "../theme/recipes";
import { styled } from "../theme/styled";
import { useFieldAttributes } from "./field-context";

export interface DateTimeInputProps extends Omit<ComponentProps<"input">, "onChange" | "value" | "color" | "type"> {
  /** `yyyy-MM-dd HH:mm:ss`, or `yyyy-MM-dd` when `kind` is date; empty for none. */
  value: string | undefined;
  onChange?: (value: string) => void;
  kind?: "datetime" | "date";
}

/** A moment or a day, with the browser's own calendar. */
export function DateTimeInput({ value, onChange, kind = "datetime", min, max, ...rest }: DateTimeInputProps) {
  const field = useFieldAttributes();
  return (
    <Box
      type={kind === "date" ? "date" : "datetime-local"}
      {...field}
      {...rest}
      min={shown(min, kind)}
      max={shown(max, kind)}
      value={shown(value, kind) ?? ""}
      data-empty={value ? undefined : ""}
      onChange={(event) => onChange?.(travelling(event.target.value, kind))}
    />
  );
}

const shown = (value: string | number | undefined, kind: "datetime" | "date") =>
  value === undefined ? undefined : kind === "date" ? String(value).slice(0, 10) : String(value).replace(" ", "T").slice(0, 16);

const travelling = (text: string, kind: "datetime" | "date") =>
  text === "" || kind === "date" ? text : `${text.replace("T", " ").slice(0, 16)}:00`;

const Box = styled("input", {
  ...controlRecipe,
  base: {
    ...controlRecipe.base,
    width: "auto",
    minWidth: "11.5rem",
    "&[type=date]": { minWidth: "8.5rem" },
    "&[data-empty]:not(:focus)": { color: "fg.subtle" },
  },
});
