import { memberOf } from "./rules/core/member-of";
import type { Middleware } from "openapi-fetch";
import { operations } from "./generated/operations";
import manifest from "../package.json" with { type: "json" };
import { idempotencyKey } from "./idempotency-key";
import type { Session } from "./session";

/** The language of the server's messages. */
export type Language = "zh-CN" | "en";

/** Adds the session's token to a request, unless the call has set one. */
export function withSession(session: Session): Middleware {
  return {
    onRequest({ request }) {
      if (request.headers.has("Authori-zation")) return;
      const token = session.token();
      if (token) request.headers.set("Authori-zation", token);
    },
  };
}

/** Sends the user's language as `Accept-Language`. */
export function withLanguage(language: () => Language): Middleware {
  return {
    onRequest({ request }) {
      if (!request.headers.has("Accept-Language")) request.headers.set("Accept-Language", language());
    },
  };
}

/** Gives each write a key, so that it takes effect once even if it arrives several times. */
export function withIdempotencyKey(): Middleware {
  const effects = new Map(Object.values(operations).map(({ method, path, effect }) => [`${method} ${path}`, effect]));
  return {
    onRequest({ request, schemaPath }) {
      const effect = effects.get(`${request.method} ${schemaPath}`) ?? (request.method === "GET" ? "read" : "write");
      if (effect === "write" && !request.headers.has("Idempotency-Key")) request.headers.set("Idempotency-Key", idempotencyKey());
    },
  };
}

const node = memberOf(memberOf(memberOf(globalThis, "process"), "versions"), "node");

/** Whether this runs on Node, and not in a page created by a test. */
export const isNode = typeof node === "string" && !("document" in globalThis);

/** Names the SDK and Node in the server's log; browsers send their own user agent. */
export function withUserAgent(): Middleware {
  const name = `shopkeeper-sdk/${manifest.version} node/${String(node)}`;
  return {
    onRequest({ request }) {
      if (!request.headers.has("User-Agent")) request.headers.set("User-Agent", name);
    },
  };
}
