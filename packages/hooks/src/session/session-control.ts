import { type MerchantClient, operations, type Schema, type SessionStore, UnauthorizedError } from "@shopkeeper/sdk";
import { textOf } from "../texts/catalogue";
import { failureText } from "../core/failure";
import { clearLocalData, deviceKey, type LocalData, staffListKey } from "./local-data";
import { sessionText } from "./messages";
import { beginSession, checkLoginInfo, nextSession, type SessionEvent, type SessionState, tokenOf } from "./session-machine";

/** The cookie that keeps the login's answer, for its realName. */
export const loginInfoCookie = "JavaMerInfo";

/** The dependencies of a session. */
export interface SessionPorts {
  client: MerchantClient;
  /** The token; in a browser the cookie merJToken. */
  tokens: SessionStore;
  /** The login's answer as text; in a browser the cookie JavaMerInfo. */
  loginInfo: { get(): string | undefined; set(text: string): void; clear(): void };
  localData: LocalData;
  /** Tells the person why the session ended. */
  notify(text: string): void;
  /** Whether words would be lost if the page were left now. */
  hasUnsaved(): boolean;
  /** Begins the page anew at the dashboard, with nothing of the account before. */
  restart(): void;
}

/**
 * Logging in and out, and who the session belongs to (specification, section 4): one for each page.
 *
 * A page belongs to the account that it first showed: another one, from wherever it comes, begins it anew.
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
    /** The token that this page speaks with, whatever other tabs have done to the stored one meanwhile. */
    token: () => tokenOf(state),
    /** What the next login sends, so that the failures of others do not slow this device down. */
    deviceSecret: () => localData.getItem(deviceKey) ?? "",
    onChange(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Looks at the token again, which another tab may have changed or taken away. */
    refresh,
    /** Begins a session with the server's answer: local storage is cleared first. */
    logIn({ deviceSecret, ...result }: Schema<"LoginResult">): SessionState {
      clearLocalData(localData);
      if (deviceSecret !== null) localData.setItem(deviceKey, deviceSecret);
      tokens.set(result.token);
      loginInfo.set(JSON.stringify(result));
      return transition({ type: "loggedIn", token: result.token });
    },
    /** Loads who the session belongs to and its menus, once however often it is asked for; a failure ends the session and is told. */
    load: loadOnce,
    /** Loads the menus in the language that is now spoken; the old ones stay where that fails. */
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
    /** The person has chosen a password of his own. */
    passwordChanged() {
      if (state.is === "ready") transition({ type: "loaded", info: { ...state.info, isTemporary: false }, menus: state.menus });
    },
    /** Ends the session here, whether the server could be told or not. */
    async logOut(): Promise<SessionState> {
      await client.logout().catch(() => undefined);
      localData.removeItem(staffListKey);
      return forget({ type: "loggedOut" });
    },
    /**
     * The server no longer knows the session, as a refused call says; local storage is cleared.
     *
     * Where nothing is lost by it, it is told once and ends at no token. Under unsaved words or a write the page is locked
     * instead, and the answer resolves to whether calls can go on: true once the same account has logged in.
     */
    expire(error?: UnauthorizedError): Promise<boolean> {
      const stored = tokens.token();
      if (stored !== undefined && stored !== tokenOf(state)) {
        refresh(); // another tab's session has taken its place
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
    /** Nobody logs in over the locked page: it is left. */
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

/** What `sessionControl` makes. */
export type SessionControl = ReturnType<typeof sessionControl>;
