import { beforeAll, expect, test } from "vitest";
import type { OperationId } from "../../contract/contract";
import { memoryFiles } from "../../adapters/memory-files";
import { call, type TestAnswer } from "../test-call";
import { read } from "../test-read";
import { startServer, type TestShop } from "../start-server";
import { hostileFiles, PAYLOAD, type HostileFile } from "./hostile-files";

const ENTRY_POINTS = ["uploadImage", "uploadFile"] as const satisfies OperationId[];
const SERVED = new Set(["image/jpeg", "image/png", "image/gif", "image/webp", "video/mp4"]);
const REASONS = [90303, 90313, 90304, 90305, 90306, 90307];

/** The answer of an entry point to a file. */
interface Outcome extends HostileFile {
  answer: TestAnswer<(typeof ENTRY_POINTS)[number]>;
  ms: number;
}

const kept = memoryFiles();
const shops = new Map<string, TestShop>();
const outcomes = new Map<string, Outcome[]>();
let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer({ ports: { files: kept } });
  const hostile = await hostileFiles();
  for (const entryPoint of ENTRY_POINTS) {
    const shop = await server.createShop();
    const met: Outcome[] = [];
    for (const file of hostile) {
      const began = performance.now();
      const answer = await call(server, entryPoint, { token: shop.token, file });
      met.push({ ...file, answer, ms: performance.now() - began });
    }
    shops.set(entryPoint, shop);
    outcomes.set(entryPoint, met);
  }
}, 180_000);

const outcomesOf = (entryPoint: string) => outcomes.get(entryPoint) ?? [];

async function storedBytes(url: string) {
  const file = await kept.open(kept.pathOf(url));
  return { type: file?.type ?? "", text: Buffer.from(await new Response(file?.stream()).arrayBuffer()).toString("latin1") };
}

test.each(ENTRY_POINTS)("%s refuses what is no picture, soon and with a reason", (entryPoint) => {
  expect(outcomesOf(entryPoint).length).toBeGreaterThanOrEqual(60);
  for (const { title, answer, ms, mayBeCleaned } of outcomesOf(entryPoint)) {
    expect(ms, title).toBeLessThan(10_000);
    expect(answer.status, `${title}: ${answer.message}`).toBeLessThan(500);
    expect(answer.code === 200, `${title}: ${answer.code} ${answer.message}`).toBe(mayBeCleaned === true);
    if (answer.code === 200) continue;
    expect(REASONS, `${title}: ${answer.message}`).toContain(answer.code);
    expect(answer.message, title).toMatch(/\p{Script=Han}/u);
  }
});

test.each(ENTRY_POINTS)("%s stores a picture without anything that came beside its pixels", async (entryPoint) => {
  for (const { title, answer } of outcomesOf(entryPoint)) {
    if (answer.code !== 200) continue;
    const { url, fileName } = answer.data;
    const { type, text } = await storedBytes(url);
    expect(SERVED, title).toContain(type);
    expect(url, title).toMatch(/^\/files\/m\/\d+\/[0-9a-f]{32}\.(jpg|png|gif|webp|mp4)$/);
    for (const trace of [PAYLOAD, "alert(", "<?php", "PK\u0003\u0004", "Exif"])
      expect(text.includes(trace), `${title} holds ${trace}`).toBe(false);
    expect(fileName, title).not.toMatch(/[\\/\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
    expect([...fileName].length, title).toBeLessThanOrEqual(99);
  }
});

test("both entry points decide alike", () => {
  const [images, files] = ENTRY_POINTS.map(outcomesOf);
  for (const [at, { title, name, answer }] of images?.entries() ?? []) {
    const other = files?.[at]?.answer;
    // only a film is valid for one entry point and invalid for the other
    if (name.endsWith(".mp4") && answer.code === 90303 && other?.code === 90304) continue;
    // each refusal names the accepted types
    expect([answer.code === 90303 ? 90313 : answer.code, answer.status], title).toEqual([other?.code, other?.status]);
  }
});

test.each(ENTRY_POINTS)("what %s has refused left no row, no file and no used space", async (entryPoint) => {
  const token = shops.get(entryPoint)?.token;
  const { list } = await read(server, "listAttachments", { token, query: { limit: 500 } });
  const stored = new Map(
    outcomesOf(entryPoint).flatMap(({ answer }) => (answer.code === 200 ? [[answer.data.attId, answer.data.fileSize]] : [])),
  );
  expect(list.map(({ attId }) => attId).sort()).toEqual([...stored.keys()].sort());
  const { usedBytes } = await read(server, "getUploadRules", { token });
  expect(usedBytes).toBe([...stored.values()].reduce((sum, bytes) => sum + bytes, 0));
});
