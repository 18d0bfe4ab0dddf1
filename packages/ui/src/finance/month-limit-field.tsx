import { coreText, useText } from "@shopkeeper/hooks/core";
import { monthLimitOf, monthShortcuts, monthsOf, statementText, withMonth } from "@shopkeeper/hooks/finance";
import { FieldContext, useFieldGroupAttributes } from "../core/field-context";
import { RadioGroup } from "../core/radio-group";
import { TextInput } from "../core/text-input";
import { styled } from "../theme/styled";

export interface MonthLimitFieldProps {
  /** As it travels: `yyyy-MM,yyyy-MM`; empty is everything. */
  value: string | undefined;
  onChange: (limit: string) => void;
  /** The clock of the shortcuts. */
  now?: () => Date;
}

const early = "2000-01";

/** A stretch of months: by a shortcut, or by its first and last month. */
export function MonthLimitField({ value, onChange, now = () => new Date() }: MonthLimitFieldProps) {
  const t = useText(statementText);
  const core = useText(coreText);
  const group = useFieldGroupAttributes();
  const [start, end] = monthsOf(value);
  const inputOf = (side: "start" | "end", month: string) => ({
    type: "month",
    min: early,
    "aria-label": t(`filters.${side}Month`),
    placeholder: t(`filters.${side}Month`),
    value: month,
    // a year that is still being typed is no month yet
    onChange: (next: string) => (next === "" || next >= early) && onChange(withMonth(value, side, next)),
  });
  return (
    <Root role="group" {...group}>
      <FieldContext value={undefined}>
        <RadioGroup
          variant="segments"
          label={t("filters.shortcuts")}
          value={monthShortcuts.find((shortcut) => monthLimitOf(shortcut, now()) === value)}
          onChange={(shortcut) => onChange(monthLimitOf(shortcut, now()))}
          options={monthShortcuts.map((shortcut) => ({ value: shortcut, label: t(`filters.${shortcut}`) }))}
        />
        <span data-months="">
          <TextInput {...inputOf("start", start)} />
          {core("form.to")}
          <TextInput {...inputOf("end", end)} />
        </span>
      </FieldContext>
    </Root>
  );
}

const Root = styled("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "3",
    rowGap: "2",
    maxWidth: "full",
    "& [data-months]": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2", color: "fg.subtle" },
    "& [data-months] > [data-control]": { width: "10rem" },
  },
});
