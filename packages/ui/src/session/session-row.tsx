import { shownTime, useTimeAgo } from "@shopkeeper/hooks/dates";
import { useText } from "@shopkeeper/hooks/texts";
import { type OwnSession, profileText } from "@shopkeeper/hooks/session";
import { Monitor, Smartphone, SquareTerminal, Tablet } from "lucide-react";
import { Button } from "../core/button";
import { StatusTag } from "../core/status-tag";
import { styled } from "../theme/styled";
import { deviceName } from "./device-name";

const pictures = { desktop: Monitor, phone: Smartphone, tablet: Tablet, program: SquareTerminal };

export interface SessionRowProps {
  session: OwnSession;
  /** Without it the session cannot be ended here. */
  onRevoke?: (() => void) | undefined;
}

/** One session: device, place, start, and the button to end it. */
export function SessionRow({ session, onRevoke }: SessionRowProps) {
  const t = useText(profileText);
  const { device, address, createTime, isCurrent } = session;
  const Picture = pictures[device.kind];
  const name = deviceName(device, t);
  const used = useLastUse(session);
  return (
    <Root>
      <Badge role="img" aria-label={t(`sessions.kinds.${device.kind}`)}>
        <Picture size={18} strokeWidth={1.75} aria-hidden />
      </Badge>
      <div>
        <strong>
          {name}
          {isCurrent && <StatusTag tone="success">{t("sessions.current")}</StatusTag>}
        </strong>
        <small>
          <span>{used}</span>
          <span>{t("sessions.from", { address })}</span>
          <span>{t("sessions.since", { time: shownTime(createTime) })}</span>
        </small>
      </div>
      {!isCurrent && onRevoke && (
        <Button size="sm" aria-label={t("sessions.revokeNamed", { device: name })} onClick={onRevoke}>
          {t("sessions.revoke")}
        </Button>
      )}
    </Root>
  );
}

/** The last use of a session, as text; the current session is in use. */
function useLastUse({ isCurrent, lastTime }: OwnSession) {
  const t = useText(profileText);
  const time = useTimeAgo(lastTime);
  return isCurrent ? t("sessions.inUse") : t("sessions.lastUsed", { time });
}

const Root = styled("li", {
  base: {
    display: "flex",
    alignItems: "flex-start",
    gap: "3",
    paddingBlock: "3.5",
    "& + &": { borderTopWidth: "1px", borderColor: "border.muted" },
    "& > div": { flex: 1, minWidth: 0, display: "grid", gap: "0.5" },
    "& strong": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: "2",
      fontSize: "body",
      fontWeight: "medium",
      overflowWrap: "anywhere",
    },
    "& small": { display: "flex", flexWrap: "wrap", columnGap: "3", fontSize: "xs", color: "fg.subtle", overflowWrap: "anywhere" },
  },
});

const Badge = styled("span", {
  base: {
    display: "grid",
    placeItems: "center",
    boxSize: "9",
    flexShrink: 0,
    borderRadius: "lg",
    background: "bg.muted",
    color: "fg.muted",
  },
});
