import type { SimulationOrder } from "../demo/kit/simulation";
import { clientZipArchives } from "../adapters/client-zip-archives";
import { systemClock } from "../ports/clock";
import type { Database } from "../ports/database";
import { silentLogger } from "../ports/logger";
import { hucreSpreadsheets } from "../adapters/hucre-spreadsheets";
import { memoryFiles } from "../adapters/memory-files";
import { memorySpool } from "../adapters/memory-spool";
import { nodePasswords } from "../adapters/node-passwords";
import type { Ports } from "../ports/ports";
import { systemRandom } from "../ports/random";
import { noTelemetry } from "../ports/telemetry";
import { sharpCodec } from "../adapters/sharp-codec";
import { drawPicture } from "../demo/kit/pictures";
import { withDrawnPictures } from "../files/drawn-pictures";
import { createServer, type ServerParts } from "../server";
import { fakeLogistics } from "../demo/fake-logistics";
import { fakePayments } from "../demo/fake-payments";
import { fakeWeb } from "./fake-web";
import { fakeWechat } from "../demo/fake-wechat";
import { simulate } from "../demo/simulate";
import { testDatabase } from "./test-database";
import { shopMaker, type TestShop } from "./test-shop";

export type { Seed, TestShop } from "./test-shop";

/** The parts that a test may replace; the database stays the worker's own. */
export type TestOptions = Partial<Omit<ServerParts, "ports">> & { ports?: Partial<Ports> };

const usualPorts: Ports = {
  clock: systemClock,
  random: systemRandom,
  passwords: nodePasswords,
  files: withDrawnPictures(memoryFiles(), drawPicture),
  spool: memorySpool,
  codec: sharpCodec(),
  wechat: fakeWechat({ clock: systemClock, random: systemRandom }),
  web: fakeWeb,
  spreadsheets: hucreSpreadsheets,
  archives: clientZipArchives,
  logistics: fakeLogistics({ clock: systemClock }),
  payments: fakePayments({ clock: systemClock, answerMs: 0 }),
  logger: silentLogger,
  telemetry: noTelemetry,
};

declare global {
  /** One database per worker, for all its test files. */
  var shopkeeperTestDatabase: Promise<Database> | undefined;
}

/**
 * The real server for a test in Node: on PGlite from a cached snapshot, or on PostgreSQL where TEST_DATABASE_URL is set.
 * `fetch` accepts any address whose path begins with /api, and the address of the peer.
 */
export async function startServer({ ports: ownPorts, ...parts }: TestOptions = {}) {
  const database = parts.database ?? (await (globalThis.shopkeeperTestDatabase ??= testDatabase()));
  const ports = { ...usualPorts, ...ownPorts };
  const server = createServer({ checksAnswers: true, trustsProxy: true, ...parts, database, ports });
  return {
    ...server,
    createShop: shopMaker(database, ports),
    ports,
    /** Runs one simulation of the outside world on a shop, like `pnpm simulate`. */
    simulate: (what: string, { account }: Pick<TestShop, "account">, order: SimulationOrder = {}) =>
      simulate({ ...ports, database }, what, { accounts: [account], ...order }),
  };
}
