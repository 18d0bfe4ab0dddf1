import { beforeAll, expect, test } from "vitest";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer, type TestShop } from "../testing/start-server";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

type Token = Pick<TestShop, "token">;
const save = ({ token }: Token, body: object = {}) =>
  call(server, "saveView", { token, body: { list: "listOrders", name: "待发货", query: "status=notShipped", ...body } });
const viewsOf = ({ token }: Token) => read(server, "listViews", { token });

test("a person's views are theirs alone, and of one name there is one on a list", async () => {
  const shop = await server.createShop();
  const clerk = await shop.as(["merchant:order:page:list"]);
  const [view] = [(await save(shop)).data];
  expect(await save(shop, { name: " 待发货 " })).toMatchObject({ code: 90832, data: { fields: { name: expect.any(String) } } });
  expect(await save(shop, { list: "listCoupons" })).toMatchObject({ code: 200 });
  expect(await save(clerk)).toMatchObject({ code: 200 });
  expect(await viewsOf(clerk)).toMatchObject([{ name: "待发货", query: "status=notShipped", isDefault: false }]);
  const id = (await viewsOf(clerk))[0]?.id;
  for (const [operation, body] of [
    ["editView", { id, name: "别人的" }],
    ["setDefaultView", { id, isDefault: true }],
  ] as const)
    expect(await call(server, operation, { token: shop.token, body })).toMatchObject({ status: 404, code: 90831 });
  expect(await viewsOf(shop)).toHaveLength(2);
  expect(view).toMatchObject({ list: "listOrders", name: "待发货" });
});

test("a list has one default view, and at most twenty of them, also when many are saved at once", async () => {
  const shop = await server.createShop();
  const saved = await Promise.all(Array.from({ length: 23 }, (_, place) => save(shop, { name: `视图 ${place}` })));
  expect(saved.filter(({ code }) => code === 200)).toHaveLength(20);
  expect(saved.find(({ code }) => code !== 200)).toMatchObject({ status: 409, code: 90833 });
  const [first, second] = await viewsOf(shop);
  const { token } = shop;
  for (const id of [first?.id, second?.id]) await call(server, "setDefaultView", { token, body: { id, isDefault: true } });
  expect((await viewsOf(shop)).filter(({ isDefault }) => isDefault)).toMatchObject([{ id: second?.id }]);
  await call(server, "setDefaultView", { token, body: { id: second?.id, isDefault: false } });
  expect((await viewsOf(shop)).some(({ isDefault }) => isDefault)).toBe(false);
});

test("what is not said of a view stays, a list that does not exist has none", async () => {
  const shop = await server.createShop();
  await save(shop);
  const [view] = await viewsOf(shop);
  await call(server, "editView", { token: shop.token, body: { id: view?.id, query: "" } });
  expect(await viewsOf(shop)).toMatchObject([{ name: "待发货", query: "" }]);
  expect(await call(server, "deleteView", { token: shop.token, path: { id: view?.id } })).toMatchObject({ code: 200 });
  expect(await viewsOf(shop)).toEqual([]);
  expect(await save(shop, { list: "listNothing" })).toMatchObject({ status: 409, code: 90834 });
  expect(await save(shop, { name: "字".repeat(21) })).toMatchObject({ status: 400 });
});
