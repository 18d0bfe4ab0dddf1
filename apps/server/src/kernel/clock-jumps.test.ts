import { beforeAll, expect, test } from "vitest";
import { startServer } from "../testing/start-server";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";

let server: Awaited<ReturnType<typeof startServer>>;
let time = Date.now();

beforeAll(async () => {
  server = await startServer({ ports: { clock: { now: () => new Date(time) } } });
});

const HOUR = 3_600_000;

test.each([-24, -1, 1, 12])("a clock that jumps by %i hours ends no session, doubles no write and holds nobody up", async (hours) => {
  const start = time;
  const shop = await server.createShop({ products: [{}] });
  const { token } = shop;
  const write = (name: string) => ({ token, body: { pid: 0, name, sort: 0 }, headers: { "Idempotency-Key": `jump-${hours}-${name}` } });
  expect(await call(server, "addProductCategory", write("before"))).toMatchObject({ code: 200 });
  const { fileName } = await read(server, "exportProducts", { token });

  time = start + hours * HOUR;
  expect(await call(server, "getLoginInfo", { token })).toMatchObject({ code: 200 });
  expect(await call(server, "addProductCategory", write("before"))).toMatchObject({ code: 200 });
  expect(await call(server, "addProductCategory", write("after"))).toMatchObject({ code: 200 });
  for (let turn = 0; turn < 30; turn += 1)
    expect((await call(server, "listProducts", { token, query: { type: "1" } })).status, `read ${turn}`).toBe(200);
  expect(await call(server, "login", { body: { account: shop.account, pwd: shop.password } })).toMatchObject({ code: 200 });
  expect((await call(server, "downloadExport", { token, query: { fileName } })).status).toBe(200);
  await server.runJobs();
  expect((await read(server, "listProductCategories", { token })).map(({ name }) => name).filter((name) => name === "before")).toHaveLength(
    1,
  );

  time = start;
  expect(await call(server, "addProductCategory", write("back"))).toMatchObject({ code: 200 });
  expect(await call(server, "getLoginInfo", { token })).toMatchObject({ code: 200 });
});
