import { shownTime, useTimeAgo } from "@shopkeeper/hooks/dates";

export interface TimeAgoProps {
  /** The wire value: `yyyy-MM-dd HH:mm:ss` at +08:00. */
  time: string | null | undefined;
  /** `ago`: 刚刚, 5分钟前, 1天前, then the time. `span`: 5分钟, 3小时, 400天. */
  wording?: "ago" | "span";
}

/** A relative time that is kept up to date; the tooltip has the time itself. */
export function TimeAgo({ time, wording = "ago" }: TimeAgoProps) {
  const words = useTimeAgo(time, wording);
  return <time data-tip={shownTime(time)}>{words || "-"}</time>;
}
