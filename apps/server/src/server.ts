import { openPlatform, sheets } from "./composition/platform";
import { openShop, usesIn } from "./composition/shop";
import { mountContract } from "./core/mount";
import { usualBodies, type BodyLimits } from "./core/body-intake";
import { usualHeavy, type HeavyLimits } from "./core/heavy-work";
import { pruneKeys } from "./core/idempotency";
import { operationRunner } from "./core/operation-runner";
import type { ServerState } from "./core/platform";
import type { Handlers, SomePreparations } from "./core/handlers";
import { pruneLimits, usualLimits, type Limits } from "./core/rate-limits";
import type { Executor } from "./core/scope";
import { freshTotals } from "./core/totals";
import { contractOperations, type WireOperation } from "./core/wire-schema";
import { usualUploads, type UploadLimits } from "./core/upload-limits";
import { deviceAuthentication } from "./devices/device-authentication";
import { domains, handlers, preparations } from "./generated/domains";
import { logStore } from "./logs/store";
import type { Database } from "./ports/database";
import type { Ports } from "./ports/ports";
import { revise } from "./revisions/revise";
import { authentication } from "./session/authentication";

/** What a server is made of; the parts with a default are changed by tests alone. */
export interface ServerParts {
  database: Database;
  ports: Ports;
  loginCaptcha?: "auto" | "always";
  trustsProxy?: boolean;
  checksAnswers?: boolean;
  version?: string;
  limits?: Limits;
  bodies?: BodyLimits;
  heavy?: HeavyLimits;
  uploads?: UploadLimits;
  isDemo?: boolean;
  handlers?: Handlers;
  preparations?: SomePreparations;
  operations?: readonly WireOperation[];
}

/** The server: a function from Request to Response on a migrated database. */
export function createServer(parts: ServerParts) {
  const { database, ports, trustsProxy = false } = parts;
  const { clock, random, files } = ports;
  const state: ServerState = {
    database: database.kind,
    version: parts.version ?? "0.1.0",
    loginCaptcha: parts.loginCaptcha ?? "auto",
    uploads: parts.uploads ?? usualUploads,
    isDemo: parts.isDemo ?? true,
    isDraining: false,
    ping: async () => void (await Promise.all([database.ping(), files.ping()])),
  };
  const run = operationRunner({
    database,
    ports,
    handlers: parts.handlers ?? handlers,
    preparations: parts.preparations ?? preparations(ports),
    openShop,
    openPlatform: (scope) => openPlatform(scope, state, ports),
    authenticate: authentication(database, clock, random),
    authenticateDevice: deviceAuthentication(database),
    audit: (scope, audited) => logStore(scope).add(audited),
    revise,
    keepFiles: (shop, paths) => shop.pictures.space.keep(paths),
    raiseRevision: (shop) => shop.merchant.raiseRevision(),
    limits: parts.limits ?? usualLimits,
    bodies: parts.bodies ?? usualBodies,
    heavy: parts.heavy ?? usualHeavy,
    state,
    checksAnswers: parts.checksAnswers ?? false,
  });
  const app = mountContract({ operations: parts.operations ?? contractOperations(), run, ports, trustsProxy });

  return {
    database,

    /** From now on the server's health says that it ends; everything else is still answered. */
    drain() {
      state.isDraining = true;
    },

    fetch: async (request: Request, address = "local"): Promise<Response> => app.fetch(request, { address }),

    /** Does what is due in all shops, domain by domain, and keeps the database's log of changes short. */
    async work() {
      const inShop = (db: Executor, merId: number) => openShop({ db, merId, clock, files, totals: freshTotals });
      for (const domain of Object.values(domains)) await domain.work?.({ database, ports, sheets, openShop: inShop });
      await database.checkpoint();
    },

    /** Forgets what has run out: counts, stored answers, and what each domain says. */
    async tidy() {
      const { db } = database;
      await pruneLimits(db, clock);
      await pruneKeys(db, clock.now());
      const usesOf = (on: Executor, merId: number, paths: readonly string[]) => usesIn({ db: on, merId, files }).of(paths);
      for (const domain of Object.values(domains)) await domain.tidy?.({ db, clock, random, files, usesOf });
    },
  };
}

/** What `createServer` gives. */
export type Server = ReturnType<typeof createServer>;
