import { beforeAll, expect, test } from "vitest";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer } from "../testing/start-server";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

test("templates go by sort order, newest first, and are found by their names", async () => {
  const { token } = await server.createShop({ shippingTemplates: [{ name: "甲" }, { name: "乙 100%", sort: 9 }, { name: "丙" }] });
  const names = async (query = {}) => (await read(server, "listShippingTemplates", { token, query })).list.map(({ name }) => name);
  expect(await names()).toEqual(["乙 100%", "丙", "甲"]);
  expect(await names({ keywords: "%" })).toEqual(["乙 100%"]);
  expect(await read(server, "listShippingTemplates", { token, query: { page: 2, limit: 2 } })).toMatchObject({
    total: 3,
    totalPage: 2,
    list: [{ name: "甲" }],
  });
  expect(await read(server, "listShippingTemplates", { token, query: { page: 1, limit: 9999 } })).toMatchObject({ total: 3 });
});

test("one template tells what it costs where, the whole country first; one that is free everywhere has no regions", async () => {
  const regions = [{ first: 100, firstPrice: 800, renewal: 50, renewalPrice: 250 }];
  const { token } = await server.createShop({
    shippingTemplates: [
      { name: "包邮" },
      { name: "自定义", type: 2, appoint: 2, regions, frees: [{ number: 300, price: 9900 }] },
      { name: "部分", type: 1, appoint: 1, regions },
    ],
  });
  const { list } = await read(server, "listShippingTemplates", { token });
  const info = (name: string) => read(server, "getShippingTemplate", { token, path: { id: list.find((each) => each.name === name)?.id } });
  expect(await info("包邮")).toMatchObject({ type: 0, appoint: 0, regionList: null, freeList: null });
  expect(await info("自定义")).toMatchObject({
    regionList: [{ title: "[[0,0]]", first: "1.00", firstPrice: "8.00", renewal: "0.50", renewalPrice: "2.50" }],
    freeList: [{ title: "[[0,0]]", number: "3.00", price: "99.00" }],
  });
  expect(await info("部分")).toMatchObject({ regionList: [{ firstPrice: "8.00" }], freeList: null });
});

test("another shop's templates are not there", async () => {
  const [shop, other] = [await server.createShop({ shippingTemplates: [{}] }), await server.createShop()];
  const [template] = (await read(server, "listShippingTemplates", { token: shop.token })).list;
  expect(await read(server, "listShippingTemplates", { token: other.token })).toMatchObject({ total: 0, list: [] });
  expect(await call(server, "getShippingTemplate", { token: other.token, path: { id: template?.id } })).toMatchObject({
    status: 404,
    code: 6501,
  });
});

test("a shop that is given products has templates for them", async () => {
  const { token } = await server.createShop({ products: 3 });
  expect((await read(server, "listShippingTemplates", { token })).list.map(({ name }) => name)).toEqual([
    "全国包邮",
    "按件计费（满 3 件包邮）",
    "按重量计费",
  ]);
  expect((await read(server, "listProducts", { token })).list.every(({ tempId }) => tempId > 0)).toBe(true);
});
