import { createMerchantClient, type ClientOptions } from "../client";
import { memorySession } from "../session";
import type { Fetch } from "../send-request";

/** A response of the API in its envelope. */
export const answer = (data: unknown, { code = 200, status = 200, message = null as string | null, headers = {} } = {}) =>
  new Response(JSON.stringify({ code, message, data }), { status, headers: { "Content-Type": "application/json", ...headers } });

/** A refusal as the reference server sends it: the HTTP status follows the code. */
export const refuse = (code: number, status: number, data: unknown = null, headers: Record<string, string> = {}) =>
  answer(data, { code, status, message: `no ${code}`, headers });

/** An empty page of a list. */
export const emptyPage = { page: 1, limit: 20, totalPage: 0, total: 0, list: [] };

/** A client whose requests are recorded in `requests` and answered by `respond`; retries have no delay. */
export function clientOf(
  respond: (request: Request, init: { signal: AbortSignal }) => Response | Promise<Response>,
  options: Partial<ClientOptions> = {},
) {
  const requests: Request[] = [];
  const fetch: Fetch = async (request, init) => {
    requests.push(request);
    return respond(request, init);
  };
  const client = createMerchantClient({
    baseUrl: "http://shop.test/api",
    session: memorySession("token-1"),
    fetch,
    retry: { baseMs: 1 },
    ...options,
  });
  return { client, requests };
}
