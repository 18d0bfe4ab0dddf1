import { memberOf } from "@shopkeeper/sdk/rules/core";
import { redact } from "@shopkeeper/sdk/rules/logs";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { sqlState } from "../ports/database";

/** The parts of a failure that an operator may see. */
export interface Fault {
  type: string;
  message: string;
  /** The SQLSTATE, or the system's own code. */
  code?: string;
  /** The places in the code, without any message. */
  stack?: string;
}

/**
 * A failure without data of the request: of a failed query only its cause.
 *
 * Drizzle's error has the whole statement with its parameters in its message, and so in its stack; PostgreSQL quotes values after a colon,
 * and in its detail. None of that is kept, and text in the rest that looks personal is redacted.
 */
export function faultOf(failure: unknown): Fault {
  if (!(failure instanceof Error)) return { type: typeof failure, message: redact(String(failure)) };
  const cause = withoutStatement(failure);
  const state = sqlState(cause);
  const code: unknown = state ?? memberOf(cause, "code");
  const message = state === undefined ? cause.message : cause.message.replace(/: ".*$/s, "");
  return {
    type: cause.name,
    message: redact(message),
    ...(typeof code === "string" && { code }),
    stack: placesOf(failure.stack),
  };
}

function withoutStatement(failure: Error): Error {
  return failure instanceof DrizzleQueryError && failure.cause instanceof Error ? withoutStatement(failure.cause) : failure;
}

const placesOf = (stack = "") =>
  stack
    .split("\n")
    .filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line))
    .join("\n");
