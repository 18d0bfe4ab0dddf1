import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { afterAll, beforeAll } from "vitest";

/** A storage with these buckets during the tests of a file, and a folder for it. */
export function testBuckets(...names: string[]) {
  const folder = mkdtempSync(join(tmpdir(), "shopkeeper-buckets-"));
  const configureBuckets = names.map((name) => ({ name, configs: [] }));
  const s3 = new S3rver({ port: 0, address: "127.0.0.1", silent: true, directory: join(folder, "s3"), configureBuckets });
  let endpoint = "";

  beforeAll(async () => {
    const { port } = await s3.run();
    endpoint = `http://127.0.0.1:${port}`;
  });
  afterAll(async () => {
    await s3.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** The options of a bucket; the endpoint is known once the tests run. */
  const optionsOf = (bucket: string) => ({ endpoint, region: "us-east-1", bucket, accessKeyId: "S3RVER", secretAccessKey: "S3RVER" });
  return { folder, optionsOf };
}
