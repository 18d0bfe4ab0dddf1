/** What is worth telling whoever runs the server, as fields and a sentence. */
export interface Logger {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Tells nobody. */
export const silentLogger: Logger = { debug() {}, info() {}, warn() {}, error() {} };
