import type { Schema } from "@shopkeeper/sdk";
import { textOf } from "../texts/catalogue";
import { sessionText } from "./messages";

/** The state of a session (specification, section 4). */
export type SessionState =
  | { readonly is: "anonymous" }
  /** There is a token, but its account is not loaded yet. */
  | { readonly is: "unknown"; readonly token: string }
  | { readonly is: "ready"; readonly token: string; readonly info: Schema<"LoginInfo">; readonly menus: readonly Schema<"Menu">[] }
  /** The session has ended with unsaved input: the page stays until the same account logs in again. */
  | { readonly is: "locked"; readonly info: Schema<"LoginInfo">; readonly menus: readonly Schema<"Menu">[] };

/** The events of a session. */
export type SessionEvent =
  | { readonly type: "loggedIn"; readonly token: string }
  | { readonly type: "loaded"; readonly info: Schema<"LoginInfo">; readonly menus: readonly Schema<"Menu">[] }
  | { readonly type: "failed" | "expired" | "loggedOut" | "locked" };

/** The initial state of a page: with the token of an earlier visit, or without. */
export const beginSession = (token: string | undefined): SessionState => (token ? { is: "unknown", token } : { is: "anonymous" });

/** The next state. Every failure ends without a token. */
export function nextSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case "loggedIn":
      return { is: "unknown", token: event.token };
    case "loaded":
      return "token" in state ? { is: "ready", token: state.token, info: event.info, menus: event.menus } : state;
    case "locked":
      return state.is === "ready" ? { is: "locked", info: state.info, menus: state.menus } : { is: "anonymous" };
    case "failed":
    case "expired":
    case "loggedOut":
      return { is: "anonymous" };
  }
}

/** The token of a state. */
export const tokenOf = (state: SessionState) => ("token" in state ? state.token : undefined);

/** Throws for a user info without an account, or with an account without roles (specification, section 5). */
export function checkLoginInfo(info: Schema<"LoginInfo"> | null | undefined): Schema<"LoginInfo"> {
  if (!info || Object.keys(info).length === 0) throw new Error(textOf(sessionText, "failures.noInfo"));
  if (!Array.isArray(info.roles) || info.roles.length === 0) throw new Error(textOf(sessionText, "failures.noRoles"));
  return info;
}
