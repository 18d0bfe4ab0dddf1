import { mountContract } from "./core/mount";
import { pruneKeys } from "./core/idempotency";
import { operationRunner } from "./core/operation-runner";
import { openPlatform, type ServerState } from "./core/platform";
import type { Handlers } from "./core/handlers";
import type { Preparations } from "./core/preparations";
import { pruneLimits, usualLimits, type Limits } from "./core/rate-limits";
import { createValidation } from "./core/validation";
import { contractOperations, type WireOperation } from "./core/wire-schema";
import { handlers as everyHandler } from "./handlers";
import type { Database } from "./ports/database";
import type { Ports } from "./ports/ports";
import { proveLogin } from "./session/prove-login";
import { provePassword } from "./session/prove-password";

/** What a server is made of; the parts with a default are changed by tests alone. */
export interface ServerParts {
  database: Database;
  ports: Ports;
  loginCaptcha?: "auto" | "always";
  trustsProxy?: boolean;
  checksAnswers?: boolean;
  version?: string;
  limits?: Limits;
  handlers?: Handlers;
  preparations?: Preparations;
  operations?: readonly WireOperation[];
}

/** The server: a function from Request to Response on a migrated database. */
export function createServer(parts: ServerParts) {
  const { database, ports, trustsProxy = false } = parts;
  const state: ServerState = {
    database: database.kind,
    version: parts.version ?? "0.1.0",
    loginCaptcha: parts.loginCaptcha ?? "auto",
    isReady: true,
  };
  const run = operationRunner({
    database,
    ports,
    handlers: parts.handlers ?? everyHandler,
    preparations: parts.preparations ?? { login: proveLogin(ports.passwords), changePassword: provePassword(ports.passwords) },
    validation: createValidation(),
    limits: parts.limits ?? usualLimits,
    state,
    checksAnswers: parts.checksAnswers ?? false,
  });
  const app = mountContract({ operations: parts.operations ?? contractOperations(), run, ports, trustsProxy });

  return {
    database,
    fetch: async (request: Request, address = "local"): Promise<Response> => app.fetch(request, { address }),

    /** Forgets what has run out: sessions, captchas, counts, stored answers and what consoles reported. */
    async tidy() {
      const { db } = database;
      const platform = openPlatform({ db, clock: ports.clock, random: ports.random }, state);
      await platform.sessions.prune();
      await platform.captchas.prune();
      await platform.loginFailures.prune();
      await platform.errorReports.prune();
      await platform.vitalReports.prune();
      await pruneLimits(db, ports.clock);
      await pruneKeys(db, ports.clock.now());
    },
  };
}

/** What `createServer` gives. */
export type Server = ReturnType<typeof createServer>;
