import { memberOf } from "./rules/core/member-of";
import type createClient from "openapi-fetch";
import { unwrap } from "./envelope";
import { ApiError, type ClientError, type FailedCall, NetworkError, UnauthorizedError } from "./errors";
import { startRequest, type SharedRequest } from "./shared-request";
import type { paths } from "./generated/schema";
import { idempotencyKey } from "./idempotency-key";
import type { Language } from "./middleware";
import { withRetries, type Retry, type RetryPolicy } from "./retry";
import type { Session } from "./session";

/** Sends a request; `init.signal` ends it at the time limit, or when no caller waits any more. */
export type Fetch = (request: Request, init: { signal: AbortSignal }) => Promise<Response>;

/** The parts shared by all calls of a client. */
export interface Transport {
  http: ReturnType<typeof createClient<paths>>;
  fetch: Fetch;
  session: Session;
  language: (() => Language) | undefined;
  timeoutMs: number;
  retry: RetryPolicy | undefined;
  /** Writes carry an Idempotency-Key and may therefore be retried. */
  isIdempotent: boolean;
  /** Resolves to whether there is a new token to retry with. */
  onExpired(error: UnauthorizedError, token: string | undefined): Promise<boolean>;
  onError: ((error: ClientError) => void) | undefined;
  onRetry: ((retry: Retry) => void) | undefined;
}

/** One call as data. */
export interface RequestSpec {
  operationId: string;
  method: string;
  path: string;
  effect: "read" | "write";
  isPublic?: boolean;
  params?: { path?: object; query?: object };
  body?: unknown;
  headers?: Record<string, string>;
  idempotencyKey?: string;
  /** The request itself carries the signal, for a `fetch` that takes no other; costs 7 µs and memory until its finalizer runs. */
  isAbortable?: boolean;
  timeoutMs?: number;
  /** Reads a successful HTTP response; a JSON envelope by default. */
  read?(response: Response, call: FailedCall, signal: AbortSignal, touch: () => void): Promise<unknown>;
  /** Sends the request; the client's `fetch` by default. */
  send?(request: Request, signal: AbortSignal, touch: () => void): Promise<Response>;
  serialize?(body: unknown): unknown;
  onEnd?(): void;
}

/** The `data` of a response, and the response itself, with its body already read. */
export interface Answer {
  data: unknown;
  response: Response;
}

/** Sends a call, with retries if they are safe; resolves to its answer or rejects with its error. */
export function sendRequest(transport: Transport, spec: RequestSpec, token: string | undefined): SharedRequest<Answer> {
  const timeoutMs = spec.timeoutMs ?? transport.timeoutMs;
  const deadline = Date.now() + timeoutMs;
  const headers: Record<string, string> = { ...spec.headers };
  sign(headers, token);
  if (spec.effect === "write" && transport.isIdempotent) headers["Idempotency-Key"] = spec.idempotencyKey ?? idempotencyKey();
  const { operationId, method, effect } = spec;
  const call: FailedCall = { operationId, method, effect, idempotencyKey: headers["Idempotency-Key"] };
  const retry = spec.effect === "read" || transport.isIdempotent ? transport.retry : undefined;
  return startRequest({
    call,
    timeoutMs,
    run: (signal, clock) => {
      const attempt = () =>
        withRetries(() => exchange(transport, spec, call, headers, signal, clock.touch), {
          ...{ policy: retry, signal, deadline },
          onRetry(next) {
            call.isUncertain ||= isUncertain(next.error);
            call.isSent = false;
            transport.onRetry?.({ operationId, ...next });
          },
        });
      return attempt().catch(async (error: unknown) => {
        if (!(error instanceof UnauthorizedError) || spec.isPublic) throw error;
        clock.stop();
        if (!(await transport.onExpired(error, token))) throw error;
        clock.touch();
        sign(headers, transport.session.token());
        return attempt();
      });
    },
    onEnd: spec.onEnd,
    onFailure: (error) => transport.onError?.(error as ClientError),
  });
}

const isUncertain = (error: unknown) => error instanceof Error && memberOf(error, "isUncertain") === true;

/** Sets the headers that carry a token. */
function sign(headers: Record<string, string>, token: string | undefined) {
  if (token === undefined) return;
  headers["Authori-zation"] = token;
  if (headers.Authorization !== undefined) headers.Authorization = `Bearer ${token}`;
}

type Exchange = (method: string, path: string, init: object) => Promise<{ data?: unknown; error?: unknown; response: Response }>;

async function exchange(
  transport: Transport,
  spec: RequestSpec,
  call: FailedCall,
  headers: Record<string, string>,
  signal: AbortSignal,
  touch: () => void,
): Promise<Answer> {
  try {
    // no types of the contract from here on: the call is data
    const answer = await (transport.http.request as Exchange)(spec.method, spec.path, {
      params: spec.params,
      body: spec.body,
      headers,
      signal: spec.isAbortable ? signal : undefined,
      parseAs: spec.read && "stream",
      bodySerializer: spec.serialize,
      async fetch(request: Request) {
        call.isSent = true;
        call.url = request.url.split("?")[0];
        return spec.send ? spec.send(request, signal, touch) : transport.fetch(request, { signal });
      },
    });
    const { response } = answer;
    if (spec.read && response.ok) return { data: await spec.read(response, call, signal, touch), response };
    return { data: unwrap(answer.data ?? answer.error, call, response), response };
  } catch (error) {
    if (!call.isSent || error instanceof ApiError || error instanceof NetworkError) throw error;
    throw new NetworkError(call, error instanceof SyntaxError ? "unexpected" : "unreachable", { cause: error });
  }
}
