import { type MerchantClient, type Schema, type SessionStore, UnauthorizedError } from "@shopkeeper/sdk";
import { textOf } from "../core/catalogue";
import { failureText } from "../core/failure";
import { clearLocalData, type LocalData, staffListKey } from "./local-data";
import { sessionText } from "./messages";
import { beginSession, checkLoginInfo, nextSession, type SessionEvent, type SessionState } from "./session-machine";

/** The cookie that keeps the login's answer, for its realName. */
export const loginInfoCookie = "JavaMerInfo";

/** What a session needs of its surroundings. */
export interface SessionPorts {
  client: MerchantClient;
  /** The token; in a browser the cookie merJToken. */
  tokens: SessionStore;
  /** The login's answer as text; in a browser the cookie JavaMerInfo. */
  loginInfo: { set(text: string): void; clear(): void };
  localData: LocalData;
  /** Tells the person why the session ended. */
  tell(text: string): void;
}

/** Logging in and out, and who the session belongs to (specification, section 4): one for each page. */
export function sessionControl({ client, tokens, loginInfo, localData, tell }: SessionPorts) {
  let state = beginSession(tokens.token());
  let loading: { token: string; state: Promise<SessionState> } | undefined;
  const listeners = new Set<() => void>();

  function become(event: SessionEvent) {
    state = nextSession(state, event);
    for (const listener of [...listeners]) listener();
    return state;
  }

  function forget(event: SessionEvent) {
    tokens.clear();
    loginInfo.clear();
    return become(event);
  }

  async function load(token: string): Promise<SessionState> {
    const isStillOurs = () => state.is !== "anonymous" && state.token === token;
    try {
      const [info, menus] = await Promise.all([client.getLoginInfo().then(checkLoginInfo), client.getMenus()]);
      return isStillOurs() ? become({ type: "loaded", info, menus }) : state;
    } catch (error) {
      if (!isStillOurs()) return state;
      if (!(error instanceof UnauthorizedError))
        tell(error instanceof Error ? failureText(error) : textOf(sessionText, "failures.unknown"));
      return forget({ type: "failed" });
    }
  }

  return {
    state: () => state,
    onChange(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Looks at the token again, which another tab may have changed or taken away. */
    refresh(): SessionState {
      const token = tokens.token();
      if (token === (state.is === "anonymous" ? undefined : state.token)) return state;
      return become(token === undefined ? { type: "loggedOut" } : { type: "loggedIn", token });
    },
    /** Begins a session with the server's answer: local storage is cleared first. */
    logIn(result: Schema<"LoginResult">): SessionState {
      clearLocalData(localData);
      tokens.set(result.token);
      loginInfo.set(JSON.stringify(result));
      return become({ type: "loggedIn", token: result.token });
    },
    /** Loads who the session belongs to and its menus, once however often it is asked for; a failure ends the session and is told. */
    load(): Promise<SessionState> {
      if (state.is !== "unknown") return Promise.resolve(state);
      const { token } = state;
      if (loading?.token !== token) loading = { token, state: load(token) };
      return loading.state;
    },
    /** Ends the session here, whether the server could be told or not. */
    async logOut(): Promise<SessionState> {
      await client.logout().catch(() => undefined);
      localData.removeItem(staffListKey);
      return forget({ type: "loggedOut" });
    },
    /** The server no longer knows the session: told once, and local storage is cleared. */
    expire(): SessionState {
      if (state.is === "anonymous") return state;
      clearLocalData(localData);
      tell(textOf(sessionText, "failures.expired"));
      return forget({ type: "expired" });
    },
  };
}

/** What `sessionControl` makes. */
export type SessionControl = ReturnType<typeof sessionControl>;
