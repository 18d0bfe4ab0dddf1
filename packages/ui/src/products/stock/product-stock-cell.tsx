import { sentenceOf } from "@shopkeeper/hooks/core";
import { productListText } from "@shopkeeper/hooks/products";
import { useId } from "react";
import type { ReactNode } from "react";
import { type FieldPath, type FieldValues, useController, type UseFormReturn } from "react-hook-form";
import { NumberInput, type NumberInputProps } from "../../core/number-input";
import { useErrorNote } from "../../form/use-error-note";
import { useHeld } from "../../form/use-held";
import { styled } from "../../theme/styled";

export interface ProductStockCellProps<Values extends FieldValues> extends Pick<NumberInputProps, "mode" | "max"> {
  form: UseFormReturn<Values, unknown, Values>;
  name: FieldPath<Values>;
  /** What the cell is called for who does not see its row and column. */
  label: string;
  /** What the sentences about it need. */
  limits: Readonly<Record<string, number>>;
  /** Shown below it while it has no error. */
  note?: (value: number | undefined) => ReactNode;
}

/** A number input in a table, with its error below. */
export function ProductStockCell<Values extends FieldValues>({ form, name, label, limits, note, ...rest }: ProductStockCellProps<Values>) {
  const id = useId();
  const { field, fieldState } = useController({ control: form.control, name });
  const value = typeof field.value === "number" ? field.value : undefined;
  const said = fieldState.error?.message;
  const error = useHeld(said && (fieldState.error?.type === "server" ? said : sentenceOf(productListText, said, limits)));
  const below = error || note?.(value);
  const cell = useErrorNote<HTMLDivElement>(label, error);
  return (
    <Root ref={cell}>
      <NumberInput
        {...rest}
        {...field}
        value={value}
        onChange={(next) => field.onChange(next ?? null)}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={below ? id : undefined}
        data-cell={name.split(".")[0]}
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
