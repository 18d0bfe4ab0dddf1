import { controlText, useText } from "@shopkeeper/hooks/texts";
import { type DateSide } from "@shopkeeper/hooks/dates";
import { CalendarDays, X } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, type PointerEvent, type ReactNode, useState } from "react";
import { ControlRoot } from "../core/control-root";
import { FieldContext, useIsReadOnly } from "../core/field-context";
import { ReadOnlyText } from "../core/read-only-text";
import { styled } from "../theme/styled";
import { DateCalendar, type DateCalendarProps } from "./lazy-date-calendar";

export interface DateFieldProps extends Omit<DateCalendarProps, "anchor" | "side" | "isByKeys" | "onClose"> {
  /** The attributes that tie the box to the field around it. */
  group: ComponentProps<"div">;
  disabled?: boolean;
  /** The inputs, each with the attributes that open the calendar. */
  children: (opening: (side: DateSide) => ComponentProps<"input">) => ReactNode;
}

/** A box with one or two typed dates, and a calendar anchored to it while it is open. */
export function DateField({ group, disabled = false, children, ...calendar }: DateFieldProps) {
  const t = useText(controlText);
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const [opened, setOpened] = useState<{ side: DateSide; isByKeys: boolean }>();
  const [start, end] = calendar.value;
  const opening = (side: DateSide) => ({
    disabled,
    onFocus: DateCalendar.preload,
    // a touch opens the on-screen keyboard, which leaves no room for a calendar
    onPointerUp: ({ pointerType }: PointerEvent) => pointerType !== "touch" && setOpened({ side, isByKeys: false }),
    onKeyDown(event: KeyboardEvent) {
      if (event.key === "Enter") setOpened(undefined);
      if (event.key !== "ArrowDown") return;
      event.preventDefault();
      setOpened({ side, isByKeys: true });
    },
  });
  if (useIsReadOnly()) return <ReadOnlyText>{[start, end].filter(Boolean).join(" – ")}</ReadOnlyText>;
  return (
    <Root ref={setBox} {...group} data-control="" data-kind={calendar.kind} data-single={calendar.isSingle || undefined}>
      <FieldContext value={undefined}>
        {children(opening)}
        {(start || end) && !disabled ? (
          <button
            type="button"
            data-affix=""
            aria-label={t("dates.clear")}
            data-tip={t("dates.clear")}
            onClick={() => calendar.onChange(["", ""])}
          >
            <X size={14} aria-hidden />
          </button>
        ) : null}
        <button
          type="button"
          data-affix=""
          aria-label={t("dates.open")}
          aria-haspopup="dialog"
          aria-expanded={opened !== undefined}
          disabled={disabled}
          onFocus={DateCalendar.preload}
          onClick={() => setOpened(opened ? undefined : { side: start && !end ? "end" : "start", isByKeys: true })}
        >
          <CalendarDays size={15} aria-hidden />
        </button>
        {opened && box && <DateCalendar {...calendar} {...opened} anchor={box} onClose={() => setOpened(undefined)} />}
      </FieldContext>
    </Root>
  );
}

const Root = styled(ControlRoot, {
  base: {
    display: "inline-flex",
    width: "19rem",
    maxWidth: "full",
    paddingInlineEnd: "1.5",
    "&[data-kind=datetime]": { width: "23rem" },
    "&[data-single]": { width: "10rem" },
    "&[data-single][data-kind=datetime]": { width: "13.5rem" },
    "& > span": { flexShrink: 0, color: "fg.subtle" },
    "& > input": { textAlign: "center", fontVariantNumeric: "tabular-nums" },
    "&[data-single] > input": { textAlign: "start" },
  },
});
