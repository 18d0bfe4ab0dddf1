import type { UnauthorizedError } from "./errors";
import type { Session } from "./session";

/** Tells the session that its token is dead: once per token, and not for calls that an older session made. */
export function expiryOf(session: Session) {
  let reported: { token: string | undefined } | undefined;
  return (error: UnauthorizedError, sent: string | undefined) => {
    const current = session.token();
    if (current !== undefined && current !== sent) return;
    if (reported && (sent === undefined || sent === reported.token)) return;
    reported = { token: sent };
    session.onExpired?.(error);
  };
}
