import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { migrate } from "../tenancy/migrate";
import { clientZipArchives } from "../adapters/client-zip-archives";
import { systemClock } from "../ports/clock";
import { silentLogger } from "../ports/logger";
import { hucreSpreadsheets } from "../adapters/hucre-spreadsheets";
import { memoryFiles } from "../adapters/memory-files";
import { memorySpool } from "../adapters/memory-spool";
import { pageCodec } from "../adapters/page-codec";
import { pagePasswords } from "../adapters/page-passwords";
import { pgliteDatabase } from "../adapters/pglite-database";
import type { Ports } from "../ports/ports";
import { systemRandom } from "../ports/random";
import { noTelemetry } from "../ports/telemetry";
import { drawPicture } from "../demo/kit/pictures";
import { withDrawnPictures } from "../files/drawn-pictures";
import { fillPlatform } from "../composition/platform-rows";
import { createServer } from "../server";
import { fakeLogistics } from "../demo/fake-logistics";
import { fakePayments } from "../demo/fake-payments";
import { fakeWeb } from "./fake-web";
import { fakeWechat } from "../demo/fake-wechat";
import { shopMaker } from "./test-shop";

export type { Seed, TestShop } from "./test-shop";

/** The options of a server in a page. */
export interface EmbeddedOptions {
  /** A dump of a migrated database; without it the page creates its own, which takes seconds. */
  snapshot?: Blob | ArrayBuffer;
  /** The unpacked files of the database; without them the database fetches its own. */
  engine?: Pick<PGliteOptions, "pgliteWasmModule" | "initdbWasmModule" | "fsBundle">;
}

/**
 * The real server inside a page: the same contract, on PostgreSQL in memory.
 *
 * `fetch` accepts any address whose path begins with /api; `createShop` gives a test or a story a merchant of its own.
 */
export async function startEmbedded({ snapshot, engine }: EmbeddedOptions = {}) {
  const client = await PGlite.create({
    ...engine,
    ...(snapshot && { loadDataDir: snapshot instanceof Blob ? snapshot : new Blob([snapshot]) }),
  });
  const database = await pgliteDatabase(client);
  await migrate(database);
  const addressOf = (content: BlobPart, type: string) => URL.createObjectURL(new Blob([content], { type }));
  const files = withDrawnPictures(
    memoryFiles((_path, content) => URL.createObjectURL(content)),
    drawPicture,
    (svg) => addressOf(svg, "image/svg+xml"),
  );
  const ports: Ports = {
    clock: systemClock,
    random: systemRandom,
    passwords: pagePasswords,
    files,
    spool: memorySpool,
    codec: pageCodec,
    wechat: fakeWechat({ clock: systemClock, random: systemRandom }),
    web: fakeWeb,
    spreadsheets: hucreSpreadsheets,
    archives: clientZipArchives,
    logistics: fakeLogistics({ clock: systemClock }),
    payments: fakePayments({ clock: systemClock }),
    logger: silentLogger,
    telemetry: noTelemetry,
  };
  await fillPlatform(database.db, ports.clock.now());
  const server = createServer({ database, ports, checksAnswers: true });
  return { fetch: (request: Request) => server.fetch(request), createShop: shopMaker(database, ports), database };
}
