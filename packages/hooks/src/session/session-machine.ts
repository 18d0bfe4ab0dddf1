import type { Schema } from "@shopkeeper/sdk";
import { textOf } from "../texts/catalogue";
import { sessionText } from "./messages";

/** Where a session stands (specification, section 4). */
export type SessionState =
  | { readonly is: "anonymous" }
  /** A token is held, but who it belongs to is not known yet. */
  | { readonly is: "unknown"; readonly token: string }
  | { readonly is: "ready"; readonly token: string; readonly info: Schema<"LoginInfo">; readonly menus: readonly Schema<"Menu">[] }
  /** The session has ended under unsaved work: the page stays until somebody logs in over it. */
  | { readonly is: "locked"; readonly info: Schema<"LoginInfo">; readonly menus: readonly Schema<"Menu">[] };

/** What happens to a session. */
export type SessionEvent =
  | { readonly type: "loggedIn"; readonly token: string }
  | { readonly type: "loaded"; readonly info: Schema<"LoginInfo">; readonly menus: readonly Schema<"Menu">[] }
  | { readonly type: "failed" | "expired" | "loggedOut" | "locked" };

/** The state a page begins with: with a token of an earlier visit, or without. */
export const beginSession = (token: string | undefined): SessionState => (token ? { is: "unknown", token } : { is: "anonymous" });

/** The state after an event. Whatever goes wrong ends at no token. */
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

/** The token that a state speaks with. */
export const tokenOf = (state: SessionState) => ("token" in state ? state.token : undefined);

/** Refuses a user info that says nobody, or nobody with a role (specification, section 5). */
export function checkLoginInfo(info: Schema<"LoginInfo"> | null | undefined): Schema<"LoginInfo"> {
  if (!info || Object.keys(info).length === 0) throw new Error(textOf(sessionText, "failures.noInfo"));
  if (!Array.isArray(info.roles) || info.roles.length === 0) throw new Error(textOf(sessionText, "failures.noRoles"));
  return info;
}
