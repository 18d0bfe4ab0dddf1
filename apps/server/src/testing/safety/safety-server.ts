import { startServer, type TestOptions } from "../start-server";
import { quickPasswords } from "./quick-passwords";
import { unlimited } from "./unlimited";

/** A server for the matrices: without rate limits, and with fast password hashing. */
export const safetyServer = (options: Pick<TestOptions, "database"> = {}) =>
  startServer({ ...options, limits: unlimited, ports: { passwords: quickPasswords } });

export const MINUTES = 60_000;
