import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { handlers } from "../generated/domains";
import { pinoLogger } from "../node/telemetry/pino-logger";
import { call } from "../testing/test-call";
import { startServer, type TestShop } from "../testing/start-server";

let server: Awaited<ReturnType<typeof startServer>>;
let shop: TestShop;

beforeAll(async () => {
  server = await startServer();
  shop = await server.createShop();
});

const send = async (path: string, init: RequestInit & { token?: string } = {}) => {
  const headers = new Headers(init.headers);
  if (init.token) headers.set("Authori-zation", init.token);
  const response = await server.fetch(new Request(`http://shop.test${path}`, { ...init, headers }));
  return { status: response.status, headers: response.headers, body: await response.json() };
};

const addCategory = (body: unknown, headers: Record<string, string> = {}) =>
  call(server, "addProductCategory", { token: shop.token, body, headers });

test("every answer carries the security headers and the request's name", async () => {
  for (const path of ["/api/health", "/api/nowhere", "/api/admin/merchant/getMenus"]) {
    const { headers } = await send(path);
    expect(headers.get("content-security-policy")).toMatch(/script-src 'self';.*frame-ancestors 'self'/);
    expect(headers.get("content-security-policy")).not.toContain("unsafe-eval");
    expect(headers.get("content-security-policy")).toContain("base-uri 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBeTruthy();
    expect(headers.get("x-request-id")).toMatch(/^[0-9a-f]{16}$/);
  }
});

test("pictures may be shown from this origin, and from the one at which browsers read the bucket", async () => {
  const pictures = (policy: string | null) => policy?.split("; ").find((part) => part.startsWith("img-src "));
  expect(pictures((await send("/api/health")).headers.get("content-security-policy"))).toBe("img-src 'self' data: blob:");
  const { files } = server.ports;
  const publicUrl = (path: string) => (path.startsWith("http") ? path : `https://cdn.example:8443/shop/${path}`);
  const onBucket = await startServer({ ports: { files: { ...files, publicUrl } } });
  const answer = await onBucket.fetch(new Request("http://shop.test/api/health"));
  expect(pictures(answer.headers.get("content-security-policy"))).toBe("img-src 'self' data: blob: https://cdn.example:8443");
});

test("HSTS is sent behind TLS only", async () => {
  expect((await send("/api/health")).headers.get("strict-transport-security")).toBeNull();
  const { headers } = await send("/api/health", { headers: { "X-Forwarded-Proto": "https" } });
  expect(headers.get("strict-transport-security")).toContain("max-age");
});

test("an unknown path is a JSON 404, a wrong method a 405 that says what is allowed", async () => {
  expect(await send("/api/nowhere")).toMatchObject({ status: 404, body: { code: 404, data: { requestId: expect.any(String) } } });
  const wrong = await send("/api/admin/merchant/coupon/list", { method: "DELETE", token: shop.token });
  expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "GET"]);
});

test("a broken body is 400, a body of another type 415, one that is too large 413", async () => {
  const path = "/api/admin/merchant/store/product/category/add";
  const post = (body: string, type: string) => send(path, { method: "POST", token: shop.token, headers: { "Content-Type": type }, body });
  expect(await post("{", "application/json")).toMatchObject({ status: 400, body: { data: { fields: { body: "内容不是有效的 JSON" } } } });
  expect(await post("a=1", "application/x-www-form-urlencoded")).toMatchObject({ status: 415 });
  expect(await post(`{"name":"${"a".repeat(5_000_000)}"}`, "application/json")).toMatchObject({ status: 413 });
  expect(await post("[]", "application/json")).toMatchObject({ status: 400 });
  expect(await post("", "application/json")).toMatchObject({ status: 400 });
});

test("every fault is named at its field, in the caller's language", async () => {
  const faults = { pid: "x", name: "a".repeat(101), sort: 10_000 };
  expect(await addCategory(faults)).toMatchObject({
    status: 400,
    code: 400,
    data: { fields: { pid: "请填写整数", name: "最多 100 个字", sort: "不能大于 9999" } },
  });
  expect(await addCategory({ sort: 1.5 }, { "Accept-Language": "en" })).toMatchObject({
    data: { fields: { pid: "This is required", name: "This is required", sort: "A whole number is expected" } },
  });
});

test("text that cannot be stored is refused at its field", async () => {
  for (const name of ["a\u0000b", "half \ud83d pair", "\ud83d"]) {
    expect(await addCategory({ pid: 0, name, sort: 0 })).toMatchObject({ status: 400, data: { fields: { name: "含有无法保存的字符" } } });
  }
  expect(await call(server, "listCoupons", { token: shop.token, query: { name: "a\u0000" } })).toMatchObject({
    status: 400,
    data: { fields: { name: expect.any(String) } },
  });
});

test("markup and emoji come back as they were, and names lose marks that nobody sees", async () => {
  const name = "<b>{{x}}</b> 🧧 👨‍👩‍👧 '\"";
  expect(await addCategory({ pid: "0", name: `  \u202e${name}\u2066\u200b  `, sort: "1", unknown: { a: 1 } })).toMatchObject({ code: 200 });
  const { data } = await call(server, "listProductCategories", { token: shop.token });
  expect(data).toEqual(expect.arrayContaining([expect.objectContaining({ name, sort: 1 })]));
});

test("a call that fails in the database is logged without what was sent", async () => {
  const phone = "13812345678";
  const lines: string[] = [];
  const failing = await startServer({
    handlers: {
      ...handlers,
      async getConfigValue() {
        await server.database.db.execute(sql`select ${phone}::date`);
        throw new Error("The query did not fail.");
      },
    },
    ports: { logger: pinoLogger("info", { write: (line) => void lines.push(line) }) },
  });
  expect(await call(failing, "getConfigValue", { token: shop.token, query: { key: "a" } })).toMatchObject({ status: 500 });
  expect(lines.join("")).toContain("A request failed");
  expect(lines.join("")).not.toMatch(/13812345678|select/);
});

test("a time that no calendar has is refused at its field", async () => {
  const coupon = {
    name: "a",
    category: 1,
    receiveType: 1,
    money: 1,
    minPrice: 0,
    isLimited: 0,
    isTimeReceive: false,
    isFixedTime: "1",
    useStartTime: "2026-02-30 00:00:00",
    useEndTime: "2026-13-01 25:00:00",
    sort: 0,
    status: "true",
  };
  expect(await call(server, "saveCoupon", { token: shop.token, body: coupon })).toMatchObject({
    status: 400,
    data: { fields: { useStartTime: expect.stringContaining("没有这个时间"), useEndTime: expect.stringContaining("没有这个时间") } },
  });
});

test("ids beyond 2^53 − 1, fractions and words are 400, not a fault of ours", async () => {
  for (const id of ["0", "-1", "9007199254740992", "9007199254740993", "1.5", "abc", "%00", "1e3"]) {
    expect((await send(`/api/admin/merchant/coupon/info/${id}`, { token: shop.token })).status).toBe(400);
  }
});

test("search words may be plain or encoded once more", async () => {
  const own = await server.createShop({ coupons: [{ name: "春节 100% 券" }, { name: "other" }] });
  for (const name of ["春节", encodeURIComponent("春节"), "100%", ""]) {
    const { data } = await call(server, "listCoupons", { token: own.token, query: { name, status: "", temp: 1 } });
    expect(data).toMatchObject({ total: name === "" ? 2 : 1 });
  }
});

test("without a token, or with a dead one, the answer is 401", async () => {
  for (const token of [undefined, "merchant00", "x".repeat(500), "'; drop table sessions"]) {
    expect(await call(server, "listCoupons", { token })).toMatchObject({ status: 401, code: 401 });
  }
});

test("a download may carry the token as a bearer", async () => {
  const { status } = await send("/api/admin/merchant/getMenus", { headers: { Authorization: `Bearer ${shop.token}` } });
  expect(status).toBe(200);
});
