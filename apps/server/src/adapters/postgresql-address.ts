/** One server of a database; without a name the driver uses its default. */
export interface PostgresqlHost {
  host?: string;
  port: number;
}

/** A parsed address: the servers of a database, and how to connect to each. */
export interface PostgresqlAddress {
  hosts: readonly [PostgresqlHost, ...PostgresqlHost[]];
  /** Which server is used: any that answers, a writable one, or one that is no standby. */
  target: "any" | "read-write" | "primary";
  /** Milliseconds in which a server must answer. */
  connectMs?: number;
  /** The address without servers, in the form that the driver reads. */
  rest: string;
  /** For display: servers and database, without the password. */
  shown: string;
}

/** An invalid address; `message` states the reason. */
export class PostgresqlAddressError extends Error {
  override name = "PostgresqlAddressError";
}

const SCHEME = /^postgres(ql)?:\/\//;
const USUAL_PORT = 5432;
const TARGETS = ["any", "read-write", "primary"] as const;
const OWN_PARAMETERS = ["host", "port", "target_session_attrs", "connect_timeout"];

/** Reads an address as libpq does: servers and ports may be lists, in the authority or as `host` and `port`. */
export function postgresqlAddress(url: string): PostgresqlAddress {
  const scheme = SCHEME.exec(url);
  if (!scheme) throw new PostgresqlAddressError("it is not like postgresql://user:password@host:5432/database");
  const [address, query] = cut(cut(url.slice(scheme[0].length), "#")[0], "?");
  const [authority, database] = cut(address, "/");
  const at = authority.lastIndexOf("@");
  const user = authority.slice(0, Math.max(0, at));
  if (!isEncoded(user)) throw new PostgresqlAddressError("its user or password has a percent sign that begins no code; write it as %25");
  const parameters = new URLSearchParams(query);
  if (parameters.has("hostaddr")) throw new PostgresqlAddressError("hostaddr is not supported; name the address as a host");
  const own = (name: string) => parameters.get(name) || undefined;
  const named = splitAuthority(authority.slice(at + 1));
  const names = own("host")?.split(",") ?? named.map(({ host }) => host);
  const ports = own("port")?.split(",") ?? (own("host") ? [""] : named.map(({ port }) => port));
  const hosts = joined(names, ports);
  const target = targetOf(own("target_session_attrs"), hosts.length);
  const connectMs = millisecondsOf(own("connect_timeout"));
  for (const name of OWN_PARAMETERS) parameters.delete(name);
  const rest = `postgresql://${user && `${user}@`}/${database}${parameters.size > 0 ? `?${parameters}` : ""}`;
  const shown = `${hosts.map(shownHost).join(",")}/${database}`;
  return { hosts, target, connectMs, rest, shown };
}

/** `host:port`, with brackets around an IPv6 address. */
export const shownHost = ({ host = "localhost", port }: PostgresqlHost) => `${host.includes(":") ? `[${host}]` : host}:${port}`;

/** The text before the first `mark`, and the text after it. */
function cut(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

function splitAuthority(authority: string) {
  return authority.split(",").map((entry) => {
    const parts = /^(?:\[([^\]]*)\]|([^:[\]]*))(?::([^:]*))?$/.exec(entry);
    if (!parts) throw new PostgresqlAddressError(`"${entry}" is no host; an IPv6 address stands in brackets, as [::1]:5432`);
    const [, inBrackets, name = "", port = ""] = parts;
    return { host: inBrackets ?? decoded(name), port };
  });
}

function joined(names: readonly string[], ports: readonly string[]): PostgresqlAddress["hosts"] {
  if (ports.length !== 1 && ports.length !== names.length)
    throw new PostgresqlAddressError(`it names ${names.length} hosts and ${ports.length} ports; name one port, or one for each host`);
  const [first = {}, ...others] = names.map((name, at) => {
    if (name === "" && names.length > 1) throw new PostgresqlAddressError("one of its hosts is empty");
    return { ...(name && { host: name }), port: portOf(ports[at] ?? ports[0] ?? "") };
  });
  return [{ port: USUAL_PORT, ...first }, ...others];
}

function portOf(text: string): number {
  if (text === "") return USUAL_PORT;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535) throw new PostgresqlAddressError(`"${text}" is no port; a port is a number from 1 to 65535`);
  return port;
}

function targetOf(text: string | undefined, hosts: number): PostgresqlAddress["target"] {
  // a list means failover, and its standbys take no writes
  if (text === undefined) return hosts > 1 ? "read-write" : "any";
  const target = TARGETS.find((each) => each === text);
  if (target) return target;
  throw new PostgresqlAddressError(`target_session_attrs is "${text}"; a server that writes takes ${TARGETS.join(", ")}`);
}

function millisecondsOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,4}$/.test(text)) throw new PostgresqlAddressError(`connect_timeout is "${text}"; it is a whole number of seconds`);
  // without a limit (0 in libpq) one silent server would hide the others
  return Number(text) * 1000 || undefined;
}

function decoded(text: string): string {
  if (!isEncoded(text)) throw new PostgresqlAddressError(`"${text}" has a percent sign that begins no code`);
  return decodeURIComponent(text);
}

function isEncoded(text: string): boolean {
  try {
    return decodeURIComponent(text) !== undefined;
  } catch {
    return false;
  }
}
