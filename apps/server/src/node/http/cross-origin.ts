const METHODS = "GET, POST, PUT, PATCH, DELETE";
const SENT = "Accept-Language, Authori-zation, Authorization, Bulk-Id, Content-Type, Idempotency-Key";
const READ = "Content-Disposition, Content-Length, download-filename, Retry-After, X-Request-Id";
const PREFLIGHT_SECONDS = 7200;
/** Names of custom request headers that a page may send, except those in which a proxy names the client. */
const OWN = /^(?!(?:x-)?forwarded)[a-z0-9-]{1,64}$/i;

/**
 * Lets pages of the listed origins read the server's answers; any other page is treated as without this setting.
 *
 * Credentials are never allowed: a session is sent in a header that such a page sets itself, so that no cookie acts for a person.
 */
export function crossOrigin(origins: readonly string[]) {
  const allowed = new Set(origins);

  return async (request: Request, answer: () => Promise<Response>): Promise<Response> => {
    if (allowed.size === 0) return answer();
    const origin = request.headers.get("origin") ?? "";
    const isAllowed = allowed.has(origin);
    const isPreflight = request.method === "OPTIONS" && request.headers.has("access-control-request-method");
    const response = isAllowed && isPreflight ? preflight(request) : await answer();
    // a cache must not give one origin's answer to another
    response.headers.append("Vary", "Origin");
    if (isAllowed) {
      response.headers.set("Access-Control-Allow-Origin", origin);
      response.headers.set("Access-Control-Expose-Headers", READ);
    }
    return response;
  };
}

function preflight(request: Request) {
  const requested = (request.headers.get("access-control-request-headers") ?? "").split(",").map((name) => name.trim());
  return new Response(null, {
    status: 204,
    headers: {
      "Access-Control-Allow-Methods": METHODS,
      "Access-Control-Allow-Headers": [SENT, ...requested.filter((name) => OWN.test(name))].join(", "),
      "Access-Control-Max-Age": String(PREFLIGHT_SECONDS),
    },
  });
}
