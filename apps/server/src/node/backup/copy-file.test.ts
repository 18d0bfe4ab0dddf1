import { join } from "node:path";
import { expect, test } from "vitest";
import { diskFiles } from "../../adapters/disk-files";
import { s3Files } from "../../adapters/s3-files";
import { testBuckets } from "../../testing/test-buckets";
import { copyFile } from "./copy-file";

const { folder, optionsOf } = testBuckets("old", "new");

test("a large file goes from a bucket to the disk and into another bucket as it was, and one that is not there is told apart", async () => {
  const bytes = Uint8Array.from({ length: 3_000_000 }, (_, at) => (at * 31) % 251);
  const [from, disk, to] = [s3Files(optionsOf("old")), diskFiles(join(folder, "disk")), s3Files(optionsOf("new"))];
  await from.put("m/1/film.mp4", bytes, "video/mp4");
  expect([await copyFile(from, disk, "m/1/film.mp4"), await copyFile(disk, to, "m/1/film.mp4")]).toEqual([true, true]);
  const copy = await to.open("m/1/film.mp4");
  expect(copy?.type).toBe("video/mp4");
  expect(Buffer.from(await new Response(copy?.stream()).arrayBuffer()).equals(bytes)).toBe(true);
  expect(await copyFile(from, disk, "m/1/none.mp4")).toBe(false);
});
