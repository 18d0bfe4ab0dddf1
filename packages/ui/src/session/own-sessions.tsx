import { useText } from "@shopkeeper/hooks/texts";
import { profileText, useOwnSessions } from "@shopkeeper/hooks/session";
import { useId } from "react";
import { Button } from "../core/button";
import { Card } from "../core/card";
import { ConfirmDialog } from "../core/confirm-dialog";
import { LoadState } from "../core/load-state";
import { styled } from "../theme/styled";
import { deviceName } from "./device-name";
import { SessionRow } from "./session-row";

/** The sessions of the current account, each with a button to end it. */
export function OwnSessions() {
  const own = useOwnSessions();
  const t = useText(profileText);
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <Head>
        <div>
          <h2 id={id}>{t("sessions.title")}</h2>
          <p>{t("sessions.hint")}</p>
        </div>
        {own.others > 0 && (
          <Button size="sm" onClick={() => own.revokeOthers.open(own.others)}>
            {t("sessions.revokeOthers")}
          </Button>
        )}
      </Head>
      <LoadState of={own}>
        <List>
          {own.sessions.map((session) => (
            <SessionRow key={session.id} session={session} onRevoke={() => own.revoke.open(session)} />
          ))}
        </List>
        {own.others === 0 && <Alone>{t("sessions.onlyThis")}</Alone>}
      </LoadState>
      <ConfirmDialog
        question={own.revoke}
        text={({ device }) => t("sessions.revokeQuestion", { device: deviceName(device, t) })}
        hint={t("sessions.revokeHint")}
        confirmLabel={t("sessions.revoke")}
        isDanger
      />
      <ConfirmDialog
        question={own.revokeOthers}
        text={(count) => t("sessions.revokeOthersQuestion", { count })}
        hint={t("sessions.revokeOthersHint")}
        confirmLabel={t("sessions.revokeOthers")}
        isDanger
      />
    </Card>
  );
}

const Head = styled("header", {
  base: {
    display: "flex",
    justifyContent: "space-between",
    alignItems: "flex-start",
    gap: "3",
    padding: "5",
    paddingBottom: "3",
    "& h2": { fontSize: "md", fontWeight: "semibold" },
    "& p": { marginTop: "0.5", fontSize: "xs", color: "fg.subtle" },
    "@container (max-width: 640px)": { padding: "4", paddingBottom: "2" },
  },
});
const List = styled("ul", {
  base: { paddingInline: "5", paddingBottom: "1.5", "@container (max-width: 640px)": { paddingInline: "4" } },
});
const Alone = styled("p", {
  base: {
    paddingInline: "5",
    paddingBottom: "4",
    fontSize: "xs",
    color: "fg.subtle",
    "@container (max-width: 640px)": { paddingInline: "4" },
  },
});
