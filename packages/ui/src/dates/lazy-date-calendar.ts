import type { DateKind, DateSide, DateSpan } from "@shopkeeper/hooks/dates";
import { lazyComponent } from "../core/lazy-component";

/** A range with a name. */
export interface DatePreset {
  label: string;
  days: DateSpan;
}

export interface DateCalendarProps {
  /** The field that it hangs on. */
  anchor: HTMLElement;
  /** What its field holds; of a single date the start alone. */
  value: DateSpan;
  kind: DateKind;
  /** One date is chosen, in place of a range. */
  isSingle?: boolean;
  /** Months are chosen, each as its first day. */
  isOfMonths?: boolean;
  /** The end that is chosen first, where the other one is open. */
  side: DateSide;
  /** Takes the focus; otherwise it stays in the field. */
  isByKeys: boolean;
  min?: string;
  max?: string;
  presets?: readonly DatePreset[];
  onChange: (value: DateSpan) => void;
  onClose: () => void;
}

/** The calendar of a date field, with Chakra's runtime; it comes when the field has the focus. Without it a date can be typed. */
export const DateCalendar = lazyComponent<DateCalendarProps>(
  () => import("./date-calendar").then((file) => file.DateCalendar),
  () => null,
);
