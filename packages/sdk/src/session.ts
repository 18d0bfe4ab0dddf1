import type { UnauthorizedError } from "./errors";

/** The client's port to the session. */
export interface Session {
  /** The token to send, if any. */
  token(): string | undefined;
  /**
   * Called once per expired token, however many calls fail with it.
   *
   * A returned promise holds those calls: if it resolves to true they are sent again with the new token, otherwise they
   * fail. Their time limit is paused while it is pending.
   */
  onExpired?(error: UnauthorizedError): void | Promise<boolean>;
}

/** A session whose token can be set and cleared. */
export interface SessionStore extends Session {
  set(token: string): void;
  clear(): void;
}

/** Keeps the token in memory, for scripts and tests. */
export function memorySession(token?: string): SessionStore {
  let current = token;
  return {
    token: () => current,
    set(next) {
      current = next;
    },
    clear() {
      current = undefined;
    },
  };
}
