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

test("a preflight may ask for headers of a page's own, but not for those of a proxy", async () => {
  const asked = "authori-zation, x-trace,X-Source, traceparent, x-forwarded-for, forwarded, x real, ";
  const { headers } = await ask([page], { ...preflight, "Access-Control-Request-Headers": asked }, "OPTIONS");
  const allowed = headers.get("access-control-allow-headers")?.split(", ") ?? [];
  expect(allowed).toEqual(expect.arrayContaining(["Idempotency-Key", "x-trace", "X-Source", "traceparent"]));
  expect(allowed.join()).not.toMatch(/forwarded|real/i);
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
