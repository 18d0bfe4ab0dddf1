import { memberOf } from "./rules/core/member-of";
import {
  ApiError,
  ConflictError,
  ForbiddenError,
  NotFoundError,
  RateLimitError,
  ServerError,
  UnauthorizedError,
  ValidationError,
  type FailedCall,
} from "./errors";
import { statuses } from "./generated/statuses";

const classes: Readonly<Record<number, typeof ApiError>> = {
  400: ValidationError,
  401: UnauthorizedError,
  403: ForbiddenError,
  404: NotFoundError,
  409: ConflictError,
  413: ValidationError,
  415: ValidationError,
  422: ValidationError,
  429: RateLimitError,
};

/** The error of a response's code; the HTTP status is ignored, since some providers answer 200 to everything. */
export function refusal(code: number, message: unknown, data: unknown, call: FailedCall, response: Response): ApiError {
  const status = statusOf(code);
  const Kind = classes[status] ?? (status >= 500 ? ServerError : ApiError);
  const fields = memberOf(data, "fields");
  const requestId = memberOf(data, "requestId") ?? response.headers.get("X-Request-Id");
  return new Kind(typeof message === "string" ? message : "", {
    ...call,
    code,
    status,
    data,
    ...(isTexts(fields) && { fields }),
    ...(typeof requestId === "string" && { requestId }),
    ...retryAfter(response.headers.get("Retry-After")),
  });
}

/** The HTTP status of a code: from the contract, the code itself, or 409. */
function statusOf(code: number): number {
  return statuses[code] ?? (code >= 400 && code < 600 ? code : 409);
}

function isTexts(value: unknown): value is Record<string, string> {
  return typeof value === "object" && value !== null && Object.values(value).every((one) => typeof one === "string");
}

function retryAfter(header: string | null): { retryAfter?: number } {
  if (!header) return {};
  const seconds = /^\d+(\.\d+)?$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? { retryAfter: Math.max(0, seconds) } : {};
}
