import { TimePreset } from "@shopkeeper/sdk";
import { useState } from "react";
import { type Days, isReversed, limitOfDays, readDateLimit, type TimePresetName } from "./date-limit";
import { type DateShortcut, rangeOf } from "./time";

/** What a choice of a stretch of time is told. */
export interface DateLimitOptions {
  /** The `dateLimit` as it travels: a preset word, or `yyyy-MM-dd,yyyy-MM-dd`; empty is everything. */
  value: string | undefined;
  onChange: (dateLimit: string) => void;
  /** The clock of the shortcuts. */
  now?: () => Date;
}

/** A stretch of time, by a preset or by two days: choosing one clears the other. Days that are only half chosen change nothing yet. */
export function useDateLimit({ value = "", onChange, now = () => new Date() }: DateLimitOptions) {
  const [draft, setDraft] = useState<{ over: string; days: Days } | undefined>(undefined);
  const said = readDateLimit(value);
  const days = draft?.over === value ? draft.days : said.days;

  function setLimit(limit: string) {
    setDraft(undefined);
    if (limit !== value) onChange(limit);
  }

  return {
    /** The preset in force; undefined where free days are, or where the value names nothing that is offered. */
    preset: said.preset,
    days,
    /** The days end before they begin: they are not taken. */
    isReversed: isReversed(days),
    choose: (preset: TimePresetName) => setLimit(TimePreset[preset]),
    setDays(next: Days) {
      const limit = limitOfDays(next);
      if (limit === undefined) setDraft({ over: value, days: next });
      else setLimit(limit);
    },
    /** Fills the days in. */
    take: (shortcut: DateShortcut) => setLimit(rangeOf(shortcut, now()).join(",")),
  };
}
