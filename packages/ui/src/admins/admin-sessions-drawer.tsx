import { adminText, useAdminSessions } from "@shopkeeper/hooks/admins";
import { useText } from "@shopkeeper/hooks/texts";
import { profileText } from "@shopkeeper/hooks/session/shared";
import { Button } from "../core/button";
import { ConfirmDialog } from "../core/confirm-dialog";
import { Drawer } from "../core/drawer";
import { EmptyState } from "../core/empty-state";
import { LoadState } from "../core/load-state";
import { deviceName, SessionRow } from "../session/shared";
import { styled } from "../theme/styled";

export interface AdminSessionsDrawerProps {
  admin: { id: number; realName: string };
  onClose: () => void;
}

/** The sessions of one administrator, and ending one of them. */
export function AdminSessionsDrawer({ admin, onClose }: AdminSessionsDrawerProps) {
  const t = useText(adminText);
  const profile = useText(profileText);
  const { sessions, revoke, ...reading } = useAdminSessions(admin);
  return (
    <Drawer
      title={t("sessions.title", { name: admin.realName })}
      isOpen
      onClose={onClose}
      width={520}
      footer={
        revoke &&
        sessions.length > 0 && (
          <Button variant="danger" onClick={() => revoke.open("all")}>
            {t("sessions.revokeAll")}
          </Button>
        )
      }
    >
      <LoadState of={reading} isEmpty={sessions.length === 0} empty={<EmptyState title={t("sessions.none")} />}>
        <List>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={{ ...session, isCurrent: false }} onRevoke={revoke && (() => revoke.open(session))} />
          ))}
        </List>
      </LoadState>
      {revoke && (
        <ConfirmDialog
          question={revoke}
          text={(subject) =>
            subject === "all"
              ? t("sessions.revokeAllQuestion")
              : profile("sessions.revokeQuestion", {
                  device: deviceName(sessions.find(({ id }) => id === subject.id)?.device ?? unknown, profile),
                })
          }
          hint={profile("sessions.revokeHint")}
          confirmLabel={profile("sessions.revoke")}
          isDanger
        />
      )}
    </Drawer>
  );
}

/** A session that has ended in the meantime. */
const unknown = { kind: "program" } as const;

const List = styled("ul", { base: { listStyle: "none" } });
