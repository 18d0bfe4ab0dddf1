import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { afterAll, beforeAll, expect, test } from "vitest";
import { diskFiles } from "../../ports/disk-files";
import { s3Files } from "../../ports/s3-files";
import { copyFile } from "./copy-file";

const folder = mkdtempSync(join(tmpdir(), "shopkeeper-copy-"));
const s3 = new S3rver({
  port: 0,
  address: "127.0.0.1",
  silent: true,
  directory: join(folder, "s3"),
  configureBuckets: ["old", "new"].map((name) => ({ name, configs: [] })),
});
let endpoint = "";

beforeAll(async () => {
  const { port } = await s3.run();
  endpoint = `http://127.0.0.1:${port}`;
});

afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const bucket = (name: string) => s3Files({ endpoint, region: "us-east-1", bucket: name, accessKeyId: "S3RVER", secretAccessKey: "S3RVER" });

test("a large file goes from a bucket to the disk and into another bucket as it was, and one that is not there is told apart", async () => {
  const bytes = Uint8Array.from({ length: 3_000_000 }, (_, at) => (at * 31) % 251);
  const [from, disk, to] = [bucket("old"), diskFiles(join(folder, "disk")), bucket("new")];
  await from.put("m/1/film.mp4", bytes, "video/mp4");
  expect([await copyFile(from, disk, "m/1/film.mp4"), await copyFile(disk, to, "m/1/film.mp4")]).toEqual([true, true]);
  const copy = await to.open("m/1/film.mp4");
  expect(copy?.type).toBe("video/mp4");
  expect(Buffer.from(await new Response(copy?.stream()).arrayBuffer()).equals(bytes)).toBe(true);
  expect(await copyFile(from, disk, "m/1/none.mp4")).toBe(false);
});
