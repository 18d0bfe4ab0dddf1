import { useText } from "@shopkeeper/hooks/texts";
import { deviceText } from "@shopkeeper/hooks/devices";
import type { Schema } from "@shopkeeper/sdk";
import { CircleCheck, TriangleAlert } from "lucide-react";
import { TimeAgo } from "../core/time-ago";
import { styled } from "../theme/styled";
import { AlarmTag } from "./device-tags";

const most = 6;

export interface TroublePanelProps {
  summary: Schema<"DeviceSummary">;
  onOpen: (deviceId: number) => void;
}

/** The current alarms, the urgent first, or a note that there are none. */
export function TroublePanel({ summary: { total, waiting, troubles }, onOpen }: TroublePanelProps) {
  const t = useText(deviceText);
  const shown = troubles.slice(0, most);
  return (
    <Root aria-label={t("troubles.label")} data-bad={troubles.length > 0 || undefined}>
      <h2>
        {troubles.length > 0 ? <TriangleAlert size={16} aria-hidden /> : <CircleCheck size={16} aria-hidden />}
        {troubles.length > 0 ? t("troubles.title", { count: troubles.length }) : t("troubles.none", { count: total - waiting })}
        <small>{t("list.live")}</small>
      </h2>
      {shown.length > 0 && (
        <ul>
          {shown.map(({ deviceId, code, name, place, since }) => (
            <li key={`${deviceId} ${code}`}>
              <AlarmTag code={code} />
              <button type="button" className="sk-link" onClick={() => onOpen(deviceId)}>
                {name}
              </button>
              <span>{place}</span>
              <TimeAgo time={since} />
            </li>
          ))}
          {troubles.length > most && <li>{t("troubles.more", { count: troubles.length - most })}</li>}
        </ul>
      )}
    </Root>
  );
}

const Root = styled("section", {
  base: {
    display: "grid",
    gap: "2.5",
    width: "full",
    padding: "3",
    paddingInline: "4",
    borderRadius: "lg",
    background: "green.subtle",
    "& > h2": { display: "flex", alignItems: "center", gap: "2", fontWeight: "semibold", color: "green.fg" },
    "& > h2 > small": { marginInlineStart: "auto", fontSize: "xs", fontWeight: "normal", color: "fg.muted" },
    "&[data-bad]": { background: "red.subtle" },
    "&[data-bad] > h2": { color: "red.fg" },
    "& > ul": {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(min(22rem, 100%), 1fr))",
      columnGap: "6",
      rowGap: "1.5",
      margin: 0,
      padding: 0,
      listStyle: "none",
    },
    "& li": { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "2", fontSize: "body" },
    "& li > span:not(.sk-tag)": { color: "fg.muted", fontSize: "xs" },
    "& li > time": { marginInlineStart: "auto", color: "fg.muted", fontSize: "xs" },
  },
});
