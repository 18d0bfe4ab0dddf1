import { expect, test } from "vitest";
import { crossOrigin } from "./cross-origin";

const page = "https://tools.example";
const ask = (origins: readonly string[], headers: Record<string, string>, method = "GET") =>
  crossOrigin(origins)(new Request("http://shop.test/api/health", { method, headers }), async () => new Response("{}", { status: 200 }));
const preflight = { Origin: page, "Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "authori-zation" };

test("a named origin reads the answer and its headers, and no cookie is ever asked for", async () => {
  const { headers } = await ask([page], { Origin: page });
  expect(headers.get("access-control-allow-origin")).toBe(page);
  expect(headers.get("access-control-expose-headers")).toContain("X-Request-Id");
  expect(headers.get("access-control-allow-credentials")).toBeNull();
  expect(headers.get("vary")).toBe("Origin");
});

test("its preflight is answered with the headers that clients send", async () => {
  const { status, headers } = await ask([page], preflight, "OPTIONS");
  expect(status).toBe(204);
  expect(headers.get("access-control-allow-headers")).toMatch(/Authori-zation.*Idempotency-Key/);
  expect(headers.get("access-control-allow-methods")).toContain("POST");
});

test.each([
  ["another origin", [page], { ...preflight, Origin: "https://evil.example" }],
  ["a longer name of it", [page], { ...preflight, Origin: `${page}.evil.example` }],
  ["an origin that is hidden", [page], { ...preflight, Origin: "null" }],
  ["nobody, where none is named", [], preflight],
])("%s is told nothing", async (_who, origins, headers) => {
  for (const method of ["GET", "OPTIONS"]) {
    const answer = await ask(origins, headers, method);
    expect([...answer.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
  }
});
