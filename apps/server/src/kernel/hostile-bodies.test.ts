import { memberOf } from "@shopkeeper/sdk/rules/core";
import { beforeAll, expect, test } from "vitest";
import { call, requestOf } from "../testing/test-call";
import { HEALTH_MS, slowestHealth } from "../testing/test-health";
import { startServer, type TestShop } from "../testing/start-server";

let server: Awaited<ReturnType<typeof startServer>>;
let shop: TestShop;

beforeAll(async () => {
  server = await startServer();
  shop = await server.createShop();
});

const list = (length: number, entry: unknown) => Array.from({ length }, () => entry);
const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

const faultsIn = (data: object | null) => Object.keys(Object(memberOf(data ?? {}, "fields")));

/** The answer to a body that JSON.stringify would not write. */
async function post(id: "saveProduct" | "addProductCategory", body: string) {
  const headers = { "Content-Type": "application/json" };
  const { url, method } = requestOf(id);
  const response = await server.fetch(new Request(url, { method, headers: { ...headers, "Authori-zation": shop.token }, body }));
  return { status: response.status, ...(await response.json()) };
}

test("a list without login that is longer than it may be is refused while health is answered", async () => {
  const slowest = await slowestHealth(server, async () => {
    expect(await call(server, "reportVitals", { body: { vitals: list(5_000, {}) } })).toMatchObject({
      status: 400,
      data: { fields: { vitals: "最多 20 项" } },
    });
  });
  expect(slowest).toBeLessThan(HEALTH_MS);
});

test("a public call takes 16 kB, another one what its schema can need", async () => {
  expect(await call(server, "reportVitals", { body: { vitals: list(6_000, {}) } })).toMatchObject({ status: 413 });
  expect(await call(server, "addProductCategory", { token: shop.token, body: { unknown: "x".repeat(17_000) } })).toMatchObject({
    status: 413,
  });
  const content = { unknown: "x".repeat(600_000) };
  expect(await call(server, "saveProduct", { token: shop.token, body: content })).toMatchObject({ status: 400 });
});

test("a large body of faults is refused with the first of them, a small one with each, while health is answered", async () => {
  const slowest = await slowestHealth(server, async () => {
    const { status, data } = await call(server, "saveProduct", {
      token: shop.token,
      body: { attrValue: list(2_048, { sku: 1, price: [] }) },
    });
    expect(status).toBe(400);
    expect(faultsIn(data)).toHaveLength(1);
  });
  expect(slowest).toBeLessThan(HEALTH_MS);
  const { data } = await call(server, "saveProduct", { token: shop.token, body: { attrValue: list(3, {}) } });
  expect(faultsIn(data)).toEqual(expect.arrayContaining(["name", "attrValue.0.price", "attrValue.2.price"]));
});

test("a hundred faults are named at most", async () => {
  const { data } = await call(server, "putOnProducts", { token: shop.token, body: { idList: list(400, "x") } });
  expect(faultsIn(data)).toHaveLength(100);
});

test("a body of a million values is refused, while health is answered", async () => {
  const slowest = await slowestHealth(server, async () => {
    expect(await post("saveProduct", `{"name":[${"{},".repeat(1_000_000)}1]}`)).toMatchObject({
      status: 400,
      data: { fields: { body: "内容过多或嵌套过深" } },
    });
  });
  expect(slowest).toBeLessThan(HEALTH_MS);
});

test("nesting without end is refused wherever it stands, while health is answered", async () => {
  const bodies = [nested(500_000), `{"name":${nested(500_000)}}`, `{"attr":[{"attrName":${nested(500_000)}}]}`];
  for (const body of bodies) {
    const slowest = await slowestHealth(server, async () => {
      expect(await post("saveProduct", body)).toMatchObject({ status: 400, data: { fields: { body: "内容过多或嵌套过深" } } });
    });
    expect(slowest).toBeLessThan(HEALTH_MS);
  }
  expect(await post("addProductCategory", `{"name":${nested(40)},"pid":0,"sort":0}`)).toMatchObject({
    data: { fields: { name: "请填写文字" } },
  });
  const brackets = String.raw`\"[[${"[".repeat(60)}`;
  expect(await post("addProductCategory", `{"name":"${brackets}","pid":0,"sort":0}`)).toMatchObject({ status: 200 });
});

test("a page of 3,000 rows is answered beside health, and whole", async () => {
  const { token } = await server.createShop({ coupons: 3_000 });
  const slowest = await slowestHealth(server, async () => {
    const { data } = await call(server, "listCoupons", { token, query: { page: 1, limit: 9_999 } });
    expect(new Set(data.list.map(({ id }) => id)).size).toBe(3_000);
  });
  expect(slowest).toBeLessThan(HEALTH_MS);
});
