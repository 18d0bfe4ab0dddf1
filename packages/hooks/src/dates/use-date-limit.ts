import { TimePreset } from "@shopkeeper/sdk";
import { type Days, limitOfDays, readDateLimit, type TimePresetName } from "./date-limit";

/** Options of a date range filter. */
export interface DateLimitOptions {
  /** The `dateLimit` as it travels: a preset word, or `yyyy-MM-dd,yyyy-MM-dd` with an open side empty; empty is everything. */
  value: string | undefined;
  /** Gets the `dateLimit` that was chosen; only called with a stretch of time. */
  onChange: (dateLimit: string) => void;
}

/** A stretch of time, by a preset or by two days. */
export interface DateLimit {
  /** The preset in force; undefined where free days are, or where the value names nothing that is offered. */
  preset: TimePresetName | undefined;
  days: Days;
  choose: (name: TimePresetName) => void;
  /** Takes the days; of two in the wrong order the one that was there before goes. */
  setDays(days: Days): void;
}

/** A stretch of time, by a preset or by two days: choosing one clears the other. One day alone is a range with an open side. */
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
