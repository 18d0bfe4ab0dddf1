import { type MerchantClient, operations, type Schema, type SessionStore, UnauthorizedError } from "@shopkeeper/sdk";
import { textOf } from "../texts/catalogue";
import { failureText } from "../core/failure";
import { clearLocalData, deviceKey, type LocalData, staffListKey } from "./local-data";
import { sessionText } from "./messages";
import { beginSession, checkLoginInfo, nextSession, type SessionEvent, type SessionState, tokenOf } from "./session-machine";

/** The cookie that stores the login's answer, for its realName. */
export const loginInfoCookie = "JavaMerInfo";

/** The dependencies of a session. */
export interface SessionPorts {
  client: MerchantClient;
  /** The token; in a browser the cookie merJToken. */
  tokens: SessionStore;
  /** The login's answer as text; in a browser the cookie JavaMerInfo. */
  loginInfo: { get(): string | undefined; set(text: string): void; clear(): void };
  localData: LocalData;
  /** Shows the person why the session ended. */
  notify(text: string): void;
  /** Whether leaving the page now would lose input. */
  hasUnsaved(): boolean;
  /** Restarts the page at the dashboard, without any data of the previous account. */
  restart(): void;
}

/**
 * Login, logout and the account of the session (specification, section 4): one instance per page.
 *
 * A page belongs to the account that it first showed: any other account restarts the page, whatever its source.
 */
export function sessionControl({ client, tokens, loginInfo, localData, notify, hasUnsaved, restart }: SessionPorts) {
  let state = beginSession(tokens.token());
  let owner: string | undefined;
  let loading: { token: string; state: Promise<SessionState> } | undefined;
  let pendingRenewal: { promise: Promise<boolean>; settle: (isRenewed: boolean) => void } | undefined;
  const listeners = new Set<() => void>();

  function transition(event: SessionEvent) {
    state = nextSession(state, event);
    if (state.is === "ready" || state.is === "anonymous") {
      pendingRenewal?.settle(state.is === "ready");
      pendingRenewal = undefined;
    }
    for (const listener of [...listeners]) listener();
    return state;
  }

  function forget(event: SessionEvent) {
    tokens.clear();
    loginInfo.clear();
    return transition(event);
  }

  async function load(token: string): Promise<SessionState> {
    const isCurrent = () => tokenOf(state) === token;
    try {
      const [info, menus] = await Promise.all([client.getLoginInfo().then(checkLoginInfo), client.getMenus()]);
      if (!isCurrent()) return state;
      const account = `${info.merId}/${info.account}`;
      owner ??= account;
      if (owner === account) return transition({ type: "loaded", info, menus });
      pendingRenewal?.settle(false);
      restart();
      return state;
    } catch (error) {
      if (!isCurrent()) return state;
      if (!(error instanceof UnauthorizedError))
        notify(error instanceof Error ? failureText(error) : textOf(sessionText, "failures.unknown"));
      return forget({ type: "failed" });
    }
  }

  function refresh(): SessionState {
    const token = tokens.token();
    if (token === tokenOf(state)) return state;
    return transition(token === undefined ? { type: "loggedOut" } : { type: "loggedIn", token });
  }

  function loadOnce(): Promise<SessionState> {
    if (state.is !== "unknown") return Promise.resolve(state);
    const { token } = state;
    if (loading?.token !== token) loading = { token, state: load(token) };
    return loading.state;
  }

  return {
    state: () => state,
    /** The token of this page, even if other tabs have changed the stored one meanwhile. */
    token: () => tokenOf(state),
    /** Sent with the next login, so that failed logins of others do not slow this device down. */
    deviceSecret: () => localData.getItem(deviceKey) ?? "",
    onChange(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Reads the stored token again, which another tab may have changed or removed. */
    refresh,
    /** Starts a session with the server's answer; clears local storage first. */
    logIn({ deviceSecret, ...result }: Schema<"LoginResult">): SessionState {
      clearLocalData(localData);
      if (deviceSecret !== null) localData.setItem(deviceKey, deviceSecret);
      tokens.set(result.token);
      loginInfo.set(JSON.stringify(result));
      return transition({ type: "loggedIn", token: result.token });
    },
    /** Loads the account and its menus, once for concurrent calls; a failure ends the session and is shown. */
    load: loadOnce,
    /** Reloads the menus in the current language; if that fails, the old ones stay. */
    async reloadMenus() {
      const menus = state.is === "ready" ? await client.getMenus().catch(() => undefined) : undefined;
      if (menus && state.is === "ready") transition({ type: "loaded", info: state.info, menus });
    },
    /** The person's own name has changed. */
    rename(realName: string) {
      const answer = loginInfo.get();
      if (answer !== undefined) loginInfo.set(JSON.stringify({ ...JSON.parse(answer), realName }));
      if (state.is === "ready") transition({ type: "loaded", info: { ...state.info, realName }, menus: state.menus });
    },
    /** The person has replaced a temporary password. */
    passwordChanged() {
      if (state.is === "ready") transition({ type: "loaded", info: { ...state.info, isTemporary: false }, menus: state.menus });
    },
    /** Ends the session on this device, even if the request to the server fails. */
    async logOut(): Promise<SessionState> {
      await client.logout().catch(() => undefined);
      localData.removeItem(staffListKey);
      return forget({ type: "loggedOut" });
    },
    /**
     * Handles a call refused because the server no longer knows the session; clears local storage.
     *
     * If no input is lost, the person is notified once and the session ends without a token. With unsaved input or a running write the page
     * is locked instead, and the result resolves to whether calls can continue: true once the same account has logged in.
     */
    expire(error?: UnauthorizedError): Promise<boolean> {
      const stored = tokens.token();
      if (stored !== undefined && stored !== tokenOf(state)) {
        refresh(); // another tab's session has replaced it
        return loadOnce().then((next) => next.is === "ready");
      }
      if (pendingRenewal) return pendingRenewal.promise;
      if (state.is === "anonymous") return Promise.resolve(false);
      clearLocalData(localData);
      if (state.is === "ready" && (hasUnsaved() || isWrite(error))) return lock();
      notify(textOf(sessionText, "failures.expired"));
      forget({ type: "expired" });
      return Promise.resolve(false);
    },
    /** Leaves the locked page without a new login. */
    giveUp: () => (state.is === "locked" ? forget({ type: "expired" }) : state),
  };

  function lock(): Promise<boolean> {
    let settle: (isRenewed: boolean) => void = () => undefined;
    const promise = new Promise<boolean>((resolve) => {
      settle = resolve;
    });
    pendingRenewal = { promise, settle };
    forget({ type: "locked" });
    return promise;
  }
}

function isWrite(error: UnauthorizedError | undefined) {
  return Object.entries(operations).some(([id, { effect }]) => id === error?.operationId && effect === "write");
}

/** The result of `sessionControl`. */
export type SessionControl = ReturnType<typeof sessionControl>;
