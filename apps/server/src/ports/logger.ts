/** A log for the operator of the server: fields and a sentence. */
export interface Logger {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** A logger without output. */
export const silentLogger: Logger = { debug() {}, info() {}, warn() {}, error() {} };
