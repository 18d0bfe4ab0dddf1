import { expect, test } from "vitest";
import { handlers } from "../generated/domains";
import { call } from "../test-call";
import { startServer } from "../testing";

/** What `pg` and the database itself raise when a connection is lost, not to be had, or takes too long. */
const unavailable = [
  new Error("Failed query", { cause: Object.assign(new Error("terminating connection"), { code: "57P01" }) }),
  new Error("Failed query", { cause: Object.assign(new Error("lock timeout"), { code: "55P03" }) }),
  Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" }),
  new Error("Connection terminated unexpectedly"),
  new Error("timeout exceeded when trying to connect"),
];

test("where the database is not to be had a call answers 503 with Retry-After, so that the client tries again; other failures 500", async () => {
  const { createShop } = await startServer();
  const { token } = await createShop();
  for (const [status, failures] of [
    [503, unavailable],
    [500, [new Error("a defect"), Object.assign(new Error("unique"), { code: "23505" })]],
  ] as const) {
    for (const failure of failures) {
      const failing = await startServer({ handlers: { ...handlers, getMenus: () => Promise.reject(failure) } });
      const answer = await call(failing, "getMenus", { token });
      expect([answer.status, answer.headers.get("Retry-After")], failure.message).toEqual([status, status === 503 ? "1" : null]);
    }
  }
});

test("the health of a server asks its database, and says that the server ends while everything else is still answered", async () => {
  const server = await startServer();
  const { token } = await server.createShop();
  expect(await call(server, "getHealth")).toMatchObject({ status: 200, data: { status: "ready" } });
  server.drain();
  expect(await call(server, "getHealth")).toMatchObject({ status: 503, data: { status: "draining" } });
  expect(await call(server, "getMenus", { token })).toMatchObject({ status: 200 });
  const ping = () => Promise.reject(new Error("Connection terminated"));
  const cutOff = await startServer({ database: { ...server.database, ping } });
  expect(await call(cutOff, "getHealth")).toMatchObject({ status: 503, code: 90020 });
});
