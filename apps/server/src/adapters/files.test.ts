import { readdirSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { testBuckets } from "../testing/test-buckets";
import { diskFiles } from "./disk-files";
import type { Files } from "../ports/files";
import { memoryFiles } from "./memory-files";
import { memorySpool } from "./memory-spool";
import { nodeSpool } from "./node-spool";
import { s3Files } from "./s3-files";

const { folder, optionsOf } = testBuckets("shop");
const places: Record<string, () => Files> = {
  memory: () => memoryFiles(),
  disk: () => diskFiles(join(folder, "disk")),
  s3: () => s3Files(optionsOf("shop")),
};

const bytesOf = async (stream: ReadableStream<Uint8Array> | undefined) => new Uint8Array(await new Response(stream).arrayBuffer());
const some = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 31) % 251);

describe.each(Object.entries(places))("%s", (_name, place) => {
  test("what is put is there, whole and in parts, with the type of its path", async () => {
    const files = place();
    await files.ping();
    await files.put("m/1/a.png", some(1000), "text/html");
    const file = await files.open("m/1/a.png");
    expect([file?.type, file?.size]).toEqual(["image/png", 1000]);
    expect(await bytesOf(file?.stream())).toEqual(some(1000));
    expect(await bytesOf(file?.stream(10, 20))).toEqual(some(1000).subarray(10, 20));
    expect(await bytesOf(file?.stream(990))).toEqual(some(1000).subarray(990));
    expect(await bytesOf(file?.stream(1000, 1000))).toHaveLength(0);
  });

  test("a file that was taken in travels from where it lies", async () => {
    const files = place();
    for (const spool of [memorySpool, nodeSpool(join(folder, "incoming"))]) {
      const writer = await spool.open();
      for (let piece = 0; piece < 40; piece += 1) await writer.write(some(65_536));
      const taken = await writer.done();
      await files.put("m/1/film.mp4", taken, "video/mp4");
      const file = await files.open("m/1/film.mp4");
      expect([file?.type, file?.size]).toEqual(["video/mp4", 40 * 65_536]);
      expect(await bytesOf(file?.stream(65_530, 65_540))).toEqual(Uint8Array.from([...some(65_536).subarray(65_530), ...some(4)]));
      await taken.drop();
      expect(await bytesOf(file?.stream())).toHaveLength(40 * 65_536);
    }
  });

  test("what was removed, or never put, is not there", async () => {
    const files = place();
    await files.put("m/2/b.jpg", some(3), "image/jpeg");
    await files.remove("m/2/b.jpg");
    await files.remove("m/2/b.jpg");
    expect(await files.open("m/2/b.jpg")).toBeUndefined();
    expect(await files.open("m/2/never.jpg")).toBeUndefined();
  });

  test("a folder lists its files, with when they were last put, and nothing of other folders", async () => {
    const files = place();
    const named = (letter: string) => `releases/${letter.repeat(32)}.json`;
    expect((await files.list("releases")).filter(({ path }) => path.startsWith("releases/d"))).toEqual([]);
    for (const path of [named("b"), named("c"), "m/9/a.png"]) await files.put(path, some(3), "application/json");
    const first = await files.list("releases");
    expect(first.map(({ path }) => path).toSorted()).toEqual([named("b"), named("c")]);
    for (const { putTime } of first) expect(Math.abs(putTime.getTime() - Date.now())).toBeLessThan(3_600_000);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    await files.put(named("b"), some(4), "application/json");
    const timesOf = (listed: typeof first, path: string) => listed.find((file) => file.path === path)?.putTime.getTime() ?? 0;
    const again = await files.list("releases");
    expect(timesOf(again, named("b"))).toBeGreaterThan(timesOf(first, named("b")));
    expect(timesOf(again, named("c"))).toBe(timesOf(first, named("c")));
    for (const path of [named("b"), named("c")]) await files.remove(path);
    expect(await files.list("releases")).toEqual([]);
  });

  test("no path but our own is written or read", async () => {
    const files = place();
    for (const path of [
      "../a.png",
      "m/../../a.png",
      "/etc/a.png",
      "m/a.html",
      "m/a.PNG",
      "m/a.png.php",
      "m//a.png",
      "",
      "m/a\0.png",
      "a.svgz",
    ]) {
      await expect(files.put(path, some(1), "image/png")).rejects.toThrow("Not a path of ours");
      expect(await files.open(path)).toBeUndefined();
      await files.remove(path);
    }
  });

  test("an address leads back to its path, and foreign addresses stay", async () => {
    const files = place();
    await files.put("m/3/c.webp", some(5), "image/webp");
    expect(files.pathOf(files.publicUrl("m/3/c.webp"))).toBe("m/3/c.webp");
    for (const foreign of ["https://other.example/c.webp", "/files/../c.webp", "c", ""]) expect(files.pathOf(foreign)).toBe(foreign);
    expect(files.publicUrl("https://other.example/c.webp")).toBe("https://other.example/c.webp");
  });
});

test("a bucket with an address of its own is read there", () => {
  const files = s3Files({ ...optionsOf("shop"), publicUrl: "https://cdn.example/shop/" });
  expect(files.publicUrl("m/1/a.png")).toBe("https://cdn.example/shop/m/1/a.png");
  expect([files.pathOf("https://cdn.example/shop/m/1/a.png"), files.pathOf("/files/m/1/a.png")]).toEqual(["m/1/a.png", "m/1/a.png"]);
  // the server makes them on request
  expect(files.smallUrl("m/1/a.png")).toBe("/files/small/m/1/a-png.webp");
  expect(files.smallUrl("m/1/a.mp4")).toBeNull();
});

test("a listing of several pages is read to its end", async () => {
  const names = Array.from({ length: 3 }, (_, at) => `releases/${String(at).repeat(32)}.json`);
  const paging = createServer((incoming, outgoing) => {
    const token = new URL(incoming.url ?? "", "http://storage").searchParams.get("continuation-token");
    const at = Number(token?.slice(1) ?? 0);
    const next =
      at < 2
        ? `<IsTruncated>true</IsTruncated><NextContinuationToken>=${at + 1}</NextContinuationToken>`
        : "<IsTruncated>false</IsTruncated>";
    outgoing.end(
      `<ListBucketResult><Contents><Key>${names[at]}</Key><LastModified>2026-05-01T00:00:0${at}.000Z</LastModified></Contents>${next}</ListBucketResult>`,
    );
  });
  await new Promise<void>((resolve) => paging.listen(0, "127.0.0.1", resolve));
  const bound = paging.address();
  const port = typeof bound === "object" && bound ? bound.port : 0;
  const files = s3Files({ ...optionsOf("shop"), endpoint: `http://127.0.0.1:${port}` });
  const listed = await files.list("releases");
  expect(listed.map(({ path }) => path)).toEqual(names);
  expect(listed[2]?.putTime).toEqual(new Date("2026-05-01T00:00:02Z"));
  paging.closeAllConnections();
  paging.close();
});

test("wrong keys are an error, never an empty shop", async () => {
  const files = s3Files({ ...optionsOf("shop"), accessKeyId: "nobody" });
  await expect(files.ping()).rejects.toThrow("403");
  await expect(files.put("m/1/a.png", some(1), "image/png")).rejects.toThrow(/403/);
  await expect(files.open("m/1/a.png")).rejects.toThrow(/403/);
  await expect(files.list("releases")).rejects.toThrow(/403/);
});

test("what was taken in and dropped leaves nothing on the disk", async () => {
  const incoming = join(folder, "incoming-2");
  const spool = nodeSpool(incoming);
  const writer = await spool.open();
  await writer.write(some(10));
  const taken = await writer.done();
  expect(taken).toMatchObject({ size: 10, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(await taken.read(8, 99)).toEqual(some(10).subarray(8));
  expect(readdirSync(incoming)).toHaveLength(1);
  await taken.drop();
  await taken.drop();
  expect(readdirSync(incoming)).toHaveLength(0);
});

test("a storage that takes calls and never answers fails each of them within its time", async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const bound = silent.address();
  const port = typeof bound === "object" && bound ? bound.port : 0;
  const files = s3Files({ ...optionsOf("shop"), endpoint: `http://127.0.0.1:${port}`, answerMs: 100 });
  const calls = [files.put("m/1/a.png", some(10), "image/png"), files.open("m/1/a.png"), files.remove("m/1/a.png")];
  const settled = await Promise.allSettled(calls);
  expect(settled.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  silent.closeAllConnections();
  silent.close();
});

test("a storage that stops in the middle of a file fails who reads it", async () => {
  const stalling = createServer((incoming, outgoing) => {
    outgoing.writeHead(incoming.method === "HEAD" ? 200 : 206, { "Content-Length": "1000" });
    if (incoming.method === "HEAD") outgoing.end();
    else outgoing.write(new Uint8Array(10));
  });
  await new Promise<void>((resolve) => stalling.listen(0, "127.0.0.1", resolve));
  const bound = stalling.address();
  const port = typeof bound === "object" && bound ? bound.port : 0;
  const files = s3Files({ ...optionsOf("shop"), endpoint: `http://127.0.0.1:${port}`, answerMs: 200 });
  const file = await files.open("m/1/a.png");
  await expect(bytesOf(file?.stream())).rejects.toThrow();
  stalling.closeAllConnections();
  stalling.close();
});
