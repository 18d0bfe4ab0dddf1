/** Fields of a refusal. */
export interface Refused {
  /** The `code` of the envelope: an HTTP status, or a business code of the contract. */
  code: number;
  /** The HTTP status of the code, whatever status the provider sent. */
  status: number;
  /** The operation, or the path of a call made by path. */
  operationId: string;
  /** Messages by field. */
  fields?: Readonly<Record<string, string>>;
  /** Names the request in the server's log. */
  requestId?: string;
  /** The `data` of the envelope. */
  data?: unknown;
  /** Seconds until a retry makes sense, if the server says so. */
  retryAfter?: number;
}

/** The server refused the call; `message` is its sentence in the caller's language. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly code: number;
  readonly status: number;
  readonly operationId: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string | undefined;
  readonly data: unknown;
  readonly retryAfter: number | undefined;

  constructor(message: string, refused: Refused) {
    super(message);
    this.code = refused.code;
    this.status = refused.status;
    this.operationId = refused.operationId;
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

/** The input is invalid; `fields` says where (400, 413, 415). */
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
export class NetworkError extends Error {
  override name = "NetworkError";

  constructor(
    readonly operationId: string,
    /** `unreachable`: no response; `unexpected`: a response that is not the API's. */
    readonly reason: "unreachable" | "unexpected",
    options?: ErrorOptions,
  ) {
    super(`${operationId}: ${reason}`, options);
  }
}

/** No complete response in time. */
export class TimeoutError extends Error {
  override name = "TimeoutError";

  constructor(
    readonly operationId: string,
    readonly timeoutMs: number,
  ) {
    super(`${operationId}: ${timeoutMs} ms`);
  }
}

/** The caller's signal ended the call; `cause` is the signal's reason. */
export class AbortError extends Error {
  override name = "AbortError";

  constructor(
    readonly operationId: string,
    options?: ErrorOptions,
  ) {
    super(operationId, options);
  }
}

/** Every error that a call may reject with. */
export type ClientError = ApiError | NetworkError | TimeoutError | AbortError;
