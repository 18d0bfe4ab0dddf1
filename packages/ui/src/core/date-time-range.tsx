import { coreText, useText } from "@shopkeeper/hooks/core";
import { styled } from "../theme/styled";
import { FieldContext, useFieldAttributes, useFieldGroupAttributes } from "./field-context";
import { DateTimeInput } from "./date-time-input";

/** A start and an end; empty where not chosen. */
export type Range = readonly [start: string, end: string];

export interface DateTimeRangeProps {
  value: Range;
  onChange?: (value: Range) => void;
  kind?: "datetime" | "date";
  /** Names the pair where no field does. */
  label?: string;
  /** The earliest and the latest that is offered. */
  min?: string;
  max?: string;
  disabled?: boolean;
}

/** Two moments or days; the end is not offered before the start. */
export function DateTimeRange({ value: [start, end], onChange, kind = "datetime", label, min, max, disabled }: DateTimeRangeProps) {
  const t = useText(coreText);
  const group = useFieldGroupAttributes();
  const { "aria-invalid": isInvalid } = useFieldAttributes();
  return (
    <Root role="group" aria-label={label} {...group}>
      <FieldContext value={undefined}>
        <DateTimeInput
          aria-label={t("form.start")}
          aria-invalid={isInvalid}
          kind={kind}
          value={start}
          min={min}
          max={end || max}
          disabled={disabled}
          onChange={(next) => onChange?.([next, end])}
        />
        <span>{t("form.to")}</span>
        <DateTimeInput
          aria-label={t("form.end")}
          aria-invalid={isInvalid}
          kind={kind}
          value={end}
          min={start || min}
          max={max}
          disabled={disabled}
          onChange={(next) => onChange?.([start, next])}
        />
      </FieldContext>
    </Root>
  );
}

const Root = styled("div", {
  base: {
    display: "inline-flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2",
    maxWidth: "full",
    "& > span": { color: "fg.subtle", fontSize: "body" },
    "& > input": { flex: "1 1 11.5rem" },
    "& > input[type=date]": { flex: "1 1 8.5rem" },
  },
});
