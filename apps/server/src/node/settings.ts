import { MEGABYTE, usualUploads, type UploadLimits } from "../files/upload-limits";
import { postgresqlAddress, PostgresqlAddressError } from "../adapters/postgresql-address";
import type { S3Options } from "../adapters/s3-files";
import type { Kuaidi100Options } from "../adapters/kuaidi100/kuaidi100";
import type { WechatOptions } from "../adapters/wechat-http/wechat-client";

/** The server's settings, from the environment. */
export interface Settings {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl?: string;
  /** Tables are spread over the machines of a Citus database. */
  isSharded: boolean;
  /** The most connections to PostgreSQL, besides two for lookups. */
  databaseConnections: number;
  /** Seconds between the first health check that reports draining, and the end of the server. */
  drainSeconds: number;
  /** Whether this server answers calls, runs jobs, or both. */
  role: "web" | "worker" | "all";
  /** The port of the metrics; absent: no metrics. */
  metricsPort?: number;
  /** The receiver of traces; absent: no traces. */
  traces?: { endpoint: string; serviceName: string };
  seed: "demo" | "none";
  loginCaptcha: "auto" | "always";
  /** The bucket of files; absent: they are in the data folder. */
  s3?: S3Options;
  /** The mini program through which shops use WeChat. */
  wechat?: Pick<WechatOptions, "appId" | "secret" | "api">;
  /** The account at 快递100 for tracking parcels. */
  kuaidi100?: Pick<Kuaidi100Options, "customer" | "key" | "api">;
  /** The number of console releases whose files stay in the storage, besides those that a server runs. */
  releasesKept: number;
  uploads: UploadLimits;
  /** Private addresses with a port that collecting may read. */
  collectTrusted: readonly string[];
  /** Origins of other pages that may call the server. */
  corsOrigins: readonly string[];
  trustsProxy: boolean;
  /** The most simultaneous connections; further ones are closed at once. */
  maxConnections: number;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Answers are validated against the contract, as in development and in tests. */
  checksAnswers: boolean;
}

/** Invalid settings; `message` names the settings and valid values. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

const isLoopback = (host: string) => LOOPBACK.test(host);

/** Reads and checks every setting; an empty setting counts as not set. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const text = (name: string, usual: string) => environment[name]?.trim() || usual;

  function choice<Value extends string>(name: string, usual: Value, choices: readonly Value[]): Value {
    const value = text(name, usual);
    const found = choices.find((each) => each === value);
    if (!found) throw new SettingsError(`${name} is "${value}". Set it to ${choices.join(", ")}, or leave it out for ${usual}.`);
    return found;
  }

  const portText = text("PORT", "3000");
  const port = Number(portText);
  if (!/^\d+$/.test(portText) || port > 65_535) throw new SettingsError(`PORT is "${portText}". Set it to a number from 0 to 65535.`);

  const connectionsText = text("MAX_CONNECTIONS", "2000");
  const maxConnections = Number(connectionsText);
  if (!/^\d{1,6}$/.test(connectionsText) || maxConnections < 1)
    throw new SettingsError(`MAX_CONNECTIONS is "${connectionsText}". Set it to a number from 1 to 999999, or leave it out for 2000.`);

  const databaseUrl = environment.DATABASE_URL?.trim() || undefined;
  if (databaseUrl) checkDatabaseUrl(databaseUrl);

  const sharding = choice("DATABASE_SHARDING", "none", ["none", "citus"]);
  if (sharding === "citus" && !databaseUrl) {
    throw new SettingsError(
      "DATABASE_SHARDING is citus, and the embedded database lies on this machine alone. Set DATABASE_URL to Citus's coordinator, or leave DATABASE_SHARDING out.",
    );
  }

  const role = choice("ROLE", "all", ["web", "worker", "all"]);
  if (role !== "all" && !databaseUrl) {
    throw new SettingsError(
      `ROLE is "${role}", and the embedded database is one process's alone. Leave ROLE out, or set DATABASE_URL, on which servers of both roles work.`,
    );
  }

  const host = text("HOST", "127.0.0.1");
  const seed = choice("SEED", "demo", ["demo", "none"]);
  if (seed === "demo" && !isLoopback(host)) {
    throw new SettingsError(
      `HOST is "${host}", where others reach this server, and SEED=demo makes accounts with a known password. Set SEED=none, or HOST=127.0.0.1.`,
    );
  }
  const isOn = (name: string) => /^(true|1)$/.test(choice(name, "false", ["true", "false", "1", "0"]));
  const trustsProxy = isOn("TRUST_PROXY");
  const storage = choice("STORAGE", "disk", ["disk", "s3"]);
  if (databaseUrl && storage === "disk" && !isOn("SHARED_DISK")) {
    throw new SettingsError(
      "DATABASE_URL lets several servers work on one database, and STORAGE=disk, the default, keeps files on this one alone. Set STORAGE=s3, or SHARED_DISK=true where there is one server, or DATA_DIR is a folder that all of them share.",
    );
  }
  const mode = environment.NODE_ENV?.trim();
  if (seed === "demo" && (trustsProxy || mode === "production")) {
    throw new SettingsError(
      `${trustsProxy ? "TRUST_PROXY is true" : "NODE_ENV is production"}, so others reach this server, and SEED=demo, the default, makes accounts with a known password. Set SEED=none.`,
    );
  }

  function whole(name: string, usual: number, [least, most]: readonly [number, number], unit: string): number {
    const value = text(name, String(usual));
    if (!/^\d{1,9}$/.test(value) || Number(value) < least || Number(value) > most) {
      throw new SettingsError(
        `${name} is "${value}". Set it to ${unit === "" ? "a whole number" : `a whole number of ${unit}`} from ${least} to ${most}.`,
      );
    }
    return Number(value);
  }

  const megabytes = (name: string, usual: number, most: number) => whole(name, usual / MEGABYTE, [1, most], "megabytes") * MEGABYTE;

  function needed(name: string): string {
    const value = text(name, "");
    if (value === "") throw new SettingsError(`STORAGE is s3, and ${name} is missing. Set it, or leave STORAGE out for disk.`);
    return value;
  }

  function address(name: string, value: string): string {
    if (!URL.canParse(value) || !/^https?:\/\/[^/?#]/.test(value))
      throw new SettingsError(`${name} is "${value}". Set it to an address that begins with https:// or http://.`);
    return value;
  }

  function s3Options(): S3Options {
    const publicUrl = text("S3_PUBLIC_URL", "");
    return {
      endpoint: address("S3_ENDPOINT", needed("S3_ENDPOINT")),
      region: text("S3_REGION", "us-east-1"),
      bucket: needed("S3_BUCKET"),
      accessKeyId: needed("S3_ACCESS_KEY_ID"),
      secretAccessKey: needed("S3_SECRET_ACCESS_KEY"),
      publicUrl: publicUrl === "" ? undefined : address("S3_PUBLIC_URL", publicUrl),
    };
  }

  /** Two settings that are only valid together. */
  function both(one: string, other: string): readonly [string, string] | undefined {
    const [first, second] = [text(one, ""), text(other, "")];
    if (first === "" && second === "") return undefined;
    if (first !== "" && second !== "") return [first, second];
    const [given, missing] = second === "" ? [one, other] : [other, one];
    throw new SettingsError(`${given} is set, and ${missing} is missing. Set both, or neither.`);
  }

  const addressIn = (name: string) => (text(name, "") === "" ? undefined : address(name, text(name, "")));
  const tracesTo = addressIn("OTEL_EXPORTER_OTLP_ENDPOINT");

  function wechatOptions(): Settings["wechat"] {
    const [appId, secret] = both("WECHAT_APPID", "WECHAT_SECRET") ?? [];
    return appId === undefined || secret === undefined ? undefined : { appId, secret, api: addressIn("WECHAT_API") };
  }

  function kuaidi100Options(): Settings["kuaidi100"] {
    const [customer, key] = both("KUAIDI100_CUSTOMER", "KUAIDI100_KEY") ?? [];
    return customer === undefined || key === undefined ? undefined : { customer, key, api: addressIn("KUAIDI100_API") };
  }

  const listed = (name: string) =>
    text(name, "")
      .split(",")
      .map((each) => each.trim())
      .filter((each) => each !== "");

  function origins(name: string): string[] {
    const list = listed(name);
    const wrong = list.find((each) => !/^https?:\/\//.test(each) || !URL.canParse(each) || new URL(each).origin !== each);
    if (wrong !== undefined)
      throw new SettingsError(
        `${name} holds "${wrong}". Write each origin out, such as https://tools.example.com, joined by commas, without a path or *.`,
      );
    return list;
  }

  function addresses(name: string): string[] {
    const list = listed(name);
    const wrong = list.find((each) => !/^[\d.]{7,15}:\d{1,5}$|^[\da-f:]{2,39}:\d{1,5}$/i.test(each));
    if (wrong !== undefined)
      throw new SettingsError(`${name} holds "${wrong}". Write IP addresses with their ports, such as 127.0.0.1:8080, joined by commas.`);
    return list;
  }

  return {
    port,
    host,
    dataDir: text("DATA_DIR", ".data"),
    databaseUrl,
    isSharded: sharding === "citus",
    role,
    metricsPort: text("METRICS_PORT", "") === "" ? undefined : whole("METRICS_PORT", 0, [0, 65_535], ""),
    traces: tracesTo === undefined ? undefined : { endpoint: tracesTo, serviceName: text("OTEL_SERVICE_NAME", "shopkeeper") },
    databaseConnections: whole("DATABASE_CONNECTIONS", 10, [2, 200], "connections"),
    drainSeconds: whole("DRAIN_SECONDS", seed === "demo" ? 0 : 5, [0, 300], "seconds"),
    seed,
    loginCaptcha: choice("LOGIN_CAPTCHA", "auto", ["auto", "always"]),
    s3: storage === "s3" ? s3Options() : undefined,
    wechat: wechatOptions(),
    kuaidi100: kuaidi100Options(),
    releasesKept: whole("RELEASES_KEPT", 5, [1, 100], "releases"),
    uploads: {
      ...usualUploads,
      imageBytes: megabytes("UPLOAD_MAX_IMAGE_MB", usualUploads.imageBytes, 200),
      videoBytes: megabytes("UPLOAD_MAX_VIDEO_MB", usualUploads.videoBytes, 2_000),
      quotaBytes: megabytes("UPLOAD_QUOTA_MB", usualUploads.quotaBytes, 100_000_000),
    },
    collectTrusted: addresses("COLLECT_TRUSTED"),
    corsOrigins: origins("CORS_ORIGINS"),
    trustsProxy,
    maxConnections,
    logLevel: choice("LOG_LEVEL", "info", LOG_LEVELS),
    checksAnswers: mode === "development" || mode === "test",
  };
}

function checkDatabaseUrl(url: string) {
  try {
    postgresqlAddress(url);
  } catch (failure) {
    if (failure instanceof PostgresqlAddressError) throw new SettingsError(`DATABASE_URL cannot be used: ${failure.message}.`);
    throw failure;
  }
}
