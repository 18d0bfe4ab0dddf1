import { AbortError, ApiError, NetworkError, ServerError, TimeoutError } from "@shopkeeper/sdk";
import { textOf } from "../texts/catalogue";
import { coreText } from "../texts/messages";

/** The message of a failure: the server's own if it sent one, with the request id for a server error. */
export function failureText(error: unknown): string {
  if (error instanceof ServerError && error.requestId) {
    return textOf(coreText, "failures.withRequest", { message: messageOf(error), requestId: error.requestId });
  }
  if (error instanceof ApiError) return messageOf(error);
  if (error instanceof TimeoutError) return textOf(coreText, "failures.timeout");
  if (error instanceof AbortError) return textOf(coreText, "failures.aborted");
  if (error instanceof NetworkError) return textOf(coreText, "failures.network");
  return error instanceof Error && error.message ? error.message : textOf(coreText, "failures.unknown");
}

const messageOf = (error: ApiError) => error.sentence || textOf(coreText, "failures.unknown");
