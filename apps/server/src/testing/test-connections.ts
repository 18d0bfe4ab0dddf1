import { sql } from "drizzle-orm";
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import type { Database, Executor } from "../ports/database";

/** The address of a test's database. */
export async function addressOf({ db }: Database): Promise<URL> {
  const [row] = await db.select({ name: sql<string>`current_database()` }).from(sql`(select 1) as one`);
  const url = new URL(process.env.TEST_DATABASE_URL ?? "");
  url.pathname = row?.name ?? "";
  return url;
}

/** A proxy to PostgreSQL that can drop the answer to the next COMMIT, and stop answering the present connections. */
export async function proxyTo(url: URL) {
  let cuts = false;
  let generation = 0;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(url.port), url.hostname);
    let isCommitted = false;
    const born = generation;
    for (const socket of [client, upstream]) open.add(socket.on("error", () => undefined));
    client.on("data", (bytes) => {
      if (born < generation) return;
      isCommitted ||= cuts && bytes.includes("commit");
      upstream.write(bytes);
    });
    upstream.on("data", (bytes) => {
      if (born < generation) return;
      if (!isCommitted) return client.write(bytes);
      cuts = false;
      client.destroy();
      return upstream.destroy();
    });
    client.on("close", () => upstream.end());
    upstream.on("close", () => client.end());
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  const proxied = new URL(url);
  proxied.hostname = "127.0.0.1";
  proxied.port = String(typeof address === "object" && address ? address.port : 0);
  return {
    url: proxied.href,
    host: proxied.host,
    cutAfterCommit: () => void (cuts = true),
    silence: () => void (generation += 1),
    /** Closes its port, like a lost host. */
    leave: () => void server.close(),
    async close() {
      for (const socket of open) socket.destroy();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Holds `count` connections of the pool, each in a transaction of its own, until they are released; `ended` has their failures. */
export function holdAll({ transaction }: Database, count: number, onBegin: (pid: number) => void = () => undefined) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let begin = () => {};
  let fail = (_failure: unknown) => {};
  const begun = new Promise<void>((resolve, reject) => ([begin, fail] = [resolve, reject]));
  let open = 0;
  const hold = async (db: Executor) => {
    const [row] = await db.select({ pid: sql<number>`pg_backend_pid()` }).from(sql`(select 1) as one`);
    onBegin(Number(row?.pid));
    open += 1;
    if (open === count) begin();
    await released;
    await db.execute(sql`select 1`);
  };
  const ended = Promise.all(Array.from({ length: count }, () => transaction(hold).catch((failure: unknown) => (fail(failure), failure))));
  return { begun, release, ended };
}
