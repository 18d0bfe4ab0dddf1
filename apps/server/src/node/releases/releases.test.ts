import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { diskFiles } from "../../adapters/disk-files";
import { isPublicPath } from "../../ports/file-path";
import type { Files } from "../../ports/files";
import { silentLogger } from "../../ports/logger";
import { memoryFiles } from "../../adapters/memory-files";
import { s3Files } from "../../adapters/s3-files";
import { testBuckets } from "../../testing/test-buckets";
import { consoleFiles } from "../http/console-files";
import { nodeReleases } from "./node-releases";
import { manifestPath, packPath, releaseOf, RELEASES } from "./manifest";
import { ownRelease } from "./own-release";
import { publishRelease } from "./publish-release";
import { releasedAssets, type ReleasedAssetsOptions } from "./released-assets";

const { optionsOf } = testBuckets("shop");
const folder = mkdtempSync(join(tmpdir(), "releases-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const scriptOf = (hash: string) => `export const release = "${hash}";`.repeat(60);

/** A build of the console whose file names contain `hash`, and whose styles are shared by all builds. */
function build(hash: string) {
  const console = join(folder, hash);
  mkdirSync(join(console, "assets"), { recursive: true });
  const write = (name: string, content: string) => {
    writeFileSync(join(console, name), content);
    writeFileSync(join(console, `${name}.br`), brotliCompressSync(content));
    writeFileSync(join(console, `${name}.gz`), gzipSync(content));
  };
  write("login.html", `<script type="module" src="/assets/main-${hash}.js"></script>`);
  write(`assets/main-${hash}.js`, scriptOf(hash));
  write("assets/shared-AbC_dEf1.css", "a{color:teal}".repeat(50));
  writeFileSync(join(console, `assets/small-${hash}.js`), "export {}");
  return console;
}

/** A node with a build on a file storage that may be shared. */
async function node(files: Files, hash: string, options: ReleasedAssetsOptions = { listedMs: 0 }) {
  const console = build(hash);
  const release = await ownRelease([console, join(console, "nothing built")]);
  if (!release) throw new Error("nothing is built");
  const [own, others] = [consoleFiles(console, () => ""), releasedAssets(files, silentLogger, options)];
  return {
    release,
    publish: (kept = 5) => publishRelease(files, release, kept),
    async get(path: string, headers: Record<string, string> = {}, method = "GET") {
      const request = new Request(`http://shop.test${path}`, { method, headers });
      return own(request) ?? (await others.respond(request)) ?? new Response(null, { status: 404 });
    },
  };
}

const places: Record<string, () => Files> = {
  memory: () => memoryFiles(),
  disk: () => diskFiles(mkdtempSync(join(folder, "disk-"))),
  s3: () => s3Files(optionsOf("shop")),
};

test.each(Object.entries(places))("behind a balancer each node answers the files of all releases, on %s", async (_name, place) => {
  const files = place();
  const nodes = [await node(files, "11111111"), await node(files, "22222222"), await node(files, "33-3_333")];
  for (const each of nodes) await each.publish();
  const hashes = ["11111111", "22222222", "33-3_333"];
  const names = [...hashes.flatMap((hash) => [`main-${hash}.js`, `small-${hash}.js`]), "shared-AbC_dEf1.css"];
  for (const name of names) {
    const answers = await Promise.all(nodes.map(({ get }) => get(`/assets/${name}`, { "Accept-Encoding": "br" })));
    const seen = await Promise.all(
      answers.map(async (answer) => ({ status: answer.status, headers: [...answer.headers], text: await answer.text() })),
    );
    expect(seen[0]).toMatchObject({ status: 200 });
    // byte for byte the same from every node
    expect(seen.slice(1), name).toEqual([seen[0], seen[0]]);
  }
  const [first] = nodes;
  const packed = await first?.get("/assets/main-22222222.js", { "Accept-Encoding": "br, gzip" });
  expect(packed?.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(brotliDecompressSync(new Uint8Array((await packed?.arrayBuffer()) ?? [])).toString()).toBe(scriptOf("22222222"));
  const older = await first?.get("/assets/main-22222222.js", { "Accept-Encoding": "gzip" });
  expect(gunzipSync(new Uint8Array((await older?.arrayBuffer()) ?? [])).toString()).toBe(scriptOf("22222222"));
  const plain = await first?.get("/assets/main-22222222.js");
  expect([plain?.headers.get("content-type"), await plain?.text()]).toEqual(["text/javascript; charset=utf-8", scriptOf("22222222")]);
  const head = await first?.get("/assets/main-22222222.js", {}, "HEAD");
  expect([head?.headers.get("content-length"), await head?.text()]).toEqual([String(scriptOf("22222222").length), ""]);
  const again = await first?.get("/assets/main-22222222.js", { "If-None-Match": plain?.headers.get("etag") ?? "" });
  expect(again?.status).toBe(304);
});

test("pages stay the node's own, and names that are no hashed asset reach no storage", async () => {
  let calls = 0;
  const counted = <Given extends unknown[], Result>(call: (...given: Given) => Result) => {
    return (...given: Given) => ((calls += 1), call(...given));
  };
  const memory = memoryFiles();
  const { publish: publishOld } = await node(memory, "44444444");
  await publishOld();
  const files: Files = { ...memory, open: counted(memory.open), list: counted(memory.list) };
  const { get } = await node(files, "55555555");
  expect(await (await get("/login", { Accept: "text/html" })).text()).toContain("main-55555555.js");
  const odd = [
    "/assets/../releases/a.json",
    "/assets/%2e%2e/%2e%2e/etc/passwd",
    "/assets/..%2fmain-44444444.js",
    "/assets/sub/main-44444444.js",
    "/assets/main-44444444.js%00",
    "/assets/main-44444444.js/",
    "/assets/.main-44444444.js",
    "/assets/main.js",
    "/assets/",
    "/assets/constructor",
    `/assets/${"a".repeat(300)}-44444444.js`,
    "/assets/主页-44444444.js",
    "/releases/a.json",
    "/main-44444444.js",
  ];
  for (const path of odd) expect((await get(path)).status, path).toBe(404);
  expect((await get("/assets/main-44444444.js", {}, "POST")).status).toBe(404);
  expect(calls).toBe(0);
  // nor does /files/ serve packs
  expect([packPath, manifestPath].map((pathOf) => isPublicPath(pathOf("a".repeat(32))))).toEqual([false, false]);
  for (const path of ["/assets/__proto__-44444444.js", "/assets/main-44444444.js.br", "/assets/main-00000000.js"])
    expect((await get(path)).status, path).toBe(404);
  expect((await get("/assets/main-44444444.js")).status).toBe(200);
});

test("a flood of unknown names lists the releases once in a while, and a release that is published later is found", async () => {
  let lists = 0;
  const memory = memoryFiles();
  const files: Files = { ...memory, list: (of) => ((lists += 1), memory.list(of)) };
  const { get } = await node(files, "66666666", { listedMs: 300 });
  const statuses = await Promise.all(Array.from({ length: 500 }, async (_, at) => (await get(`/assets/x-${10_000_000 + at}.js`)).status));
  expect([new Set(statuses), lists]).toEqual([new Set([404]), 1]);
  await (await node(memory, "77777777")).publish();
  await expect.poll(async () => (await get("/assets/main-77777777.js")).status).toBe(200);
});

test("a storage that fails or hangs costs a request a while, nothing else, and recovers by itself", async () => {
  const memory = memoryFiles();
  await (await node(memory, "88888888")).publish();
  let state: "fails" | "hangs" | "works" = "fails";
  const broken = <Given extends unknown[], Result>(call: (...given: Given) => Promise<Result>) => {
    return (...given: Given): Promise<Result> => {
      if (state === "fails") return Promise.reject(new Error("The file storage answered 500"));
      return state === "hangs" ? new Promise((_, reject) => setTimeout(() => reject(new Error("too late")), 400)) : call(...given);
    };
  };
  const files: Files = { ...memory, open: broken(memory.open), list: broken(memory.list), put: broken(memory.put) };
  const { get, publish } = await node(files, "99999999", { answerMs: 50, listedMs: 0 });
  const asked = () => get("/assets/main-88888888.js");
  await expect(publish()).rejects.toThrow("500");
  const refused = await asked();
  expect([refused.status, refused.headers.get("retry-after"), refused.headers.get("cache-control")]).toEqual([503, "2", "no-store"]);
  state = "hangs";
  expect((await asked()).status).toBe(503);
  // the node's own assets are always answered
  expect((await get("/assets/main-99999999.js")).status).toBe(200);
  state = "works";
  await expect.poll(async () => (await asked()).status).toBe(200);
  state = "fails";
  expect((await asked()).status).toBe(200); // kept in memory
  state = "works";
  await publish();
});

test("publishing again puts no pack twice, says that the release runs, and puts back what was removed", async () => {
  const memory = memoryFiles();
  const put: string[] = [];
  const files: Files = { ...memory, put: async (path, ...given) => (put.push(path), memory.put(path, ...given)) };
  const one = await node(files, "aaaaaaaa");
  const same = await node(files, "aaaaaaaa");
  const [pack, manifest] = [packPath(one.release.id), manifestPath(one.release.id)];
  for (const each of [one, same, one]) await each.publish();
  expect(put).toEqual([pack, manifest, manifest, manifest]);
  await memory.remove(pack);
  await one.publish();
  expect(put.slice(4)).toEqual([pack, manifest]);
});

test("of the releases beyond the last ones those go that no node has run for a day, and no other", async () => {
  const place = mkdtempSync(join(folder, "cleaned-"));
  const files = diskFiles(place);
  const daysAgo = async ({ release }: { release: { id: string } }, days: number) => {
    const time = new Date(Date.now() - days * 86_400_000);
    for (const path of [packPath(release.id), manifestPath(release.id)]) utimesSync(join(place, path), time, time);
  };
  const left = async () => new Set((await files.list(RELEASES)).map(({ path }) => releaseOf(path)));
  const old = await Promise.all(["b1111111", "b2222222", "b3333333", "b4444444"].map((hash) => node(files, hash)));
  for (const each of old) await each.publish();
  const [first, second, third, running] = old;
  const newest = await node(files, "b5555555");
  if (!first || !second || !third || !running) throw new Error("four were built");
  for (const [each, days] of [
    [first, 9],
    [second, 8],
    [third, 2],
    [running, 0.5],
  ] as const)
    await daysAgo(each, days);
  // a pack that is being published has no manifest yet, an abandoned pack has none any more
  const [young, orphan] = ["c".repeat(32), "d".repeat(32)];
  for (const id of [young, orphan]) await files.put(packPath(id), new Uint8Array(3), "application/octet-stream");
  utimesSync(join(place, packPath(orphan)), new Date(0), new Date(0));

  await newest.publish(5);
  expect(await left()).toEqual(new Set([first, second, third, running, newest].map(({ release }) => release.id).concat(young)));
  await newest.publish(3);
  expect(await left()).toEqual(new Set([third, running, newest].map(({ release }) => release.id).concat(young)));
  // the third is beyond the kept ones and old; another node still runs the fourth
  await newest.publish(1);
  expect(await left()).toEqual(new Set([running, newest].map(({ release }) => release.id).concat(young)));
  expect((await newest.get("/assets/main-b4444444.js")).status).toBe(200);
  expect((await newest.get("/assets/main-b3333333.js")).status).toBe(404);
});

test("what is no manifest, or names what is no asset, is left out", async () => {
  const files = memoryFiles();
  const text = (content: string) => new TextEncoder().encode(content);
  await files.put(manifestPath("1".repeat(32)), text("{ not json"), "application/json");
  await files.put(manifestPath("2".repeat(32)), text('{"a":1}'), "application/json");
  const rows = [
    ["../x-11111111.js", 0, 1, 0, 0],
    ["x-22222222.js", -1, 1, 0, 0],
    ["x-33333333.js", "0", 1, 0, 0],
    ["x-44444444.js", 0, 5, 0, 0],
    null,
  ];
  await files.put(manifestPath("3".repeat(32)), text(JSON.stringify(rows)), "application/json");
  await files.put(packPath("3".repeat(32)), text("abc"), "application/octet-stream");
  const good = await node(files, "eeeeeeee");
  await good.publish();
  const { get } = await node(files, "ffffffff");
  for (const name of ["x-11111111", "x-22222222", "x-33333333", "x-44444444"])
    expect((await get(`/assets/${name}.js`)).status, name).toBe(404);
  expect((await get("/assets/main-eeeeeeee.js")).status).toBe(200);
});

test("a build that was replaced before it was published is not published in part", async () => {
  const files = memoryFiles();
  const { publish } = await node(files, "12341234");
  writeFileSync(join(folder, "12341234", "assets/main-12341234.js"), "newer");
  await expect(publish()).rejects.toThrow("was built anew");
  expect(await files.list(RELEASES)).toEqual([]);
});

test("a node knows when the others answer its files, also one that has just found them missing; a storage that fails or hangs delays it for a while", async () => {
  const begin = (files: Files, hash: string) => {
    const { shared, stop } = nodeReleases({ files, logger: silentLogger, folders: [build(hash)], kept: 5, sharedMs: 3_000 }).begin();
    stop();
    return shared;
  };
  const files = memoryFiles();
  const { get } = await node(files, "abababab", {});
  const find = async () => (await get("/assets/main-cdcdcdcd.js")).status;
  const shared = begin(files, "cdcdcdcd");
  expect(await find()).toBe(404);
  await shared;
  expect(await find()).toBe(200);
  await begin({ ...files, list: () => Promise.reject(new Error("away")) }, "efefefef");
  await begin({ ...files, list: () => new Promise(() => undefined) }, "efefefef");
});
