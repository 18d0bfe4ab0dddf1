import pino, { type DestinationStream } from "pino";
import { faultOf } from "../../core/fault";
import type { Logger } from "../../ports/logger";
import type { Settings } from "../settings";

/** Structured lines, by default on standard output, without bodies, tokens and queries; of a failed query only the cause. */
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
