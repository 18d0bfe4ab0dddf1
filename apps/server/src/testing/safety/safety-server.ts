import { startServer, type TestOptions } from "../start-server";
import { quickPasswords } from "./quick-passwords";
import { unlimited } from "./unlimited";

/** A server for the matrices: without limits on how often, and with passwords that are checked at once. */
export const safetyServer = (options: Pick<TestOptions, "database"> = {}) =>
  startServer({ ...options, limits: unlimited, ports: { passwords: quickPasswords } });

export const MINUTES = 60_000;
