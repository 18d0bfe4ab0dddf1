import { coreText, useText } from "@shopkeeper/hooks/texts";
import { type DateSide } from "@shopkeeper/hooks/dates";
import { monthLimitOf, monthShortcuts, monthsOf, statementText, typedMonth, withMonths } from "@shopkeeper/hooks/finance";
import { DraftInput } from "../core/draft-input";
import { FieldContext, useFieldGroupAttributes } from "../core/field-context";
import { RadioGroup } from "../core/radio-group";
import { DateField } from "../dates/date-field";
import { styled } from "../theme/styled";

export interface MonthLimitFieldProps {
  /** The wire value: `yyyy-MM,yyyy-MM`, with an open side empty; empty is everything. */
  value: string | undefined;
  /** Gets the range as its wire value. */
  onChange: (limit: string) => void;
  /** The clock of the presets. */
  now?: () => Date;
}

/** A range of months: by a preset, or by its first and last month, of which one may be missing. */
export function MonthLimitField({ value, onChange, now = () => new Date() }: MonthLimitFieldProps) {
  const t = useText(statementText);
  const core = useText(coreText);
  const group = useFieldGroupAttributes();
  const [start, end] = monthsOf(value);
  const inputOf = (side: DateSide, month: string) => ({
    "aria-label": t(`filters.${side}Month`),
    placeholder: t(`filters.${side}Month`),
    value: month,
    onCommit(typed: string) {
      const next = typed === "" ? "" : typedMonth(typed);
      if (next !== undefined && next !== month) onChange(withMonths(value, side === "start" ? [next, end] : [start, next]));
    },
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
        <DateField
          group={{ role: "group", "aria-label": t("filters.months") }}
          isOfMonths
          kind="date"
          value={[start && `${start}-01`, end && `${end}-01`]}
          onChange={(days) => onChange(withMonths(value, days))}
        >
          {(opening) => (
            <>
              <DraftInput {...opening("start")} {...inputOf("start", start)} />
              <span>{core("form.to")}</span>
              <DraftInput {...opening("end")} {...inputOf("end", end)} />
            </>
          )}
        </DateField>
      </FieldContext>
    </Root>
  );
}

const Root = styled("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "3", rowGap: "2", maxWidth: "full" },
});
