import { useFormCell } from "@shopkeeper/hooks/form";
import { type ReactNode, useId } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { NumberInput, type NumberInputProps } from "../core/number-input";
import { styled } from "../theme/styled";
import { useErrorNote } from "./use-error-note";
import { useFrozenWhilePressed } from "./use-frozen-while-pressed";

export interface NumberCellProps<Values extends FieldValues> extends Pick<NumberInputProps, "mode" | "max" | "disabled"> {
  form: UseFormReturn<Values, unknown, Values>;
  /** The value is a number, or null where the cell is empty. */
  name: FieldPath<Values>;
  /** The accessible name of the cell, which includes its row and column. */
  label: string;
  /** Turns the message of a rule into a sentence; the server's messages are shown as they are. */
  explain: (message: string) => string;
  /** Shown below it while it has no error. */
  note?: (value: number | undefined) => ReactNode;
}

/** A number of a form in a cell of a table, with its error below. */
export function NumberCell<Values extends FieldValues>({ form, name, label, explain, note, ...rest }: NumberCellProps<Values>) {
  const id = useId();
  const cell = useFormCell(form, name);
  const value = typeof cell.value === "number" ? cell.value : undefined;
  const said = cell.error?.message;
  const error = useFrozenWhilePressed(said && (cell.error?.type === "server" ? said : explain(said)));
  const below = error || note?.(value);
  const root = useErrorNote<HTMLDivElement>(label, error);
  return (
    <Root ref={root} data-field="" data-name={name}>
      <NumberInput
        {...rest}
        name={name}
        value={value}
        onChange={(next) => cell.set(next ?? null)}
        onBlur={cell.leave}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={below ? id : undefined}
      />
      {below && (
        <small id={id} data-error={error ? "" : undefined}>
          {below}
        </small>
      )}
    </Root>
  );
}

const Root = styled("div", {
  base: {
    display: "grid",
    gap: "0.5",
    width: "full",
    minWidth: "6rem",
    textAlign: "start",
    "& > small": { fontSize: "xs", color: "fg.subtle", lineHeight: "1.35", fontVariantNumeric: "tabular-nums" },
    "& > [data-error]": { color: "fg.error" },
  },
});
