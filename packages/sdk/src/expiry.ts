import type { UnauthorizedError } from "./errors";
import type { Session } from "./session";

/**
 * Tells the session that its token is dead: once per token, and not for calls that an older session made.
 *
 * Answers whether there is a new token to go on with, the same for every call that failed with the old one.
 */
export function expiryOf(session: Session) {
  let reported: { token: string | undefined; renewal: Promise<boolean> } | undefined;
  return (error: UnauthorizedError, sent: string | undefined): Promise<boolean> => {
    if (reported && (sent === undefined || sent === reported.token)) return reported.renewal;
    const current = session.token();
    if (current !== undefined && current !== sent) return Promise.resolve(false);
    reported = { token: sent, renewal: Promise.resolve(session.onExpired?.(error)).then((isRenewed) => isRenewed === true) };
    return reported.renewal;
  };
}
