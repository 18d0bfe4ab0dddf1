/** The call that an error is about. */
export interface FailedCall {
  /** The operation, or the path of a call made by path. */
  operationId: string;
  method?: string;
  /** The URL of the request, without its query. */
  url?: string | undefined;
  effect?: "read" | "write";
  idempotencyKey?: string | undefined;
  /** A request was sent to the server and has not been refused since. */
  isSent?: boolean;
  /** An earlier attempt had no response. */
  isUncertain?: boolean;
}

/** The base of every error of a call. */
abstract class CallError extends Error {
  readonly operationId: string;
  readonly method: string | undefined;
  /** The URL of the call, without its query. */
  readonly url: string | undefined;
  /** The key of a failed write: the same write under the same key takes effect once. */
  readonly idempotencyKey: string | undefined;
  /** An attempt of the write had no response: the server may have carried it out. */
  readonly isUncertain: boolean;
  /** The same call may succeed later, and is safe to repeat: a write under its `idempotencyKey`. */
  readonly isRetryable: boolean;

  constructor(message: string, call: FailedCall, kind: { isPassing: boolean; isAnswered: boolean }, options?: ErrorOptions) {
    const isUncertain = call.effect === "write" && (call.isUncertain === true || (call.isSent === true && !kind.isAnswered));
    super(isUncertain ? `${message}; it may have taken effect` : message, options);
    this.operationId = call.operationId;
    this.method = call.method;
    this.url = call.url;
    this.idempotencyKey = call.idempotencyKey;
    this.isUncertain = isUncertain;
    this.isRetryable = kind.isPassing && (call.effect !== "write" || call.idempotencyKey !== undefined);
  }
}

/** Fields of a refusal. */
export interface Refused extends FailedCall {
  /** The `code` of the envelope: an HTTP status, or a business code of the contract. */
  code: number;
  /** The HTTP status of the code, whatever status the provider sent. */
  status: number;
  /** Messages by field. */
  fields?: Readonly<Record<string, string>>;
  /** Identifies the request in the server's log. */
  requestId?: string;
  /** The `data` of the envelope. */
  data?: unknown;
  /** Seconds until a retry makes sense, if the server sent them. */
  retryAfter?: number;
}

/** The server refused the call; `message` is its sentence in the caller's language, or names the call and its status. */
export class ApiError extends CallError {
  override name = "ApiError";
  /** The server's sentence, for people; empty when it sent none. */
  readonly sentence: string;
  readonly code: number;
  readonly status: number;
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string | undefined;
  readonly data: unknown;
  readonly retryAfter: number | undefined;

  constructor(sentence: string, refused: Refused) {
    const isPassing = [429, 502, 503, 504].includes(refused.status);
    super(sentence || said(refused, String(refused.code)), refused, { isPassing, isAnswered: sentence !== "" || refused.status < 500 });
    this.sentence = sentence;
    this.code = refused.code;
    this.status = refused.status;
    this.fields = refused.fields ?? {};
    this.requestId = refused.requestId;
    this.data = refused.data;
    this.retryAfter = refused.retryAfter;
  }
}

/** There is no session, or it has ended (401). */
export class UnauthorizedError extends ApiError {
  override name = "UnauthorizedError";
}

/** The account lacks the permission (403). */
export class ForbiddenError extends ApiError {
  override name = "ForbiddenError";
}

/** The row does not exist, or belongs to another merchant (404). */
export class NotFoundError extends ApiError {
  override name = "NotFoundError";
}

/** The input is invalid; `fields` has the messages by field (400, 413, 415). */
export class ValidationError extends ApiError {
  override name = "ValidationError";
}

/** A business rule refuses in the current state (409). */
export class ConflictError extends ApiError {
  override name = "ConflictError";
}

/** Too many requests; `retryAfter` has the seconds to wait (429). */
export class RateLimitError extends ApiError {
  override name = "RateLimitError";
}

/** The server failed (500 and above). */
export class ServerError extends ApiError {
  override name = "ServerError";
}

/** No usable response: offline, cut off, or not from the API (an HTML page). */
export class NetworkError extends CallError {
  override name = "NetworkError";

  constructor(
    call: FailedCall | string,
    /** `unreachable`: no response; `unexpected`: a response that is not the API's. */
    readonly reason: "unreachable" | "unexpected",
    options?: ErrorOptions,
  ) {
    const what = reason === "unreachable" ? "no answer" : "an unexpected answer";
    super(said(callOf(call), what), callOf(call), { isPassing: reason === "unreachable", isAnswered: false }, options);
  }
}

/** No complete response in time. */
export class TimeoutError extends CallError {
  override name = "TimeoutError";

  constructor(
    call: FailedCall | string,
    readonly timeoutMs: number,
  ) {
    super(said(callOf(call), `no answer within ${timeoutMs} ms`), callOf(call), { isPassing: true, isAnswered: false });
  }
}

/** The caller's signal ended the call; `cause` is the signal's reason. */
export class AbortError extends CallError {
  override name = "AbortError";

  constructor(call: FailedCall | string, options?: ErrorOptions) {
    super(said(callOf(call), "aborted"), callOf(call), { isPassing: false, isAnswered: false }, options);
  }
}

/** Every error that a call may reject with. */
export type ClientError = ApiError | NetworkError | TimeoutError | AbortError;

const callOf = (call: FailedCall | string): FailedCall => (typeof call === "string" ? { operationId: call } : call);

/** A message with the call and its result: `getMenus: 502 from GET https://shop.example/api/admin/merchant/menus`. */
const said = ({ operationId, method, url }: FailedCall, what: string) =>
  url === undefined ? `${operationId}: ${what}` : `${operationId}: ${what} from ${method} ${url}`;
