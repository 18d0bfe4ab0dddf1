import { expect, test } from "vitest";
import { readSettings } from "./settings";

test("without any setting the usual ones hold", () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    dataDir: ".data",
    databaseUrl: undefined,
    isSharded: false,
    seed: "demo",
    loginCaptcha: "auto",
    s3: undefined,
    wechat: undefined,
    releasesKept: 5,
    uploads: { imageBytes: 20 * 1024 * 1024, videoBytes: 200 * 1024 * 1024, quotaBytes: 10 * 1024 * 1024 * 1024 },
    corsOrigins: [],
    trustsProxy: false,
    drainSeconds: 0,
    logLevel: "info",
  });
  expect(readSettings({ SEED: "none" })).toMatchObject({ drainSeconds: 5 });
});

test("a setting that makes no sense is named, with what to write instead", () => {
  const refusals: [Record<string, string>, RegExp][] = [
    [{ PORT: "http" }, /PORT is "http"/],
    [{ PORT: "70000" }, /from 0 to 65535/],
    [{ SEED: "some" }, /SEED is "some".*demo, none/],
    [{ LOGIN_CAPTCHA: "never" }, /LOGIN_CAPTCHA/],
    [{ STORAGE: "ftp" }, /STORAGE/],
    [{ STORAGE: "s3" }, /STORAGE is s3, and S3_ENDPOINT is missing/],
    [{ STORAGE: "s3", S3_ENDPOINT: "s3.example" }, /S3_ENDPOINT is "s3.example"/],
    [{ STORAGE: "s3", S3_ENDPOINT: "https://s3.example", S3_BUCKET: "b", S3_ACCESS_KEY_ID: "k" }, /S3_SECRET_ACCESS_KEY is missing/],
    [{ UPLOAD_MAX_IMAGE_MB: "0" }, /UPLOAD_MAX_IMAGE_MB is "0".*from 1 to/],
    [{ UPLOAD_MAX_VIDEO_MB: "1.5" }, /UPLOAD_MAX_VIDEO_MB/],
    [{ UPLOAD_QUOTA_MB: "lots" }, /UPLOAD_QUOTA_MB/],
    [{ RELEASES_KEPT: "0" }, /RELEASES_KEPT is "0".*from 1 to 100/],
    [{ COLLECT_TRUSTED: "127.0.0.1:80, localhost:80" }, /COLLECT_TRUSTED holds "localhost:80"/],
    [{ WECHAT_APPID: "wx1" }, /WECHAT_APPID is set, and WECHAT_SECRET is missing/],
    [{ WECHAT_SECRET: "s" }, /WECHAT_APPID is missing/],
    [{ WECHAT_APPID: "wx1", WECHAT_SECRET: "s", WECHAT_API: "wechat" }, /WECHAT_API is "wechat"/],
    [{ KUAIDI100_CUSTOMER: "c" }, /KUAIDI100_CUSTOMER is set, and KUAIDI100_KEY is missing/],
    [{ KUAIDI100_KEY: "k" }, /KUAIDI100_CUSTOMER is missing/],
    [{ KUAIDI100_CUSTOMER: "c", KUAIDI100_KEY: "k", KUAIDI100_API: "poll" }, /KUAIDI100_API is "poll"/],
    [{ CORS_ORIGINS: "*" }, /CORS_ORIGINS holds "\*"/],
    [{ CORS_ORIGINS: "https://a.example,https://b.example/" }, /CORS_ORIGINS holds "https:\/\/b.example\/"/],
    [{ CORS_ORIGINS: "null" }, /CORS_ORIGINS/],
    [{ TRUST_PROXY: "maybe" }, /TRUST_PROXY/],
    [{ LOG_LEVEL: "loud" }, /LOG_LEVEL/],
    [{ MAX_CONNECTIONS: "0" }, /MAX_CONNECTIONS/],
    [
      { DATABASE_SHARDING: "citus" },
      /^DATABASE_SHARDING is citus, and the embedded database lies on this machine alone\. Set DATABASE_URL/,
    ],
    [{ DATABASE_SHARDING: "shards", DATABASE_URL: "postgresql://db/shop" }, /DATABASE_SHARDING is "shards".*none, citus/],
    [{ DATABASE_URL: "mysql://x" }, /DATABASE_URL/],
    [{ DATABASE_URL: "postgres://a:1,b:x/shop" }, /^DATABASE_URL cannot be used: "x" is no port/],
    [{ DATABASE_URL: "postgresql://db/shop" }, /STORAGE=s3, or SHARED_DISK=true/],
    [{ DATABASE_URL: "postgresql://db/shop", SHARED_DISK: "perhaps" }, /SHARED_DISK is "perhaps"/],
  ];
  for (const [environment, sentence] of refusals) expect(() => readSettings(environment)).toThrow(sentence);
});

test("files go where the settings say, and may be as large as they say", () => {
  const s3 = { S3_ENDPOINT: "http://127.0.0.1:9000", S3_BUCKET: "shop", S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "secret" };
  expect(readSettings({ STORAGE: "s3", ...s3, UPLOAD_MAX_IMAGE_MB: "5" })).toMatchObject({
    s3: { endpoint: "http://127.0.0.1:9000", region: "us-east-1", bucket: "shop", publicUrl: undefined },
    uploads: { imageBytes: 5 * 1024 * 1024 },
  });
  expect(readSettings({ STORAGE: "s3", ...s3, S3_PUBLIC_URL: "https://cdn.example" }).s3?.publicUrl).toBe("https://cdn.example");
  // with files on disk they have no effect
  expect(readSettings(s3).s3).toBeUndefined();
});

test("a database that several servers may use needs files that all of them reach", () => {
  const databaseUrl = "postgresql://db/shop";
  expect(readSettings({ DATABASE_URL: databaseUrl, SHARED_DISK: "true" })).toMatchObject({ databaseUrl, s3: undefined });
  const several = "postgresql://shop:pw@a:5432,b,[::1]:5433/shop?target_session_attrs=read-write";
  expect(readSettings({ DATABASE_URL: several, SHARED_DISK: "true" })).toMatchObject({ databaseUrl: several });
  const s3 = { S3_ENDPOINT: "http://127.0.0.1:9000", S3_BUCKET: "shop", S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "secret" };
  expect(readSettings({ DATABASE_URL: databaseUrl, STORAGE: "s3", ...s3 })).toMatchObject({ databaseUrl });
});

test("a demo is refused behind a proxy and in production, also when nothing says SEED", () => {
  for (const environment of [{ TRUST_PROXY: "true" }, { NODE_ENV: "production" }]) {
    expect(() => readSettings(environment)).toThrow(/Set SEED=none/);
    expect(() => readSettings({ ...environment, SEED: "demo" })).toThrow(/known password/);
    expect(readSettings({ ...environment, SEED: "none" })).toMatchObject({ seed: "none", checksAnswers: false });
  }
});

test("demo accounts are not bound to an address that others reach", () => {
  expect(() => readSettings({ HOST: "0.0.0.0" })).toThrow(/known password/);
  expect(readSettings({ HOST: "0.0.0.0", SEED: "none" })).toMatchObject({ host: "0.0.0.0" });
  expect(readSettings({ HOST: "::1" })).toMatchObject({ host: "::1" });
});
