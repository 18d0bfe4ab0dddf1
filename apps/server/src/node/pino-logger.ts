import pino from "pino";
import type { Logger } from "../ports/logger";
import { faultOf } from "../core/fault";
import type { Settings } from "./settings";

/** Structured lines on standard output; they hold no body, no token and no query, and of a failure its cause alone. */
export const pinoLogger = (level: Settings["logLevel"]): Logger =>
  pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: faultOf },
    redact: ["*.password", "*.pwd", "*.token"],
  });
