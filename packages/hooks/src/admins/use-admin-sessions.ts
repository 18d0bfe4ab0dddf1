import { NotFoundError, type Schema } from "@shopkeeper/sdk";
import { type Question, useConfirm } from "../form";
import { type Read, useAction, useRead } from "../core";
import { textOf } from "../texts";
import { useCan } from "../shop";
import { type Device, deviceOf } from "../session/shared";
import { adminText } from "./messages";

/** The open sessions of an administrator, and ending one or all of them. */
export interface AdminSessions extends Omit<Read<"listAdminSessions">, "data"> {
  sessions: ShownSession[];
  revoke: Question<"all" | Pick<Schema<"AdminSession">, "id">> | undefined;
}

interface ShownSession extends Schema<"AdminSession"> {
  device: Device;
}

/** The open sessions of an administrator, and ending one or all of them after a confirmation. */
export function useAdminSessions({ id }: Pick<Schema<"Admin">, "id">): AdminSessions {
  const can = useCan();
  const { data = [], ...reading } = useRead("listAdminSessions", { query: { id } });
  const sessions = data.map((session) => ({ ...session, device: deviceOf(session.userAgent) }));
  const revoke = useConfirm(
    useAction(
      // a session that has ended by itself meanwhile counts as revoked
      (session: Pick<Schema<"AdminSession">, "id"> | "all", client) =>
        client.revokeAdminSession({ body: session === "all" ? { id } : { id, sessionId: session.id } }).catch(unlessGone),
      ["admins"],
      { done: () => textOf(adminText, "sessions.revoked") },
    ),
  );
  return { ...reading, sessions, revoke: can("revokeAdminSession") ? revoke : undefined };
}

function unlessGone(error: unknown): null {
  if (error instanceof NotFoundError) return null;
  throw error;
}
