import { openPlatform, sheets } from "./composition/platform";
import { openShop, usesIn } from "./composition/shop";
import { answersWithin } from "./core/answers-within";
import { pruneClaims } from "./jobs/claims";
import type { AnyDomain } from "./kit/domain";
import { mountContract } from "./kernel/mount";
import { usualBodies, type BodyLimits } from "./kernel/body-intake";
import { usualHeavy, type HeavyLimits } from "./kernel/heavy-work";
import { pruneKeys } from "./kernel/idempotency";
import { type Job, jobOf } from "./jobs/jobs";
import { operationRunner } from "./kernel/operation-runner";
import type { ServerState } from "./kernel/platform";
import type { Handlers, SomePreparations } from "./kernel/handlers";
import { type PruneScope, pruneShops } from "./jobs/prune";
import { pruneLimits, storedLimit, usualLimits, type Limits } from "./kernel/rate-limits";
import { Refusal } from "./core/refusal";
import type { TakePicture } from "./kernel/take-pictures";
import { freshTotals } from "./tenancy/totals";
import { contractOperations, type WireOperation } from "./contract/wire-schema";
import { usualUploads, type UploadLimits } from "./files/upload-limits";
import { deviceAuthentication } from "./devices/device-authentication";
import { domains, handlers, preparations } from "./generated/domains";
import { logStore } from "./logs/store";
import type { Database } from "./ports/database";
import { addTaken } from "./pictures/add-taken";
import { webPictures } from "./pictures/web-pictures";
import type { Ports } from "./ports/ports";
import { revise } from "./revisions/revise";
import { authentication } from "./session/authentication";
import { merchantStore } from "./session/merchant-store";
import type { WorkPlace } from "./jobs/work-place";

const FILES_MS = 1_000;

/** The parts of a server; only tests change those with a default. */
export interface ServerParts {
  database: Database;
  ports: Ports;
  loginCaptcha?: "auto" | "always";
  trustsProxy?: boolean;
  checksAnswers?: boolean;
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
  const limits = parts.limits ?? usualLimits;
  const state: ServerState = {
    loginCaptcha: parts.loginCaptcha ?? "auto",
    uploads: parts.uploads ?? usualUploads,
    isDemo: parts.isDemo ?? true,
    isDraining: false,
    ping: () => database.ping(),
    hasFiles: () => answersWithin(FILES_MS, files.ping()),
    jobs: () => jobs,
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
    revisionOf: (scope) => merchantStore(scope).revision(),
    takePicture: pictureTaker(database, ports, limits),
    limits,
    bodies: parts.bodies ?? usualBodies,
    heavy: parts.heavy ?? usualHeavy,
    state,
    checksAnswers: parts.checksAnswers ?? false,
  });
  const jobs = jobsOf({
    database,
    ports,
    sheets,
    openShop: (db, merId) => openShop({ db, merId, clock, files, totals: freshTotals }),
  });
  const app = mountContract({ operations: parts.operations ?? contractOperations(), run, ports, trustsProxy });

  return {
    database,

    /** From now on the health check reports draining; everything else is still answered. */
    drain() {
      state.isDraining = true;
    },

    fetch: async (request: Request, address = "local"): Promise<Response> => app.fetch(request, { address }),

    jobs,

    /** Runs each job once; rejects if one failed, after the others have ended. */
    async runJobs() {
      const runs = await Promise.allSettled(jobs.map((job) => job.run()));
      const failures = runs.flatMap((run): unknown[] => (run.status === "rejected" ? [run.reason] : []));
      if (failures.length > 0) throw failures.length === 1 ? failures[0] : new AggregateError(failures);
    },

    /** Deletes expired counts, stored answers, and expired rows of each domain. */
    async cleanup() {
      const { db } = database;
      await pruneLimits(db, clock);
      await pruneClaims(db, clock);
      for (const domain of Object.values(domains)) await domain.cleanup?.({ db, clock, random });
      const prunings = [pruneKeys, ...Object.values(domains).flatMap(({ prunes = [] }) => prunes)];
      const scopeOf = (merId: number): PruneScope => ({
        ...{ db, merId, clock, files },
        usesOf: (on, paths) => usesIn({ db: on, merId, files }).of(paths),
      });
      await pruneShops(prunings, { db, clock, scopeOf });
    },
  };
}

/** Imports a picture of another site for a write of a shop; it counts as an upload. */
function pictureTaker({ db }: Database, ports: Ports, limits: Limits): TakePicture {
  const take = webPictures(ports);
  return async (address, { shop, session: { merId }, platform }) => {
    const { uploads } = platform.server;
    const admit = () => storedLimit(db, ports.clock, `upload:${merId}`, limits.upload);
    const taken = await take({ address, shop, merId, limits: uploads }, admit);
    return {
      path: taken.stored.path,
      settle: taken.settle,
      async add(within) {
        const { row } = await addTaken(within, taken, 0, uploads.quotaBytes);
        // another call has stored the same content meanwhile, under another path
        if (row.path !== taken.stored.path) throw new Refusal("uploadsBusy", {}, { retryAfter: 1 });
      },
    };
  };
}

/** The jobs of each domain, and the checkpoint of the database. */
function jobsOf(place: WorkPlace): readonly Job[] {
  const { database, ports } = place;
  const domainJobs = Object.entries(domains).flatMap(([name, { runJobs: work, jobsMs: workMs }]: [string, AnyDomain]) =>
    work ? [jobOf(name, () => ports.telemetry.job(name, () => work(place)), ports.clock, workMs)] : [],
  );
  return [...domainJobs, jobOf("checkpoint", () => database.checkpoint(), ports.clock)];
}

/** The result of `createServer`. */
export type Server = ReturnType<typeof createServer>;
