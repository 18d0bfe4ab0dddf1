import { mountContract } from "./core/mount";
import { pruneKeys } from "./core/idempotency";
import { operationRunner } from "./core/operation-runner";
import { openPlatform, type ServerState } from "./core/platform";
import type { Handlers } from "./core/handlers";
import type { Preparations } from "./core/preparations";
import { pruneLimits, usualLimits, type Limits } from "./core/rate-limits";
import { createValidation } from "./core/validation";
import { contractOperations, type WireOperation } from "./core/wire-schema";
import { pictureUses } from "./core/picture-uses";
import { freshTotals } from "./core/totals";
import { usualUploads, type UploadLimits } from "./core/upload-limits";
import { pruneExports } from "./exports/store";
import { handlers as everyHandler } from "./handlers";
import { sendMedia } from "./pictures/send-media";
import { sweepFiles } from "./pictures/sweep-files";
import { takeUpload } from "./pictures/take-upload";
import { collectPage } from "./products/form/collect-page";
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
  uploads?: UploadLimits;
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
    uploads: parts.uploads ?? usualUploads,
    isReady: true,
  };
  const collect = collectPage(ports);
  const run = operationRunner({
    database,
    ports,
    handlers: parts.handlers ?? everyHandler,
    preparations: parts.preparations ?? {
      login: proveLogin(ports.passwords),
      changePassword: provePassword(ports.passwords),
      ...takeUpload(ports),
      uploadLocalMedia: sendMedia(ports),
      importProduct: ({ shop, query }) => collect(shop, query.url),
      copyProduct: ({ shop, body }) => collect(shop, body.url),
    },
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
      await pruneExports(db, ports.clock.now());
      const { clock, files } = ports;
      const usesOf = (merId: number, paths: readonly string[]) => pictureUses({ db, merId, clock, files, totals: freshTotals }).of(paths);
      await sweepFiles({ db, clock, files, usesOf });
    },
  };
}

/** What `createServer` gives. */
export type Server = ReturnType<typeof createServer>;
