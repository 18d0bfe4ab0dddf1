import { sentenceOf } from "@shopkeeper/hooks/core";
import { seckillText } from "@shopkeeper/hooks/seckill";
import { useId } from "react";
import { type FieldPath, type FieldValues, useController, type UseFormReturn } from "react-hook-form";
import { NumberInput, type NumberInputProps } from "../core/number-input";
import { useErrorNote } from "../form/use-error-note";
import { useHeld } from "../form/use-held";
import { styled } from "../theme/styled";

export interface OfferCellProps<Values extends FieldValues> extends Pick<NumberInputProps, "mode" | "max" | "disabled"> {
  form: UseFormReturn<Values, unknown, Values>;
  name: FieldPath<Values>;
  /** What the cell is called for who does not see its row and column. */
  label: string;
  /** What the sentences about it need. */
  params: Readonly<Record<string, number>>;
}

/** A quota or a price in a table, with what is wrong below. */
export function OfferCell<Values extends FieldValues>({ form, name, label, params, ...rest }: OfferCellProps<Values>) {
  const id = useId();
  const { field, fieldState } = useController({ control: form.control, name });
  const { error } = fieldState;
  const newest = error?.message && (error.type === "server" ? error.message : sentenceOf(seckillText, error.message, params));
  const said = useHeld(newest);
  const cell = useErrorNote<HTMLDivElement>(label, said);
  return (
    <Root ref={cell} data-field="">
      <NumberInput
        {...rest}
        {...field}
        disabled={rest.disabled || field.disabled}
        value={typeof field.value === "number" ? field.value : undefined}
        onChange={(next) => field.onChange(next ?? null)}
        aria-label={label}
        aria-invalid={said ? true : undefined}
        aria-describedby={said ? id : undefined}
        data-cell={name.split(".").at(-1)}
      />
      {said && <small id={id}>{said}</small>}
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
    "& > small": { fontSize: "xs", color: "fg.error", lineHeight: "1.35" },
  },
});
