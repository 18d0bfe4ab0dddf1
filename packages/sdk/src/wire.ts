import type createClient from "openapi-fetch";
import { unwrap } from "./envelope";
import { ApiError, NetworkError, UnauthorizedError, type ClientError } from "./errors";
import { launch, type Flight } from "./flight";
import type { paths } from "./generated/schema";
import { idempotencyKey } from "./idempotency-key";
import type { Language } from "./middleware";
import { withRetries, type RetryPolicy } from "./retry";
import type { Session } from "./session";

/** Sends a request; `init.signal` ends it at the time limit, or when its callers have left. */
export type Fetch = (request: Request, init: { signal: AbortSignal }) => Promise<Response>;

/** What every call of a client shares. */
export interface Wire {
  http: ReturnType<typeof createClient<paths>>;
  fetch: Fetch;
  session: Session;
  language: (() => Language) | undefined;
  timeoutMs: number;
  retry: RetryPolicy | undefined;
  /** Writes carry an Idempotency-Key, and may therefore be tried again. */
  isIdempotent: boolean;
  /** Whether there is a new token in place of the one that a call was refused with. */
  onExpired(error: UnauthorizedError, token: string | undefined): Promise<boolean>;
  onError: ((error: ClientError) => void) | undefined;
}

/** One call as it travels. */
export interface Outgoing {
  operationId: string;
  method: string;
  path: string;
  effect: "read" | "write";
  isPublic?: boolean;
  params?: { path?: object; query?: object };
  body?: unknown;
  headers?: Record<string, string>;
  idempotencyKey?: string;
  /** The request itself carries the signal, for a `fetch` that knows nothing else; costs 7 µs and much memory until its finalizer runs. */
  isAbortable?: boolean;
  timeoutMs?: number;
  /** What to make of a successful HTTP answer; JSON in an envelope unless said otherwise. */
  read?(response: Response, signal: AbortSignal, touch: () => void): Promise<unknown>;
  /** Sends the request; the client's `fetch` unless said otherwise. */
  send?(request: Request, signal: AbortSignal, touch: () => void): Promise<Response>;
  serialize?(body: unknown): unknown;
  onEnd?(): void;
}

/** Sends a call, again where that is safe, and gives its `data` or the error it ended in. */
export function depart(wire: Wire, call: Outgoing, token: string | undefined): Flight<unknown> {
  const timeoutMs = call.timeoutMs ?? wire.timeoutMs;
  const deadline = Date.now() + timeoutMs;
  const headers: Record<string, string> = { ...call.headers };
  sign(headers, token);
  if (call.effect === "write" && wire.isIdempotent) headers["Idempotency-Key"] = call.idempotencyKey ?? idempotencyKey();
  const retry = call.effect === "read" || wire.isIdempotent ? wire.retry : undefined;
  return launch({
    operationId: call.operationId,
    timeoutMs,
    run: (signal, clock) => {
      const attempt = () => withRetries(() => exchange(wire, call, headers, signal, clock.touch), retry, signal, deadline);
      return attempt().catch(async (error: unknown) => {
        if (!(error instanceof UnauthorizedError) || call.isPublic) throw error;
        clock.stop();
        if (!(await wire.onExpired(error, token))) throw error;
        clock.touch();
        sign(headers, wire.session.token());
        return attempt();
      });
    },
    onEnd: call.onEnd,
    onFailure: (error) => wire.onError?.(error as ClientError),
  });
}

/** Puts a token into the headers that carry one. */
function sign(headers: Record<string, string>, token: string | undefined) {
  if (token === undefined) return;
  headers["Authori-zation"] = token;
  if (headers.Authorization !== undefined) headers.Authorization = `Bearer ${token}`;
}

type Exchange = (method: string, path: string, init: object) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

async function exchange(
  wire: Wire,
  call: Outgoing,
  headers: Record<string, string>,
  signal: AbortSignal,
  touch: () => void,
): Promise<unknown> {
  let isUnderWay = false;
  let response: Response | undefined;
  try {
    // the contract's types end here: the call is data by now
    const answer = await (wire.http.request as Exchange)(call.method, call.path, {
      params: call.params,
      body: call.body,
      headers,
      signal: call.isAbortable ? signal : undefined,
      parseAs: call.read && "stream",
      bodySerializer: call.serialize,
      async fetch(request: Request) {
        isUnderWay = true;
        response = await (call.send ? call.send(request, signal, touch) : wire.fetch(request, { signal }));
        return response;
      },
    });
    if (call.read && answer.response.ok) return await call.read(answer.response, signal, touch);
    return unwrap(answer.data ?? answer.error, call.operationId, answer.response);
  } catch (error) {
    if (!isUnderWay || error instanceof ApiError || error instanceof NetworkError) throw error;
    throw new NetworkError(call.operationId, error instanceof SyntaxError ? "unexpected" : "unreachable", { cause: error });
  }
}
