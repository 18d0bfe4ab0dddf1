import { AbortError, ApiError, limits, NetworkError, type Schema, TimeoutError } from "@shopkeeper/sdk";
import { redact } from "./redact";

type ErrorReport = Schema<"ErrorReportInput">;

/** Where a failure happened: the pattern of the route, and the build of the console. */
export interface FailurePlace {
  route: string;
  release: string;
}

const { message: messageLimit, stack: stackLimit } = limits.ErrorReportInput;
const mostFrames = 6;

// what browsers and extensions say that is no failure of the page, or that tells nothing
const noise = /^ResizeObserver loop|^Script error\.?$|-extension:\/\//;

/**
 * What the server is told of a failure (specification, sections 8 and 9); undefined where it is none of the page's: no
 * network, a call that was called off, an extension of the browser.
 *
 * What the server said in a refusal may be about somebody, so that only its code goes back.
 */
export function errorReport(error: unknown, { route, release }: FailurePlace): ErrorReport | undefined {
  if (error instanceof NetworkError || error instanceof TimeoutError || error instanceof AbortError) return undefined;
  const message = messageOf(error).trim();
  const stack = error instanceof Error ? stackOf(error) : "";
  if (message === "" || noise.test(message) || noise.test(stack)) return undefined;
  return {
    message: redact(message.slice(0, messageLimit.maxLength)).slice(0, messageLimit.maxLength),
    route,
    release,
    ...(stack !== "" && { stack: redact(stack).slice(0, stackLimit.maxLength) }),
  };
}

function messageOf(error: unknown): string {
  if (error instanceof ApiError) return `${error.name} ${error.code} ${error.operationId}`;
  if (error instanceof Error) return `${error.name}: ${error.message}`;
  return typeof error === "string" ? error : Object.prototype.toString.call(error);
}

/** The first frames, each with its file's name in place of its address; in Chrome the message stands above them. */
function stackOf({ stack = "" }: Error): string {
  const frames = stack.split("\n").filter((line) => /:\d+(?::\d+)?\)?$/.test(line.trim()));
  return frames
    .slice(0, mostFrames)
    .map((frame) => frame.trim().replace(/(?:https?|file|blob):\/\/[^\s)]*\//g, ""))
    .join("\n");
}
