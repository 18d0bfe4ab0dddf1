import type { SessionStore } from "./session";

/** The parts of a page that hold a session. */
interface Page {
  document: { cookie: string };
  sessionStorage: { getItem(key: string): string | null; setItem(key: string, value: string): void; removeItem(key: string): void };
  location: { protocol: string };
}

/** Where the browser session is stored. */
export interface BrowserSessionOptions {
  /** Name of the cookie and of the entry in the session storage. */
  cookie?: string;
  /** The page; replaced in tests. */
  page?: Page;
}

/**
 * Stores the token in a cookie, so that other tabs share it, and in the session storage.
 *
 * The cookie takes precedence: logging out in one tab logs every tab out. The session storage is used
 * only if cookies are disabled. On a server there is no page: it holds no token and stores none.
 */
export function browserSession(options: BrowserSessionOptions = {}): SessionStore {
  if (options.page === undefined && !("document" in globalThis)) return { token: () => undefined, set: ignore, clear: ignore };
  return sessionOf(options);
}

const ignore = () => undefined;

function sessionOf({ cookie = "merJToken", page = globalThis as unknown as Page }: BrowserSessionOptions): SessionStore {
  const attributes = () => `; Path=/; SameSite=Strict${page.location.protocol === "https:" ? "; Secure" : ""}`;
  const write = (text: string) => {
    page.document.cookie = text;
  };
  const fromCookie = () => {
    const entry = page.document.cookie.split("; ").find((pair) => pair.startsWith(`${cookie}=`));
    return entry ? decode(entry.slice(cookie.length + 1)) : undefined;
  };
  const acceptsCookies = () => {
    write(`${cookie}-probe=1${attributes()}`);
    const taken = page.document.cookie.includes(`${cookie}-probe=1`);
    write(`${cookie}-probe=; Max-Age=0${attributes()}`);
    return taken;
  };
  let cookies: boolean | undefined;
  return {
    token() {
      const token = fromCookie();
      if (token) return token;
      cookies ??= acceptsCookies();
      return cookies ? undefined : (page.sessionStorage.getItem(cookie) ?? undefined);
    },
    set(token) {
      write(`${cookie}=${encodeURIComponent(token)}${attributes()}`);
      page.sessionStorage.setItem(cookie, token);
    },
    clear() {
      write(`${cookie}=; Max-Age=0${attributes()}`);
      page.sessionStorage.removeItem(cookie);
    },
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
