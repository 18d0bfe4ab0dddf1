import { currentLanguage, onLanguageChange } from "@shopkeeper/hooks/texts";
import { unsavedForms } from "@shopkeeper/hooks/form";
import { loginInfoCookie, sessionControl } from "@shopkeeper/hooks/session";
import { createMerchantClient } from "@shopkeeper/sdk";
import { browserSession } from "@shopkeeper/sdk/browser";
import { readProvider } from "./provider";

const tokens = browserSession();
let reason: string | undefined;

/** The unsaved input of the page. */
export const unsaved = unsavedForms();

/** The only client of the page. */
export const client = createMerchantClient({
  ...readProvider(document),
  language: currentLanguage,
  session: { token: () => session.token(), onExpired: (error) => session.expire(error) },
});

/** The session of the page. */
export const session = sessionControl({
  client,
  tokens,
  loginInfo: { get: readCookie, set: (text) => writeCookie(encodeURIComponent(text)), clear: () => writeCookie("; Max-Age=0") },
  localData: localStorage,
  notify(text) {
    reason = text;
  },
  hasUnsaved: unsaved.isAny,
  restart() {
    unsaved.forget();
    location.replace("/dashboard");
  },
});

/** Synchronizes login and logout with the browser's other tabs. */
export function followOtherTabs() {
  const channel = new BroadcastChannel("session");
  channel.onmessage = session.refresh;
  session.onChange(() => channel.postMessage(null));
  document.addEventListener("visibilitychange", session.refresh);
}

/** Reloads the menus when the language changes. */
export const followLanguage = () => void onLanguageChange(() => void session.reloadMenus());

/** Why the last session ended, unless the person ended it; undefined once there is a new session. */
export const endReason = () => (session.state().is === "anonymous" ? reason : undefined);

function readCookie(): string | undefined {
  const entry = document.cookie.split("; ").find((pair) => pair.startsWith(`${loginInfoCookie}=`));
  return entry && decodeURIComponent(entry.slice(loginInfoCookie.length + 1));
}

function writeCookie(value: string) {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${loginInfoCookie}=${value}; Path=/; SameSite=Lax${secure}`;
}
