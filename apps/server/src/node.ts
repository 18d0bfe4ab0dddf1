import { getRequestListener } from "@hono/node-server";
import { createServer as createHttpServer, type Server as HttpServer } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { refused, responseOf } from "./core/answer";
import { callerOf } from "./core/caller";
import { migrate } from "./core/migrate";
import { underStartLock } from "./core/start-lock";
import { Refusal } from "./core/refusal";
import { securityHeaders, strictTransport } from "./core/security-headers";
import { commandSocket } from "./node/command-socket";
import { consoleFiles } from "./node/console-files";
import { lockDataDir } from "./node/data-dir-lock";
import { openDatabase } from "./node/open-database";
import { pinoLogger } from "./node/pino-logger";
import { seedCommand } from "./node/seed-command";
import type { Settings } from "./node/settings";
import { storedFiles } from "./node/stored-files";
import { clientZipArchives } from "./ports/client-zip-archives";
import { systemClock } from "./ports/clock";
import type { Database } from "./ports/database";
import { diskFiles } from "./ports/disk-files";
import { hucreSpreadsheets } from "./ports/hucre-spreadsheets";
import { nodePasswords } from "./ports/node-passwords";
import { nodeSpool } from "./ports/node-spool";
import { nodeWeb } from "./ports/node-web";
import type { Ports } from "./ports/ports";
import { systemRandom } from "./ports/random";
import { s3Files } from "./ports/s3-files";
import { sharpCodec } from "./ports/sharp-codec";
import { noWechat } from "./ports/wechat";
import { withDemoPictures } from "./seed/demo-pictures";
import { seedDemo } from "./composition/seed-demo";
import { seedPlatform } from "./composition/seed-platform";
import { simulateCommand, simulateOutside } from "./composition/simulate";
import { createServer, type Server } from "./server";
import { fakeWechat } from "./simulator/fake-wechat";

const CONSOLE_FOLDER = fileURLToPath(new URL("../../console/dist", import.meta.url));
const TIDY_MS = 10 * 60 * 1000;
const SIMULATE_MS = 2_000;
const PATIENCE_MS = 30_000;

/** The port is somebody else's; `message` says what to do. */
export class PortTakenError extends Error {
  override name = "PortTakenError";
}

/** Starts the server in Node: it listens at once, and API calls wait until the database is there. */
export async function startNode(settings: Settings, consoleFolder = CONSOLE_FOLDER) {
  const unlock = settings.databaseUrl ? () => undefined : lockDataDir(settings.dataDir);
  const logger = pinoLogger(settings.logLevel);
  const files = withDemoPictures(settings.s3 ? s3Files(settings.s3) : diskFiles(join(settings.dataDir, "files")));
  const ports: Ports = {
    clock: systemClock,
    random: systemRandom,
    passwords: nodePasswords,
    files,
    spool: nodeSpool(join(settings.dataDir, "incoming")),
    codec: sharpCodec(),
    web: nodeWeb({ trusted: settings.collectTrusted }),
    spreadsheets: hucreSpreadsheets,
    archives: clientZipArchives,
    wechat: settings.seed === "demo" ? fakeWechat({ clock: systemClock, random: systemRandom }) : noWechat,
    logger,
  };
  const stored = storedFiles(files, ports.codec);
  const console = consoleFiles(consoleFolder);

  let server: Server | undefined;
  const opening = openServer(settings, ports);
  opening.then(
    (opened) => (server = opened),
    () => undefined,
  );
  const commands = commandSocket(settings.dataDir, {
    seed: async (options) => seedCommand({ database: (await opening).database, ...ports }, options),
    ...(settings.seed === "demo" && {
      simulate: async (options) => simulateCommand({ database: (await opening).database, ...ports }, options),
    }),
  });

  async function respond(request: Request, peer: string): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/internal/")) return (await commands.open(request, peer)) ?? missing(request, peer);
    if (pathname === "/api/health" && !server) return starting(request, peer);
    if (pathname === "/api" || pathname.startsWith("/api/")) {
      const ready = server ?? (await Promise.race([opening, patience()]));
      return ready ? ready.fetch(request, peer) : starting(request, peer);
    }
    return withHeaders(request, (await stored(request)) ?? console(request) ?? missing(request, peer));
  }

  function refuse(refusal: Refusal, request: Request, peer: string) {
    const caller = callerOf(request, peer, { random: systemRandom, trustsProxy: settings.trustsProxy });
    return withHeaders(request, responseOf(refused(refusal, caller), caller.id));
  }
  const missing = (request: Request, peer: string) => refuse(new Refusal("missing"), request, peer);
  const starting = (request: Request, peer: string) => refuse(new Refusal("unavailable", {}, { retryAfter: 1 }), request, peer);

  function withHeaders(request: Request, response: Response) {
    for (const [name, value] of Object.entries(securityHeaders)) if (!response.headers.has(name)) response.headers.set(name, value);
    if (settings.trustsProxy && request.headers.get("x-forwarded-proto") === "https")
      response.headers.set("Strict-Transport-Security", strictTransport);
    return response;
  }

  const listener = getRequestListener((request, { incoming }) => respond(request, incoming.socket.remoteAddress ?? "unknown"));
  // a large video takes its time; whoever sends nothing for two minutes has gone
  const timeouts = { requestTimeout: 1_800_000, headersTimeout: 20_000, keepAliveTimeout: 65_000 };
  const http = createHttpServer(timeouts, (incoming, outgoing) => void listener(incoming, outgoing)).setTimeout(120_000);
  http.maxConnections = settings.maxConnections;
  let address: string;
  try {
    address = await listen(http, settings);
  } catch (failure) {
    await opening.then(({ database }) => database.close()).catch(() => undefined);
    unlock();
    throw failure;
  }
  const tidying = setInterval(
    () => void server?.tidy().catch((error: unknown) => logger.warn({ error }, "Tidying failed")),
    TIDY_MS,
  ).unref();

  const simulating = settings.seed === "demo" ? playing(() => server?.database, ports) : undefined;

  async function stop() {
    clearInterval(tidying);
    clearInterval(simulating);
    commands.close();
    const closed = new Promise((resolve) => http.close(resolve));
    http.closeIdleConnections();
    await Promise.race([closed, sleep(5_000, undefined, { ref: false })]);
    http.closeAllConnections();
    await opening.then(({ database }) => database.close()).catch(() => undefined);
    unlock();
  }

  const ready = opening.then(
    () => commands.announce(address),
    async (failure: unknown) => {
      await stop();
      throw failure;
    },
  );
  return { address, ready, stop, logger };
}

async function openServer(settings: Settings, ports: Ports): Promise<Server> {
  const database = await openDatabase(settings, ports.logger);
  await migrate(database);
  await underStartLock(database, (db) => seedPlatform(db, ports.clock.now()));
  if (settings.seed === "demo") await seedDemo({ database, ...ports });
  const { loginCaptcha, trustsProxy, isProduction, uploads } = settings;
  return createServer({ database, ports, loginCaptcha, trustsProxy, uploads, checksAnswers: !isProduction });
}

/** Lets the outside world of the demo act from time to time, never twice at once. */
function playing(opened: () => Database | undefined, ports: Ports) {
  let isBusy = false;
  return setInterval(() => {
    const database = opened();
    if (!database || isBusy) return;
    isBusy = true;
    simulateOutside({ database, ...ports })
      .catch((error: unknown) => ports.logger.warn({ error }, "Simulating failed"))
      .finally(() => (isBusy = false));
  }, SIMULATE_MS).unref();
}

const patience = () => sleep(PATIENCE_MS, undefined, { ref: false });

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
