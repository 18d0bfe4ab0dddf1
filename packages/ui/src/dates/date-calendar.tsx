import { DatePicker, parseDate } from "@chakra-ui/react/date-picker";
import { controlText, useLanguage, useText } from "@shopkeeper/hooks/texts";
import { type DateSide, type DateSpan, momentText, shownDate } from "@shopkeeper/hooks/dates";
import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { anchorOf } from "../core/anchor-of";
import { Button } from "../core/button";
import { Chakra } from "../theme/chakra";
import { styled } from "../theme/styled";
import { DateCalendarHead } from "./date-calendar-head";
import { DateCalendarTimes } from "./date-calendar-times";
import type { DateCalendarProps } from "./lazy-date-calendar";

/**
 * The calendar of a date or a range, in the console's language and at +08:00: https://chakra-ui.com/docs/components/date-picker
 *
 * If only one day of a range is chosen when it closes, the day becomes the end that the calendar was opened from.
 */
export function DateCalendar({ anchor, value, kind, side, isByKeys, min, max, presets, onChange, onClose, ...props }: DateCalendarProps) {
  const { isSingle = false, isOfMonths = false } = props;
  const t = useText(controlText);
  const language = useLanguage();
  const content = useRef<HTMLDivElement>(null);
  /** The first day of a range, while the other is not chosen. */
  const [first, setFirst] = useState<string>();
  const single = useRef<string>(undefined);
  const { ids, layer } = anchorOf(anchor);
  const days = first === undefined ? value.map((end) => shownDate(end, "date")).filter(Boolean) : [first];
  const months = isSingle || innerWidth < 640 ? 1 : 2;

  useEffect(() => {
    const focused = "[data-part=table-cell-trigger][data-focus]:not([data-outside-range])";
    const frame = requestAnimationFrame(() => isByKeys && content.current?.querySelector<HTMLElement>(focused)?.focus());
    return () => cancelAnimationFrame(frame);
  }, [isByKeys]);

  /** A day as the value of the field, with the current time of that end. */
  const momentOf = (day: string, of: DateSide) => {
    const now = value[of === "start" ? 0 : 1].slice(11);
    return kind === "date" ? day : momentText(day, now, of);
  };
  const take = ([start, end]: DateSpan) => onChange([start && momentOf(start, "start"), end && momentOf(end, "end")]);
  function close() {
    const isInside = content.current?.contains(document.activeElement) === true;
    if (isInside) anchor.querySelector<HTMLElement>(side === "start" ? "input" : "input ~ input")?.focus({ preventScroll: true });
    if (single.current !== undefined) take(withOneEnd(value, side, single.current));
    onClose();
  }

  return createPortal(
    <Chakra>
      <DatePicker.Root
        open
        ids={{ ...ids, control: ids.trigger }}
        locale={language}
        timeZone="Asia/Shanghai"
        startOfWeek={1}
        selectionMode={isSingle ? "single" : "range"}
        minView={isOfMonths ? "month" : "day"}
        numOfMonths={months}
        closeOnSelect={kind === "date"}
        value={days.map((day) => parseDate(day))}
        min={min ? parseDate(shownDate(min, "date")) : undefined}
        max={max ? parseDate(shownDate(max, "date")) : undefined}
        positioning={{ strategy: "fixed", placement: "bottom-start", gutter: 4 }}
        translations={{
          content: t("dates.calendar"),
          dayCell: ({ valueText }) => valueText,
          prevTrigger: (view) => t(`dates.previous.${view}`),
          nextTrigger: (view) => t(`dates.next.${view}`),
        }}
        onValueChange={({ value: chosen }) => {
          const [start, end] = chosen.map(String);
          single.current = end === undefined && !isSingle ? start : undefined;
          setFirst(single.current);
          if (start !== undefined && single.current === undefined) take([start, end ?? ""]);
        }}
        onOpenChange={close}
      >
        <DatePicker.Positioner>
          <DatePicker.Content ref={content}>
            {presets && (
              <Presets>
                {presets.map((preset) => (
                  <DatePicker.PresetTrigger key={preset.label} aria-label={preset.label} value={preset.days.map((day) => parseDate(day))}>
                    {preset.label}
                  </DatePicker.PresetTrigger>
                ))}
              </Presets>
            )}
            <Body>
              <DatePicker.View view="day">
                <DateCalendarHead />
                <Months>
                  {Array.from({ length: months }, (_, offset) => (
                    <DatePicker.DayTable key={offset} id={String(offset)} offset={offset} />
                  ))}
                </Months>
              </DatePicker.View>
              <DatePicker.View view="month">
                <DateCalendarHead />
                {/* the cell is named “January 2026”, which contains the long name and not “Jan” */}
                <DatePicker.MonthTable format={language === "en" ? "long" : "short"} />
              </DatePicker.View>
              <DatePicker.View view="year">
                <DateCalendarHead />
                <DatePicker.YearTable />
              </DatePicker.View>
              {kind === "datetime" && (
                <Foot>
                  <DateCalendarTimes value={value} isSingle={isSingle} onChange={onChange} />
                  <Button variant="primary" size="sm" onClick={close}>
                    {t("cascader.done")}
                  </Button>
                </Foot>
              )}
            </Body>
          </DatePicker.Content>
        </DatePicker.Positioner>
      </DatePicker.Root>
    </Chakra>,
    layer,
  );
}

/** The days of a range with a new end; the other end is kept if the order is right. */
function withOneEnd(value: DateSpan, side: DateSide, day: string): DateSpan {
  const [start = "", end = ""] = value.map((each) => shownDate(each, "date"));
  return side === "start" ? [day, end >= day ? end : ""] : [start <= day ? start : "", day];
}

const Presets = styled("div", {
  base: { display: "grid", alignContent: "start", gap: "1", padding: "2", borderInlineEndWidth: "1px", borderColor: "border" },
});
const Body = styled("div", { base: { display: "grid", gap: "2", padding: "3" } });
const Months = styled("div", { base: { display: "flex", alignItems: "start", gap: "5" } });
const Foot = styled("div", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "3",
    borderTopWidth: "1px",
    borderColor: "border",
    paddingTop: "3",
  },
});
