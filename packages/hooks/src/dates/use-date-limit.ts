import { TimePreset } from "@shopkeeper/sdk";
import { type Days, limitOfDays, readDateLimit, type TimePresetName } from "./date-limit";

/** Options of a date range filter. */
export interface DateLimitOptions {
  /** The `dateLimit` of a request: a preset keyword, or `yyyy-MM-dd,yyyy-MM-dd` with an open side empty; empty is everything. */
  value: string | undefined;
  /** Called with the chosen `dateLimit`, only if it is valid. */
  onChange: (dateLimit: string) => void;
}

/** A period, by a preset or by two days. */
export interface DateLimit {
  /** The current preset; undefined with free days, or if the value is not an offered preset. */
  preset: TimePresetName | undefined;
  days: Days;
  choose: (name: TimePresetName) => void;
  /** Sets the days; of two in the wrong order, the previous one is cleared. */
  setDays(days: Days): void;
}

/** A period, by a preset or by two days: setting the one clears the other. A single day is a range with an open side. */
export function useDateLimit({ value = "", onChange }: DateLimitOptions): DateLimit {
  const { preset, days } = readDateLimit(value);
  const setLimit = (limit: string | undefined) => {
    if (limit !== undefined && limit !== value) onChange(limit);
  };
  return {
    preset,
    days,
    choose: (name: TimePresetName) => setLimit(TimePreset[name]),
    setDays([start, end]: Days) {
      const newer: Days = start === days[0] ? ["", end] : [start, ""];
      setLimit(limitOfDays([start, end]) ?? limitOfDays(newer));
    },
  };
}
