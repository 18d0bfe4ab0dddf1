import type { UnauthorizedError } from "./errors";

/** What the client needs to know of who is logged in. */
export interface Session {
  /** The token to send, if there is one. */
  token(): string | undefined;
  /**
   * Called once when the server no longer accepts the token, however many calls fail with it.
   *
   * A promise holds those calls: when it resolves to true there is a new token, and they are sent again with it;
   * otherwise they fail with the error. Their time limit stands still meanwhile.
   */
  onExpired?(error: UnauthorizedError): void | Promise<boolean>;
}

/** A session that can also be given and dropped a token. */
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
