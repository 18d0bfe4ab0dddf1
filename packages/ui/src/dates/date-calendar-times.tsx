import { controlText, coreText, useText } from "@shopkeeper/hooks/texts";
import { type DateSide, type DateSpan, momentText, readDateText } from "@shopkeeper/hooks/dates";
import { DraftInput } from "../core/draft-input";
import { controlRecipe } from "../theme/recipes";
import { styled } from "../theme/styled";

export interface DateCalendarTimesProps {
  value: DateSpan;
  isSingle: boolean;
  onChange: (value: DateSpan) => void;
}

/** The time of a date, or those of a range's two ends; an open end has none. */
export function DateCalendarTimes({ value: [start, end], isSingle, onChange }: DateCalendarTimesProps) {
  const core = useText(coreText);
  const t = useText(controlText);
  const inputOf = (side: DateSide, moment: string) => (
    <DraftInput
      aria-label={t(`dates.time.${side}`)}
      placeholder={momentText("", "", side).slice(1, 6)}
      inputMode="numeric"
      maxLength={8}
      disabled={moment === ""}
      value={moment.slice(11, 16)}
      onCommit={(typed) => {
        const next = readDateText(`${moment.slice(0, 10)} ${typed}`, "datetime", side);
        if (next !== undefined) onChange(side === "start" ? [next, end] : [start, next]);
      }}
    />
  );
  return (
    <Root>
      {inputOf("start", start)}
      {!isSingle && <span>{core("form.to")}</span>}
      {!isSingle && inputOf("end", end)}
    </Root>
  );
}

const Root = styled("div", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    color: "fg.subtle",
    "& > input": { ...controlRecipe.base, width: "4.5rem", textAlign: "center", fontVariantNumeric: "tabular-nums" },
  },
});
