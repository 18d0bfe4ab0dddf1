import type { UnauthorizedError } from "./errors";
import type { Session } from "./session";

/**
 * Calls the session's `onExpired` once per token, and not for calls made with an older token.
 *
 * Resolves to whether there is a new token; the same result for every call that failed with the old one.
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
