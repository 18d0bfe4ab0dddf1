/** The server's settings, from the environment. */
export interface Settings {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl?: string;
  seed: "demo" | "none";
  loginCaptcha: "auto" | "always";
  storage: "disk";
  trustsProxy: boolean;
  logLevel: (typeof LOG_LEVELS)[number];
  isProduction: boolean;
}

/** Settings that make no sense; `message` says which and what to write instead. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/** Whether only programs of this machine reach an address. */
export const isLoopback = (host: string) => LOOPBACK.test(host);

/** Reads and checks every setting; an empty one counts as not set. */
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

  const databaseUrl = environment.DATABASE_URL?.trim() || undefined;
  if (databaseUrl && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new SettingsError("DATABASE_URL is not an address like postgresql://user:password@host:5432/database.");
  }

  const host = text("HOST", "127.0.0.1");
  const seed = choice("SEED", "demo", ["demo", "none"]);
  if (seed === "demo" && !isLoopback(host)) {
    throw new SettingsError(
      `HOST is "${host}", where others reach this server, and SEED=demo makes accounts with a known password. Set SEED=none, or HOST=127.0.0.1.`,
    );
  }
  if (text("STORAGE", "disk") === "s3")
    throw new SettingsError("STORAGE is s3, which this version does not have yet. Leave it out for disk.");

  return {
    port,
    host,
    dataDir: text("DATA_DIR", ".data"),
    databaseUrl,
    seed,
    loginCaptcha: choice("LOGIN_CAPTCHA", "auto", ["auto", "always"]),
    storage: choice("STORAGE", "disk", ["disk"]),
    trustsProxy: choice("TRUST_PROXY", "false", ["true", "false", "1", "0"]).match(/^(true|1)$/) !== null,
    logLevel: choice("LOG_LEVEL", "info", LOG_LEVELS),
    isProduction: environment.NODE_ENV === "production",
  };
}
