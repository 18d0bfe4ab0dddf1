import { AbortError, ApiError, fields, NetworkError, type Schema, TimeoutError } from "@shopkeeper/sdk";
import { redact } from "@shopkeeper/sdk/rules/logs";

type ErrorReport = Schema<"ErrorReportInput">;

/** The dependencies of the error reporter. */
export interface ErrorReporterPorts {
  /** The build of the console. */
  release: string;
  send(report: ErrorReport): void;
}

const mostOnAPage = 10;

/** Reports the failures of one page to the server: each once, ten at most, since a failing page fails often. */
export function errorReporter({ release, send }: ErrorReporterPorts) {
  const reported = new Set<string>();
  return (error: unknown, route: string) => {
    const report = errorReport(error, { route, release });
    if (!report) return;
    const kind = JSON.stringify(report);
    if (reported.has(kind) || reported.size >= mostOnAPage) return;
    reported.add(kind);
    send(report);
  };
}

/** The place of a failure: the route pattern and the build of the console. */
interface FailurePlace {
  route: string;
  release: string;
}

const { message: messageLimit, stack: stackLimit } = fields.ErrorReportInput;
const mostFrames = 6;

// messages of browsers and extensions that are not a page failure, or have no content
const noise = /^ResizeObserver loop|^Script error\.?$|-extension:\/\//;

/**
 * The report of a failure (specification, sections 8 and 9); undefined if the page did not cause it: no network,
 * an aborted call, a browser extension. A refusal is reported by its code only, since its message may be personal.
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

/** The first stack frames, with file names instead of addresses; Chrome puts the message before them. */
function stackOf({ stack = "" }: Error): string {
  const frames = stack.split("\n").filter((line) => /:\d+(?::\d+)?\)?$/.test(line.trim()));
  return frames
    .slice(0, mostFrames)
    .map((frame) => frame.trim().replace(/(?:https?|file|blob):\/\/[^\s)]*\//g, ""))
    .join("\n");
}
