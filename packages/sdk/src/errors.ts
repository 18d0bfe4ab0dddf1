/** What is known of a refusal when it arrives. */
export interface Refused {
  /** The `code` of the answer: an HTTP status, or a business code of the contract. */
  code: number;
  /** The HTTP status that the code stands for, whatever status the provider sent. */
  status: number;
  /** The operation, or the path of a call made by path. */
  operationId: string;
  /** Field → what is wrong with it. */
  fields?: Readonly<Record<string, string>>;
  /** Names the request in the server's log. */
  requestId?: string;
  /** The `data` of the answer. */
  data?: unknown;
  /** Seconds until another try makes sense, where the server said so. */
  retryAfter?: number;
}

/** The server answered and refused; `message` is its sentence, in the caller's language. */
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

/** Something in the request is not right; `fields` says where (400, 413, 415). */
export class ValidationError extends ApiError {
  override name = "ValidationError";
}

/** A rule of the business refuses in the present state (409). */
export class ConflictError extends ApiError {
  override name = "ConflictError";
}

/** Too many requests; `retryAfter` says when to try again (429). */
export class RateLimitError extends ApiError {
  override name = "RateLimitError";
}

/** The server failed (500 and above). */
export class ServerError extends ApiError {
  override name = "ServerError";
}

/** No usable answer came: offline, cut off, or something else than the API answered (a page of HTML). */
export class NetworkError extends Error {
  override name = "NetworkError";

  constructor(
    readonly operationId: string,
    /** `unreachable`: no answer; `unexpected`: an answer that is not the API's. */
    readonly reason: "unreachable" | "unexpected",
    options?: ErrorOptions,
  ) {
    super(`${operationId}: ${reason}`, options);
  }
}

/** No whole answer came in time. */
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

/** Everything that a call may be rejected with. */
export type ClientError = ApiError | NetworkError | TimeoutError | AbortError;
