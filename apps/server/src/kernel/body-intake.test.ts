import { getRequestListener } from "@hono/node-server";
import { createServer, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { unlimited } from "../testing/safety/unlimited";
import { call, requestOf } from "../testing/test-call";
import { startServer, type TestShop } from "../testing/start-server";
import { usualBodies } from "./body-intake";

const bodies = { ms: 2_000, bytes: 40_000 };
let server: Awaited<ReturnType<typeof startServer>>;
let shop: TestShop;
let http: Server;
let port: number;
const sockets: Socket[] = [];

beforeAll(async () => {
  server = await startServer({ bodies, limits: unlimited });
  shop = await server.createShop();
  const listener = getRequestListener((request) => server.fetch(request));
  http = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  http.on("connection", (socket) => sockets.push(socket));
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const bound = http.address();
  port = typeof bound === "object" && bound ? bound.port : 0;
});

afterAll(() => {
  http.close();
  http.closeAllConnections();
});

/** Sends the headers of a request and a part of its body, and waits for the response until its end. */
function openRequest(announced: number, sent: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  const head = `POST /api/publicly/vitals HTTP/1.1\r\nHost: shop.test\r\nContent-Type: application/json\r\nContent-Length: ${announced}\r\n\r\n`;
  socket.write(head + sent);
  let answer = "";
  socket.on("data", (bytes) => (answer += bytes.toString()));
  return new Promise((resolve) => socket.once("close", () => resolve(answer)).once("error", () => resolve(answer)));
}

test("a body that is not there in time is refused, and its connection ends", async () => {
  const answer = await openRequest(1_000, '{"vitals":');
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('"code":408');
});

test("while slow bodies hold all the memory that bodies may have, others are refused for a second", async () => {
  const held = Array.from({ length: 4 }, () => openRequest(16_000, `{"vitals":"${"x".repeat(9_900)}`));
  await expect.poll(() => sockets.filter(({ bytesRead }) => bytesRead > 9_900).length, { timeout: 10_000 }).toBe(4);
  const body = { pid: 0, name: "a", sort: 0, unknown: "x".repeat(5_000) };
  const add = () => call(server, "addProductCategory", { token: shop.token, body });
  const refused = await add();
  expect([refused.status, refused.code, refused.headers.get("retry-after")]).toEqual([503, 90020, "1"]);
  expect((await call(server, "getHealth")).status).toBe(200);
  for (const answer of await Promise.all(held)) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect((await add()).status).toBe(200);
});

test("a quarter of the memory for bodies is left to small ones", async () => {
  const large = () => call(server, "saveProduct", { token: shop.token, body: { unknown: "x".repeat(31_000) } });
  expect((await large()).status).toBe(503);
  expect((await call(server, "saveProduct", { token: shop.token, body: { unknown: "x".repeat(20_000) } })).status).toBe(400);
});

test("a body that is broken off is no fault of ours", async () => {
  const { url, method, headers } = requestOf("reportVitals", { body: {} });
  const body = new ReadableStream({ pull: (controller) => controller.error(new Error("gone")) });
  const response = await server.fetch(new Request(url, Object.assign({ method, headers, body }, { duplex: "half" })));
  expect(response.status).toBe(408);
});

test("a body must be there within 15 s, and all bodies together hold at most 64 MB", () => {
  expect(usualBodies).toEqual({ ms: 15_000, bytes: 64 * 1024 * 1024 });
});
