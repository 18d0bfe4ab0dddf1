import { ActivityStatus, SwitchFlag } from "../../generated/code-sets";
import { momentOf, wireTime } from "../time";

/** The times of an activity: its days, both included, and the slots of each day as "HH:mm - HH:mm". */
export interface ActivityTimes {
  readonly startDate: string;
  readonly endDate: string;
  readonly timeList: readonly string[];
}

/** The fields of an activity that decide which actions in it are possible. */
export interface ActivityState extends ActivityTimes {
  readonly isOpen: number;
}

/**
 * The status of an activity now: it begins with the first slot of its first day, and has ended after the last slot of its last one.
 *
 * An activity that the platform has closed counts as not started.
 */
export function activityStatus(activity: ActivityState, now: Date): (typeof ActivityStatus)[keyof typeof ActivityStatus] {
  const { begin, end } = spanOf(activity);
  if (!end || end <= now) return ActivityStatus.ended;
  return activity.isOpen === SwitchFlag.on && begin && begin <= now ? ActivityStatus.ongoing : ActivityStatus.notStarted;
}

/** Whether buyers can buy in an activity now: it is on, and a slot is running. */
export function isSelling(activity: ActivityState, now: Date): boolean {
  const time = wireTime(now).slice(11, 16);
  const isInSlot = slotsOf(activity).some(([begin, end]) => begin <= time && time < end);
  return activityStatus(activity, now) === ActivityStatus.ongoing && isInSlot;
}

/** Why a shop cannot take part in an activity; undefined when it can. */
export function joinProblem(
  activity: ActivityState & { readonly merStars: number },
  shop: { readonly stars: number; readonly now: Date },
): "ended" | "starsFew" | undefined {
  if (activityStatus(activity, shop.now) === ActivityStatus.ended) return "ended";
  return shop.stars < activity.merStars ? "starsFew" : undefined;
}

/** Whether two activities sell at the same time on some day. */
export function overlap(one: ActivityTimes, other: ActivityTimes): boolean {
  if (one.endDate < other.startDate || other.endDate < one.startDate) return false;
  const others = slotsOf(other);
  return slotsOf(one).some(([begin, end]) => others.some(([from, to]) => begin < to && from < end));
}

/** The slots of a day in order, each as its first moment and the first one after it; "24:00" is after every other. */
const slotsOf = ({ timeList }: ActivityTimes) =>
  timeList.map((slot) => slot.split(" - ")).flatMap(([begin, end]) => (begin && end ? [[begin, end] as const] : []));

function spanOf(activity: ActivityTimes) {
  const slots = slotsOf(activity);
  const begin = slots.map(([from]) => from).sort()[0] ?? "00:00";
  const end =
    slots
      .map(([, to]) => to)
      .sort()
      .at(-1) ?? "24:00";
  return { begin: momentOf(`${activity.startDate} ${begin}`), end: endOf(activity.endDate, end) };
}

/** 24:00 is a minute after 23:59. */
function endOf(day: string, time: string) {
  if (time !== "24:00") return momentOf(`${day} ${time}`);
  const last = momentOf(`${day} 23:59`);
  return last && new Date(last.getTime() + 60_000);
}
