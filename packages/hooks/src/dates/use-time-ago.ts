import { controlText } from "../texts/control-messages";
import { momentOf } from "@shopkeeper/sdk/rules/time";
import { timeAgo, timeSpan } from "./time-ago";
import { useNow } from "./use-now";
import { useText } from "../texts/use-text";

/**
 * How long ago a time of a response was, in words that are updated while they are on screen; other text is unchanged.
 *
 * `ago` is 刚刚, 5分钟前, 1天前 and then the time; `span` is the duration: 5分钟, 3小时, 400天.
 */
export function useTimeAgo(time: string | null | undefined, wording: "ago" | "span" = "ago"): string {
  const t = useText(controlText);
  const now = useNow();
  const moment = momentOf(time);
  if (!moment) return time ?? "";
  if (wording === "span") {
    const { key, count } = timeSpan(moment, now);
    return t(`span.${key}`, { count });
  }
  const ago = timeAgo(moment, now);
  return ago.key === "time" ? ago.text : t(`ago.${ago.key}`, { count: ago.count });
}
