import sharp from "sharp";
import { expect, test } from "vitest";
import type { Files } from "../../ports/files";
import { memoryFiles } from "../../adapters/memory-files";
import { sharpCodec } from "../../adapters/sharp-codec";
import { filmOf } from "../../testing/safety/made-files";
import { storedFiles } from "./stored-files";

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();

async function open() {
  const memory = memoryFiles();
  let puts = 0;
  const files: Files = { ...memory, put: async (...given) => ((puts += 1), memory.put(...given)) };
  const answer = storedFiles(files, sharpCodec());
  const get = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
    const response = await answer(new Request(`http://shop.test${path}`, { method, headers }));
    return response && { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) };
  };
  return { files, get, puts: () => puts };
}

test("a file travels with a fixed type, for ever, and may run nothing", async () => {
  const { files, get } = await open();
  const bytes = await photo(10, 10);
  await files.put("m/1/a.jpg", bytes, "text/html");
  const answer = await get("/files/m/1/a.jpg");
  expect([answer?.status, answer?.headers.get("content-type"), answer?.bytes]).toEqual([200, "image/jpeg", Uint8Array.from(bytes)]);
  expect(answer?.headers.get("cache-control")).toContain("immutable");
  expect(answer?.headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
  const head = await get("/files/m/1/a.jpg", {}, "HEAD");
  expect([head?.status, head?.headers.get("content-length"), head?.bytes.length]).toEqual([200, String(bytes.length), 0]);
});

test("a player gets the part of a film that it asks for", async () => {
  const { files, get } = await open();
  const film = filmOf(4);
  await files.put("m/1/film.mp4", film, "video/mp4");
  const size = film.length;
  const part = async (range: string) => {
    const answer = await get("/files/m/1/film.mp4", { Range: range });
    return [answer?.status, answer?.headers.get("content-range"), answer?.bytes.length];
  };
  expect(await part("bytes=0-")).toEqual([206, `bytes 0-${size - 1}/${size}`, size]);
  expect(await part("bytes=10-19")).toEqual([206, `bytes 10-19/${size}`, 10]);
  expect(await part("bytes=-5")).toEqual([206, `bytes ${size - 5}-${size - 1}/${size}`, 5]);
  expect(await part(`bytes=5-${size * 2}`)).toEqual([206, `bytes 5-${size - 1}/${size}`, size - 5]);
  for (const range of [`bytes=${size}-`, "bytes=9-3", "bytes=-0"]) expect(await part(range)).toEqual([416, `bytes */${size}`, 0]);
  for (const range of ["bytes=0-1,4-5", "lines=1-2", "bytes=", "bytes=a-b"]) expect(await part(range)).toEqual([200, null, size]);
});

test("a small picture is made once, when it is first asked for, however many ask", async () => {
  const { files, get, puts } = await open();
  await files.put("m/1/large.jpg", await photo(3000, 1500), "image/jpeg");
  const answers = await Promise.all(Array.from({ length: 20 }, () => get("/files/small/m/1/large-jpg.webp")));
  for (const answer of answers) {
    expect([answer?.status, answer?.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(await sharp(answer?.bytes).metadata()).toMatchObject({ width: 400, height: 200 });
  }
  await get("/files/small/m/1/large-jpg.webp");
  expect(puts()).toBe(2);
});

test("a picture that is small already is not blown up, and one that cannot be read is shown as it is", async () => {
  const { files, get } = await open();
  await files.put(
    "m/1/tiny.png",
    await sharp(await photo(20, 10))
      .png()
      .toBuffer(),
    "image/png",
  );
  expect(await sharp((await get("/files/small/m/1/tiny-png.webp"))?.bytes).metadata()).toMatchObject({ width: 20 });
  await files.put("m/1/broken.png", Uint8Array.from([1, 2, 3]), "image/png");
  const broken = await get("/files/small/m/1/broken-png.webp");
  expect([broken?.status, broken?.bytes]).toEqual([200, Uint8Array.from([1, 2, 3])]);
});

test("nothing is made of what is not there, and no path leads out", async () => {
  const { get, puts } = await open();
  for (const path of [
    "/files/small/m/1/gone-jpg.webp",
    "/files/small/small/m/1/a-jpg-webp.webp",
    "/files/small/m/1/a-mp4.webp",
    "/files/small/demo/cup-1-svg.webp",
    "/files/../server.lock",
    "/files/%2e%2e/server.lock",
    "/files/m/1/",
    "/files/",
    "/files/m/1/a.png.html",
  ]) {
    expect(await get(path), path).toBeUndefined();
  }
  expect(await get("/files/m/1/a.png", {}, "POST")).toBeUndefined();
  expect(puts()).toBe(0);
});
