import { once } from "node:events";
import { createServer } from "node:http";
import { expect, test } from "vitest";
import { handlers } from "../generated/domains";
import { s3Files } from "../adapters/s3-files";
import { pictureCanvas } from "../testing/safety/made-files";
import { call } from "../testing/test-call";
import { startServer } from "../testing/start-server";

/** Errors of `pg` and of the database when a connection is lost, unavailable, or too slow. */
const unavailable = [
  new Error("Failed query", { cause: Object.assign(new Error("terminating connection"), { code: "57P01" }) }),
  new Error("Failed query", { cause: Object.assign(new Error("lock timeout"), { code: "55P03" }) }),
  ...["25P03", "40001", "40P01", "53100", "53200", "25006", "57P04", "58030", "3B001"].map(
    (code) => new Error("Failed query", { cause: Object.assign(new Error("given up"), { code }) }),
  ),
  // of Citus, when a worker goes away
  ...[
    "failure on connection marked as essential: db2:5432",
    "failed to prepare transaction 'citus_0_1_2_0' on host db2:5432",
    "could not commit transaction for shard 102010 on at least one of its placements",
    "SSL SYSCALL error: EOF detected",
    "server closed the connection unexpectedly",
  ].map((message) => new Error("Failed query", { cause: Object.assign(new Error(message), { code: "XX000" }) })),
  ...["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH"].map((code) => Object.assign(new Error(`connect ${code}`), { code })),
  new Error("Connection terminated unexpectedly"),
  new Error("timeout exceeded when trying to connect"),
  new Error("Query read timeout"),
];

test("where the database is not to be had a call answers 503 with Retry-After, so that the client tries again; other failures 500", async () => {
  const { createShop } = await startServer();
  const { token } = await createShop();
  for (const [status, failures] of [
    [503, unavailable],
    [
      500,
      [
        new Error("a defect"),
        Object.assign(new Error("unique"), { code: "23505" }),
        Object.assign(new Error("a page is broken"), { code: "XX000" }),
      ],
    ],
  ] as const) {
    for (const failure of failures) {
      const failing = await startServer({ handlers: { ...handlers, getMenus: () => Promise.reject(failure) } });
      const answer = await call(failing, "getMenus", { token });
      expect([answer.status, answer.headers.get("Retry-After")], failure.message).toEqual([status, status === 503 ? "1" : null]);
    }
  }
});

test("a server is ready while its database answers, until it ends; everything else is still answered, and it is alive all the time", async () => {
  const server = await startServer();
  const { token } = await server.createShop();
  expect(await call(server, "getReady")).toMatchObject({ status: 200, data: { status: "ready" } });
  expect(await call(server, "getHealth")).toMatchObject({ status: 200, data: { status: "ready" } });
  server.drain();
  expect(await call(server, "getReady")).toMatchObject({ status: 503, data: { status: "draining" } });
  expect(await call(server, "getHealth")).toMatchObject({ status: 200, data: { status: "draining" } });
  expect(await call(server, "getMenus", { token })).toMatchObject({ status: 200 });
  const ping = () => Promise.reject(new Error("Connection terminated"));
  const cutOff = await startServer({ database: { ...server.database, ping } });
  expect(await call(cutOff, "getReady")).toMatchObject({ status: 503, code: 90020 });
  expect(await call(cutOff, "getHealth")).toMatchObject({ status: 200 });
});

test("neither health nor readiness names a version or an engine", async () => {
  const server = await startServer();
  for (const operation of ["getHealth", "getReady"] as const) {
    const { data } = await call(server, operation);
    expect(JSON.stringify(data)).not.toMatch(/version|pglite|postgres|\d\.\d/i);
  }
  server.drain();
  expect(JSON.stringify((await call(server, "getReady")).data)).not.toMatch(/version|pglite|postgres/i);
});

test("without the storage of files the server stays ready and says so, and an upload answers 503", async () => {
  const silent = createServer(() => undefined);
  const failing = createServer((_request, response) => void response.writeHead(500).end());
  for (const storage of [silent, failing]) {
    await once(storage.listen(0, "127.0.0.1"), "listening");
    const address = storage.address();
    const endpoint = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
    const files = s3Files({ endpoint, region: "x", bucket: "b", accessKeyId: "a", secretAccessKey: "s", answerMs: 100 });
    const server = await startServer({ ports: { files } });
    const { token } = await server.createShop();
    expect(await call(server, "getReady")).toMatchObject({ status: 200, data: { status: "ready", files: "away" } });
    expect(await call(server, "getMenus", { token })).toMatchObject({ status: 200 });
    const answer = await call(server, "uploadImage", { token, file: { name: "a.png", bytes: pictureCanvas(1) } });
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "1"]);
    storage.close();
    storage.closeAllConnections();
  }
});
