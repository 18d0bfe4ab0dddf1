import { NetworkError } from "./errors";
import { refusal } from "./refusal";

/** The `data` of a success; any other answer is thrown as the error it stands for. */
export function unwrap(answer: unknown, operationId: string, response: Response): unknown {
  if (response.status === 204) return undefined;
  const code = typeof answer === "object" && answer !== null && "code" in answer ? Number(answer.code) : NaN;
  if (!Number.isInteger(code)) throw unreadable(operationId, response);
  const { message, data } = answer as { message?: unknown; data?: unknown };
  if (code === 200) return data;
  throw refusal(code, message, data, operationId, response);
}

/** An answer without an envelope: a gateway's 401, 429 or 5xx says enough by its status, anything else is not the API. */
function unreadable(operationId: string, response: Response): Error {
  const { status } = response;
  if (status === 401 || status === 429 || status >= 500) return refusal(status, undefined, undefined, operationId, response);
  return new NetworkError(operationId, "unexpected", { cause: status });
}
