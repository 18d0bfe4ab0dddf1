import { type FailedCall, NetworkError } from "./errors";
import { refusal } from "./refusal";

/** The `data` of a success; any other response is thrown as its error. */
export function unwrap(answer: unknown, call: FailedCall, response: Response): unknown {
  if (response.status === 204) return undefined;
  const code = typeof answer === "object" && answer !== null && "code" in answer ? Number(answer.code) : NaN;
  if (!Number.isInteger(code)) throw unreadable(call, response);
  const { message, data } = answer as { message?: unknown; data?: unknown };
  if (code === 200) return data;
  throw refusal(code, message, data, call, response);
}

/** The error of a response without an envelope: a gateway's 401, 429 or 5xx keeps its status, anything else is unexpected. */
function unreadable(call: FailedCall, response: Response): Error {
  const { status } = response;
  if (status === 401 || status === 429 || status >= 500) return refusal(status, undefined, undefined, call, response);
  return new NetworkError(call, "unexpected", { cause: status });
}
