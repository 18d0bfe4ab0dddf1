import type { Problem, Problems } from "../core";
import { localTime, momentAt, momentOf } from "../time";
import { liveLimits } from "./live-limits";
import type { liveRuleMessages } from "./messages";
import { wechatLength } from "./wechat-length";

type Key = keyof typeof liveRuleMessages;

/** The fields of a room that the rules check; a value that is not chosen yet is "". */
export interface RoomTerms {
  readonly roomName: string;
  readonly anchorName: string;
  readonly anchorWechat: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly coverImgLocal: string;
  readonly shareImgLocal: string;
  readonly feedsImgLocal: string;
}

/** The problems of a room, by field. */
export type RoomProblems = Problems<keyof RoomTerms, Key>;

const minuteMs = 60_000;
const problem = (key: Key): Problem<Key> => ({ key, params: liveLimits });

/** The problems of a room that is planned or changed at `now`. */
export const roomProblems = (room: RoomTerms, now: Date): RoomProblems => ({
  ...nameProblem(room, "roomName"),
  ...nameProblem(room, "anchorName"),
  ...(room.anchorWechat.trim() === "" && { anchorWechat: problem("anchorWechatEmpty") }),
  ...(room.coverImgLocal === "" && { coverImgLocal: problem("coverEmpty") }),
  ...(room.shareImgLocal === "" && { shareImgLocal: problem("shareEmpty") }),
  ...(room.feedsImgLocal === "" && { feedsImgLocal: problem("feedsEmpty") }),
  ...timeProblems(room, now),
});

function nameProblem(room: RoomTerms, field: "roomName" | "anchorName"): RoomProblems {
  const length = wechatLength(room[field].trim());
  if (length === 0) return { [field]: problem(`${field}Empty`) };
  const isFitting = length >= liveLimits[`${field}Min`] && length <= liveLimits[`${field}Max`];
  return isFitting ? {} : { [field]: problem(`${field}Length`) };
}

/** A room starts 10 minutes to 6 months ahead, and takes 30 minutes to 24 hours. */
function timeProblems({ startTime, endTime }: RoomTerms, now: Date): RoomProblems {
  const [start, end] = [momentOf(startTime), momentOf(endTime)];
  if (!start) return { startTime: problem("timesEmpty") };
  if (!end) return { endTime: problem("timesEmpty") };
  if (start.getTime() < now.getTime() + liveLimits.leadMinutes * minuteMs) return { startTime: problem("startSoon") };
  if (start > latestStart(now)) return { startTime: problem("startFar") };
  const minutes = (end.getTime() - start.getTime()) / minuteMs;
  if (minutes < liveLimits.leastMinutes) return { endTime: problem("tooShort") };
  return minutes > liveLimits.mostHours * 60 ? { endTime: problem("tooLong") } : {};
}

/** The latest start of a room: the same time of the same day at +08:00 some months ahead, or of that month's last day. */
export function latestStart(now: Date): Date {
  return momentAt(localTime(now).add(liveLimits.aheadMonths, "month"));
}
