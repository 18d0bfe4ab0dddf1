import pino from "pino";
import type { Logger } from "../ports/logger";
import type { Settings } from "./settings";

/** Structured lines on standard output; they hold no body, no token and no query. */
export const pinoLogger = (level: Settings["logLevel"]): Logger =>
  pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: pino.stdSerializers.err },
    redact: ["error.params", "error.query", "*.password", "*.pwd", "*.token"],
  });
