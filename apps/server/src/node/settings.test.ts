import { expect, test } from "vitest";
import { readSettings } from "./settings";

test("without any setting the usual ones hold", () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    dataDir: ".data",
    databaseUrl: undefined,
    seed: "demo",
    loginCaptcha: "auto",
    storage: "disk",
    trustsProxy: false,
    logLevel: "info",
  });
});

test("a setting that makes no sense is named, with what to write instead", () => {
  const refusals: [Record<string, string>, RegExp][] = [
    [{ PORT: "http" }, /PORT is "http"/],
    [{ PORT: "70000" }, /from 0 to 65535/],
    [{ SEED: "some" }, /SEED is "some".*demo, none/],
    [{ LOGIN_CAPTCHA: "never" }, /LOGIN_CAPTCHA/],
    [{ STORAGE: "ftp" }, /STORAGE/],
    [{ TRUST_PROXY: "maybe" }, /TRUST_PROXY/],
    [{ LOG_LEVEL: "loud" }, /LOG_LEVEL/],
    [{ DATABASE_URL: "mysql://x" }, /DATABASE_URL/],
  ];
  for (const [environment, sentence] of refusals) expect(() => readSettings(environment)).toThrow(sentence);
});

test("demo accounts are not bound to an address that others reach", () => {
  expect(() => readSettings({ HOST: "0.0.0.0" })).toThrow(/known password/);
  expect(readSettings({ HOST: "0.0.0.0", SEED: "none" })).toMatchObject({ host: "0.0.0.0" });
  expect(readSettings({ HOST: "::1" })).toMatchObject({ host: "::1" });
});
