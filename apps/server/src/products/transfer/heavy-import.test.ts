import { beforeAll, expect, test } from "vitest";
import { call } from "../../testing/test-call";
import { HEALTH_MS, slowestHealth } from "../../testing/test-health";
import { bodyOf } from "../testing/product-bodies";
import { read } from "../../testing/test-read";
import { type Seed, startServer } from "../../testing/start-server";

type ProductSeed = Exclude<NonNullable<Seed["products"]>, number>[number];

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

test("what products of 2,048 SKUs cost is bounded by their SKUs: more are refused, and health is answered beside as many as may be", async () => {
  const values = (count: number) => Array.from({ length: count }, (_, at) => `v${at}`);
  const wide = {
    isShow: false,
    specs: [
      ["a", values(16)],
      ["b", values(16)],
      ["c", values(8)],
    ],
  } satisfies ProductSeed;
  const shop = await server.createShop({ products: Array.from({ length: 11 }, (_, at) => ({ ...wide, name: `wide ${at}` })) });
  const rows = Array.from({ length: 5 }, (_, at) => ({ row: at + 2, cells: { name: `wide ${at}`, sku: "v0,v0,v0", stock: "7" } }));
  for (const id of ["checkProductImport", "commitProductImport"] as const) {
    expect(await call(server, id, { token: shop.token, body: { rows } })).toMatchObject({ status: 409, code: 90533 });
    const slowest = await slowestHealth(server, () => call(server, id, { token: shop.token, body: { rows: rows.slice(0, 4) } }));
    expect(slowest, id).toBeLessThan(HEALTH_MS);
  }
  const checked = await read(server, "checkProductImport", { token: shop.token, body: { rows: rows.slice(0, 4) } });
  const ids = checked.map(({ product }) => String(product));
  const file = { mode: "set", rows: ids.map((product, at) => ({ row: at + 2, cells: { product, sku: "v0,v0,v1", stock: "9" } })) };
  for (const id of ["checkStockImport", "commitStockImport"] as const) {
    const slowest = await slowestHealth(server, async () => {
      expect(await call(server, id, { token: shop.token, body: file })).toMatchObject({ status: 200 });
    });
    expect(slowest, id).toBeLessThan(HEALTH_MS);
  }

  const page = (limit: number) => call(server, "searchActivityProducts", { token: shop.token, query: { type: 2, limit } });
  expect(await page(11)).toMatchObject({ status: 409, code: 90506 });
  const paging = await slowestHealth(server, async () => {
    const { data } = await page(10);
    expect(data.list.map(({ attrValue }) => attrValue.length)).toEqual(Array.from({ length: 10 }, () => 2_048));
  });
  expect(paging).toBeLessThan(HEALTH_MS);

  let stock = 20;
  const saving = await slowestHealth(server, async () => {
    const info = await read(server, "getProduct", { token: shop.token, path: { id: Number(ids[0]) } });
    const attrValue = info.attrValue.map((sku) => ({ ...sku, stock }));
    stock += 1;
    expect(await call(server, "updateProduct", { token: shop.token, body: { ...bodyOf(info), attrValue } })).toMatchObject({
      status: 200,
    });
  });
  expect(saving).toBeLessThan(HEALTH_MS);
});
