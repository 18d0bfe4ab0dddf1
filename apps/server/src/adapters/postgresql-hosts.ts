import { memberOf } from "@shopkeeper/sdk/rules/core";
import { once } from "node:events";
import { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Client, type ClientConfig } from "pg";
import { isReadOnly } from "../ports/database";
import { shownHost, type PostgresqlAddress, type PostgresqlHost } from "./postgresql-address";

/** No server of a database can be used now; `message` states the reason for each. */
class NoHostError extends Error {
  override name = "NoHostError";
}

interface ClientKind {
  /** Milliseconds without a byte after which a connection that waits for an answer closes itself. */
  silenceMs?: number;
  /** The messages that begin a transaction in place of `begin`. */
  begin?: readonly string[];
}

const PROBE_MS = 2_000;
const CANCEL_MS = 1_000;
const CANCEL_REQUEST = 80_877_102;

/**
 * The servers of a database, of which connections use one: the first usable of the list, as long as it is usable.
 *
 * All servers are probed again when a connection breaks or a write is refused. When another one is found, the connections to the earlier
 * one are closed, since its answers would be stale.
 */
export function postgresqlHosts({ hosts, target, connectMs = PROBE_MS }: PostgresqlAddress, config: ClientConfig) {
  const clients = new Map<Client, PostgresqlHost>();
  const idleSince = new WeakMap<Client, number>();
  let search: Promise<PostgresqlHost> | undefined;
  let current: PostgresqlHost | undefined;

  function find(): Promise<PostgresqlHost> {
    if (search) return search;
    const found = hosts.length === 1 ? Promise.resolve(hosts[0]) : firstUsable();
    search = found;
    found.then(
      (host) => {
        current = host;
        closeAll((each) => each !== host);
      },
      () => forget(current),
    );
    return found;
  }

  /** All servers are probed in parallel, so that silent ones cost the limit once; their order decides. */
  async function firstUsable(): Promise<PostgresqlHost> {
    const probes = hosts.map(async (host) => ({ host, reason: await probe(host).catch(sentenceOf) }));
    const reasons: string[] = [];
    for (const each of probes) {
      const { host, reason } = await each;
      if (reason === undefined) return host;
      reasons.push(`${shownHost(host)}: ${reason}`);
    }
    throw new NoHostError(`no server can be used (${reasons.join("; ")})`);
  }

  async function probe({ host, port }: PostgresqlHost) {
    const client = new Client({ ...config, connectionTimeoutMillis: connectMs, query_timeout: connectMs });
    Object.assign(client, { host: host ?? client.host, port });
    client.on("error", () => undefined);
    try {
      await client.connect();
      await assertUsable(client);
    } finally {
      client.end().catch(() => undefined);
    }
  }

  async function assertUsable(client: Client) {
    const { rows } = await client.query<{ is_standby: boolean; is_read_only: boolean }>(
      "select pg_is_in_recovery() as is_standby, current_setting('transaction_read_only') = 'on' as is_read_only",
    );
    const isRefused = { any: false, primary: rows[0]?.is_standby, "read-write": rows[0]?.is_read_only };
    if (isRefused[target]) throw new NoHostError("it takes no writes");
  }

  function forget(host: PostgresqlHost | undefined) {
    if (host === current) search = undefined;
  }

  function closeAll(isMeant: (host: PostgresqlHost, client: Client) => boolean) {
    for (const [client, host] of clients) {
      if (isMeant(host, client)) client.connection.stream.destroy(new Error("Connection terminated: it is not used any more"));
    }
  }

  /** Notes the time when a connection became idle, outside of a transaction. */
  const noteIdle = (client: Client) => (message: unknown) => {
    const isOutside = memberOf(message, "status") === "I";
    if (isOutside) idleSince.set(client, performance.now());
    else idleSince.delete(client);
  };

  /** The class of the connections of one kind, for a pool. */
  function clientOf({ silenceMs, begin }: ClientKind) {
    return class HostClient extends Client {
      constructor(own?: ClientConfig) {
        super({ ...config, ...own });
        this.on("error", () => forget(clients.get(this)));
        this.on("end", () => void clients.delete(this));
        if (begin !== undefined) beginWith(this, begin);
      }

      override connect(): Promise<Client>;
      override connect(callback: (error: Error) => void): void;
      override connect(callback?: (error: Error) => void): unknown {
        const connected = this.#connect();
        return callback ? connected.then((): unknown => Reflect.apply(callback, undefined, []), callback) : connected;
      }

      /** The driver's parameters of a new session; the time zone, which poolers keep per client, has no setting of its own. */
      getStartupConf() {
        const getStartupConf = memberOf(Client.prototype, "getStartupConf");
        const usual: unknown = typeof getStartupConf === "function" ? Reflect.apply(getStartupConf, this, []) : undefined;
        return Object.assign({ TimeZone: "UTC" }, usual);
      }

      async #connect(): Promise<Client> {
        const place = await find();
        Object.assign(this, { host: place.host ?? this.host, port: place.port });
        clients.set(this, place);
        const { stream } = this.connection;
        if (silenceMs !== undefined && stream instanceof Socket) {
          this.connection.on("readyForQuery", noteIdle(this));
          stream.setTimeout(silenceMs).on("timeout", () => void this.#giveUp(stream, silenceMs));
        }
        try {
          await super.connect();
          await assertUsable(this);
          return this;
        } catch (failure) {
          clients.delete(this);
          forget(place);
          this.end().catch(() => undefined);
          throw failure;
        }
      }

      /** Ends a connection that waits for an answer. */
      async #giveUp(stream: Socket, waitedMs: number) {
        const { bytesRead } = stream;
        if (isReady(this)) return;
        // if the process was blocked this long, arrived data has not been read yet
        await sleep(0);
        if (isReady(this) || stream.bytesRead !== bytesRead) return;
        const since = performance.now() - waitedMs;
        // otherwise each connection that is idle as long would be waited for in turn
        const place = clients.get(this);
        closeAll((host, client) => host === place && isReady(client) && (idleSince.get(client) ?? Infinity) < since);
        await cancel(this);
        this.connection.stream.destroy(new Error("Connection terminated: the database is silent"));
      }
    };
  }

  return {
    clientOf,
    /** Derives the state of a connection and its server from a failure. */
    judge(failure: unknown, client: Client) {
      // if reads are enough, the other connections stay usable
      if (target === "any" || !(isReadOnly(failure) || failure instanceof NoHostError)) return;
      const place = clients.get(client);
      forget(place);
      closeAll((host) => host === place);
    },
    /** Rejects if the server behind a connection may not be used, or does not answer. */
    assertUsable,
  };
}

/**
 * Cancels the running statement of a connection at its server, which would not notice that the client gave up.
 *
 * The connection stays open meanwhile: a pooler identifies the statement by it. Only the server closes the cancel request, since PgBouncer
 * 1.18 terminates when the client closes first.
 */
async function cancel(client: Client) {
  const [process, secret] = [memberOf(client, "processID"), memberOf(client, "secretKey")];
  if (typeof process !== "number" || typeof secret !== "number") return;
  const message = Buffer.alloc(16);
  [message.length, CANCEL_REQUEST, process, secret].forEach((value, at) => message.writeInt32BE(value, at * 4));
  const socket = new Socket().unref().on("error", () => undefined);
  if (client.host.startsWith("/")) socket.connect(`${client.host}/.s.PGSQL.${client.port}`);
  else socket.connect(client.port, client.host);
  socket.resume().write(message);
  await Promise.race([once(socket, "close"), sleep(CANCEL_MS)]);
}

/** Replaces `begin` of a client with the given messages; one message may hold several statements: that takes one round trip as well. */
function beginWith(client: Client, begin: readonly string[]) {
  const query = client.query.bind(client);
  const isBegin = (sent: unknown) => memberOf(sent, "text") === "begin";
  Object.assign(client, {
    query: (...sent: unknown[]): unknown =>
      isBegin(sent[0]) ? Promise.all(begin.map((each) => query(each))) : Reflect.apply(query, undefined, sent),
  });
}

/** Whether a connection waits for no answer. */
const isReady = (client: Client) => memberOf(client, "readyForQuery") === true;

const sentenceOf = (reason: unknown) => (reason instanceof Error ? reason.message || reason.name : String(reason));
