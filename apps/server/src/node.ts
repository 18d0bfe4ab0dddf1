import { getRequestListener } from "@hono/node-server";
import { createServer as createHttpServer, type Server as HttpServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { refused, responseOf, success } from "./kernel/answer";
import { callerOf } from "./kernel/caller";
import { Refusal } from "./core/refusal";
import { pagePolicy, securityHeaders, strictTransport } from "./kernel/security-headers";
import { commandsOf } from "./node/commands/commands";
import { commandSocket } from "./node/commands/command-socket";
import { consoleFiles } from "./node/http/console-files";
import { crossOrigin } from "./node/http/cross-origin";
import { lockDataDir } from "./node/database/data-dir-lock";
import { type Demo, loadDemo } from "./node/load-demo";
import { migratedDatabase } from "./node/database/migrated-database";
import { metricsServer } from "./node/telemetry/metrics-server";
import { nodePorts } from "./node/node-ports";
import { PortTakenError } from "./node/port-taken-error";
import { privateFolder } from "./node/database/private-folder";
import { referenceFiles } from "./node/http/reference-files";
import { refuseDemoPasswords } from "./node/refuse-demo-passwords";
import { nodeReleases } from "./node/releases/node-releases";
import { repeat } from "./node/repeat";
import type { Settings } from "./node/settings";
import { storedFiles } from "./node/http/stored-files";
import { nodeTelemetry } from "./node/telemetry/telemetry";
import { uploadsUnderWay } from "./node/http/uploads-under-way";
import type { Ports } from "./ports/ports";
import { systemRandom } from "./ports/random";
import type { WatchStatement } from "./ports/telemetry";
import { createServer, type Server } from "./server";

const CONSOLE_FOLDER = fileURLToPath(new URL("../../console/dist", import.meta.url));
const REFERENCE_FOLDER = fileURLToPath(new URL("../../reference/dist", import.meta.url));
const CLEANUP_MS = 10 * 60 * 1000;
const SIMULATE_MS = 2_000;
const ANSWER_MS = 30_000;
/** The time limit of a request's arrival: a large video takes long. */
const REQUEST_MS = 30 * 60 * 1000;

/** Starts the server in Node: it listens at once, and API calls wait until the database is ready. */
export async function startNode(settings: Settings, consoleFolder = CONSOLE_FOLDER, referenceFolder = REFERENCE_FOLDER) {
  const demo = settings.seed === "demo" ? await loadDemo() : undefined;
  privateFolder(settings.dataDir);
  const unlock = settings.databaseUrl ? () => undefined : lockDataDir(settings.dataDir);
  const watching = await nodeTelemetry(settings);
  const ports = nodePorts(settings, demo, watching);
  const { files, logger } = ports;
  const say = (line: string) => logger.info({}, line);
  const stored = storedFiles(files, ports.codec);
  const headers = Object.entries(securityHeaders(files));
  const console = consoleFiles(consoleFolder, pagePolicy(files));
  const reference = referenceFiles(referenceFolder, pagePolicy(files));
  const releases = nodeReleases({ files, logger, folders: [consoleFolder, referenceFolder], kept: settings.releasesKept });
  const forOrigins = crossOrigin(settings.corsOrigins);

  let server: Server | undefined;
  // a page of this node may fetch its code from another one
  let isShared = settings.databaseUrl === undefined;
  const commands = commandSocket(
    settings.dataDir,
    commandsOf(settings, async () => ({ ...ports, say, database: (await opening).database })),
  );
  const opening = openServer(settings, ports, { demo, watch: watching.watchStatement }).then(async (opened) => {
    await commands.announce();
    return opened;
  });
  opening.then(
    (opened) => {
      server = opened;
      watching.metrics?.readFrom(opened);
    },
    () => undefined,
  );

  async function respond(request: Request, peer: string): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname === "/api/health" && !server) return withHeaders(request, responseOf(success({ status: "starting" }), "starting"));
    if (pathname === "/api/ready" && !(server && isShared)) return starting(request, peer);
    // a balancer that sends calls to a worker is misconfigured
    if (settings.role === "worker" && !OWN_STATE.has(pathname)) return missing(request, peer);
    if (pathname === "/api" || pathname.startsWith("/api/")) {
      const ready = server ?? (await Promise.race([opening, answerTimeout()]));
      return ready ? ready.fetch(request, peer) : starting(request, peer);
    }
    const own = (await stored(request)) ?? reference(request) ?? console(request);
    return withHeaders(request, own ?? (await releases.respond(request)) ?? missing(request, peer));
  }

  function refuse(refusal: Refusal, request: Request, peer: string) {
    const caller = callerOf(request, peer, { random: systemRandom, trustsProxy: settings.trustsProxy });
    return withHeaders(request, responseOf(refused(refusal, caller), caller.id));
  }
  const missing = (request: Request, peer: string) => refuse(new Refusal("missing"), request, peer);
  const starting = (request: Request, peer: string) => refuse(new Refusal("unavailable", {}, { retryAfter: 1 }), request, peer);

  function withHeaders(request: Request, response: Response) {
    for (const [name, value] of headers) if (!response.headers.has(name)) response.headers.set(name, value);
    if (settings.trustsProxy && request.headers.get("x-forwarded-proto") === "https")
      response.headers.set("Strict-Transport-Security", strictTransport);
    return response;
  }

  const listener = getRequestListener((request, { incoming }) =>
    forOrigins(request, () => respond(request, incoming.socket.remoteAddress ?? "unknown")),
  );
  // a client that sends nothing for two minutes is gone
  const timeouts = { requestTimeout: REQUEST_MS, headersTimeout: 20_000, keepAliveTimeout: 65_000 };
  const http = createHttpServer(timeouts, (incoming, outgoing) => void listener(incoming, outgoing)).setTimeout(120_000);
  http.maxConnections = settings.maxConnections;
  const uploads = uploadsUnderWay(http);
  let address: string;
  let metricsOn: Awaited<ReturnType<typeof metricsServer>> | undefined;
  try {
    if (watching.metrics) metricsOn = await metricsServer(watching.metrics, { host: settings.host, port: settings.metricsPort ?? 0 });
    address = await listen(http, settings);
  } catch (failure) {
    metricsOn?.close();
    await opening.then(({ database }) => database.close()).catch(() => undefined);
    unlock();
    throw failure;
  }
  const warn = (message: string) => (error: unknown) => logger.warn({ error }, message);
  const publishing = releases.begin();
  void publishing.shared.then(() => (isShared = true));
  const doesJobs = settings.role !== "web";
  const stopCleanup = doesJobs ? repeat(CLEANUP_MS, async () => server?.cleanup(), warn("The cleanup failed")) : () => undefined;
  const working = opening.then(
    ({ jobs }) => (doesJobs ? jobs : []).map((job) => repeat(job.everyMs, () => job.run(), warn(`The job ${job.name} failed`))),
    () => [],
  );
  const simulate = async () => server && demo?.simulateOutside({ database: server.database, ...ports });
  const stopSimulating = demo && doesJobs ? repeat(SIMULATE_MS, simulate, warn("Simulating failed")) : () => undefined;

  async function stop() {
    publishing.stop();
    stopCleanup();
    void working.then((jobs) => jobs.forEach((end) => end()));
    stopSimulating();
    commands.close();
    server?.drain();
    if (server && settings.drainSeconds > 0) await sleep(settings.drainSeconds * 1000);
    const closed = new Promise((resolve) => http.close(resolve));
    http.closeIdleConnections();
    await Promise.race([closed, sleep(5_000, undefined, { ref: false })]);
    uploads.closeOthers();
    await uploads.finished(REQUEST_MS);
    http.closeAllConnections();
    await opening.then(({ database }) => database.close()).catch(() => undefined);
    metricsOn?.close();
    await watching.close();
    unlock();
  }

  const ready = opening.then(
    () => undefined,
    async (failure: unknown) => {
      await stop();
      throw failure;
    },
  );
  return { address, metricsPort: metricsOn?.port, ready, stop, logger };
}

interface Opening {
  demo: Demo | undefined;
  watch: WatchStatement | undefined;
}

async function openServer(settings: Settings, ports: Ports, { demo, watch }: Opening): Promise<Server> {
  const database = await migratedDatabase(settings, ports, { watch });
  try {
    if (demo) await demo.seedDemo({ database, ...ports });
    else await refuseDemoPasswords(database, ports);
  } catch (failure) {
    await database.close();
    throw failure;
  }
  const { loginCaptcha, trustsProxy, uploads, checksAnswers } = settings;
  return createServer({ database, ports, loginCaptcha, trustsProxy, uploads, checksAnswers, isDemo: demo !== undefined });
}

/** Paths that the server answers itself in every role. */
const OWN_STATE: ReadonlySet<string> = new Set(["/api/health", "/api/ready"]);

const answerTimeout = () => sleep(ANSWER_MS, undefined, { ref: false });

function listen(http: HttpServer, { port, host }: Settings): Promise<string> {
  return new Promise((resolve, reject) => {
    http.once("error", (failure: NodeJS.ErrnoException) => {
      const sentence = `Port ${port} on ${host} is taken by another program. Stop it, or set PORT to another number.`;
      reject(failure.code === "EADDRINUSE" ? new PortTakenError(sentence) : failure);
    });
    http.listen(port, host, () => {
      const bound = http.address();
      const number = typeof bound === "object" && bound ? bound.port : port;
      resolve(`http://${host.includes(":") ? `[${host}]` : host}:${number}`);
    });
  });
}
