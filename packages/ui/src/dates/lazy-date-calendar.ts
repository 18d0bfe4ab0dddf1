import type { DateKind, DateSide, DateSpan } from "@shopkeeper/hooks/dates";
import { lazyComponent } from "../core/lazy-component";

/** A named range. */
export interface DatePreset {
  label: string;
  days: DateSpan;
}

export interface DateCalendarProps {
  /** The field that it is anchored to. */
  anchor: HTMLElement;
  /** The value of the field; of a single date the start alone. */
  value: DateSpan;
  kind: DateKind;
  /** A single date is chosen, instead of a range. */
  isSingle?: boolean;
  /** Months are chosen, each as its first day. */
  isOfMonths?: boolean;
  /** The end that is chosen first, if the other one is open. */
  side: DateSide;
  /** Takes the focus; otherwise it stays in the field. */
  isByKeys: boolean;
  min?: string;
  max?: string;
  presets?: readonly DatePreset[];
  onChange: (value: DateSpan) => void;
  onClose: () => void;
}

/** The calendar of a date field, with Chakra's runtime; loaded when the field gets the focus. Without it a date can be typed. */
export const DateCalendar = lazyComponent<DateCalendarProps>(
  () => import("./date-calendar").then((file) => file.DateCalendar),
  () => null,
);
