import type { Schema } from "@shopkeeper/sdk";
import { clashesOf } from "@shopkeeper/sdk/rules/seckill";
import { momentOf, wireDay } from "@shopkeeper/sdk/rules/time";
import { type Read, useRead } from "../core";
import { type SearchParamsState } from "../list";
import { useCan, useShop } from "../shop";
import { calendarDays, type CalendarSpan, type PlacedActivity, placedIn, stepDay } from "./calendar-days";
import { type Joining, useJoining } from "./use-joining";

/** The activities by week or month, the shop's participation, and clashing products. */
export interface ActivityCalendar extends Read<"listSeckillCalendar">, Joining {
  isRefused: boolean;
  span: CalendarSpan;
  today: string;
  month: string;
  weeks: { days: string[]; placed: readonly PlacedActivity<Schema<"SeckillCalendarEntry">>[] }[];
  /** The products of an activity that are in others at the same time: activity → product → the others. */
  clashes: ReadonlyMap<number, ReadonlyMap<number, readonly Schema<"SeckillCalendarEntry">[]>>;
  activities: Schema<"SeckillCalendarEntry">[];
  setSpan: (next: CalendarSpan) => void;
  step: (by: -1 | 1) => void;
  toToday: () => void;
}

/** The activities by week or month, the shop's participation, and clashing products; the day and the span are in the address. */
export function useActivityCalendar([params, setParams]: SearchParamsState): ActivityCalendar {
  const can = useCan();
  const { now } = useShop();
  const span: CalendarSpan = params.get("span") === "week" ? "week" : "month";
  const day = momentOf(`${params.get("day") ?? ""} 00:00`) ?? now();
  const days = calendarDays(day, span);
  const isRefused = !can("listSeckillCalendar");
  const read = useRead("listSeckillCalendar", isRefused ? undefined : { query: { from: days[0] ?? "", to: days.at(-1) ?? "" } });
  const activities = read.data ?? [];
  const change = (entries: Readonly<Record<string, string | undefined>>) =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries(entries))
        if (value === undefined) next.delete(name);
        else next.set(name, value);
      return next;
    });
  return {
    ...read,
    ...useJoining(),
    isRefused,
    span,
    today: wireDay(now()),
    month: wireDay(day).slice(0, 7),
    weeks: Array.from({ length: days.length / 7 }, (_, at) => {
      const week = days.slice(at * 7, at * 7 + 7);
      return { days: week, placed: placedIn(week, activities) };
    }),
    clashes: clashesOf(activities),
    activities,
    setSpan: (next: CalendarSpan) => change({ span: next === "month" ? undefined : next }),
    step: (by: -1 | 1) => change({ day: wireDay(stepDay(day, span, by)) }),
    toToday: () => change({ day: undefined }),
  };
}
