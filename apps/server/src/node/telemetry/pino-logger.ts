import pino, { type DestinationStream } from "pino";
import { faultOf } from "../../core/fault";
import type { Logger } from "../../ports/logger";
import type { Settings } from "../settings";

/** Structured lines, on standard output unless told; they hold no body, no token and no query, and of a failed query its cause alone. */
export const pinoLogger = (level: Settings["logLevel"], destination?: DestinationStream, ids?: () => object | undefined): Logger =>
  pino(
    {
      level,
      base: undefined,
      // the trace that a line belongs to
      ...(ids && { mixin: () => ids() ?? {} }),
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { error: faultOf },
      redact: ["*.password", "*.pwd", "*.token"],
    },
    destination,
  );
