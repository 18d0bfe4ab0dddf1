import { expect, test } from "vitest";
import { browserSession } from "./browser";

/** A page with a cookie jar and a session storage; `cookies: false` is a browser that refuses cookies. */
function pageOf({ protocol = "http:", cookies = true } = {}) {
  const jar = new Map<string, string>();
  const stored = new Map<string, string>();
  const written: string[] = [];
  const document = {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(text: string) {
      written.push(text);
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      if (/Max-Age=0/.test(text)) jar.delete(name);
      else if (cookies) jar.set(name, value);
    },
  };
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  return { document, sessionStorage, location: { protocol }, jar, stored, written };
}

test("the token lies in the cookie merJToken and in the session storage", () => {
  const page = pageOf();
  const session = browserSession({ page });
  expect(session.token()).toBeUndefined();
  session.set("a b;c");
  expect(page.jar.get("merJToken")).toBe("a%20b%3Bc");
  expect(page.stored.get("merJToken")).toBe("a b;c");
  expect(session.token()).toBe("a b;c");
  session.clear();
  expect([session.token(), page.jar.size, page.stored.size]).toEqual([undefined, 0, 0]);
});

test("other cookies are left alone, also those whose name ends alike", () => {
  const page = pageOf();
  page.document.cookie = "my-merJToken=other";
  const session = browserSession({ page });
  expect(session.token()).toBeUndefined();
  session.set("t");
  session.clear();
  expect(page.jar.get("my-merJToken")).toBe("other");
});

test("logging out in another tab ends this one's session too", () => {
  const page = pageOf();
  const session = browserSession({ page });
  session.set("t");
  page.jar.delete("merJToken");
  expect(session.token()).toBeUndefined();
});

test("where cookies are refused the session storage answers", () => {
  const session = browserSession({ page: pageOf({ cookies: false }) });
  session.set("t");
  expect(session.token()).toBe("t");
});

test("the cookie stays on the site, and on TLS where there is TLS", () => {
  const page = pageOf({ protocol: "https:" });
  browserSession({ page }).set("t");
  expect(page.written.at(-1)).toBe("merJToken=t; Path=/; SameSite=Strict; Secure");
});

test("on a server there is no page: no token, and nothing is kept", () => {
  const session = browserSession();
  session.set("token-1");
  expect(session.token()).toBeUndefined();
  session.clear();
});
