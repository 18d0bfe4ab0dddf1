import { shownTime, useTimeAgo } from "@shopkeeper/hooks/dates";

export interface TimeAgoProps {
  /** `yyyy-MM-dd HH:mm:ss` at +08:00, as it travels. */
  time: string | null | undefined;
  /** `ago`: 刚刚, 5分钟前, 1天前, then the time. `span`: 5分钟, 3小时, 400天. */
  wording?: "ago" | "span";
}

/** How long ago something was, in words that stay true while they are on screen; the time itself stands in the tooltip. */
export function TimeAgo({ time, wording = "ago" }: TimeAgoProps) {
  const words = useTimeAgo(time, wording);
  return <time data-tip={shownTime(time)}>{words || "-"}</time>;
}
