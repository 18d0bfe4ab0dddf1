import { beforeAll, expect, test } from "vitest";
import { call } from "../testing/test-call";
import { read } from "../testing/test-read";
import { startServer, type TestShop } from "../testing/start-server";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

const platform = ({ token }: TestShop, query = {}) => read(server, "listExpressCompanies", { token, query });
const companies = async ({ token }: TestShop, query = {}) => (await read(server, "listShopCompanies", { token, query })).list;
const names = async (shop: TestShop, query = {}) => (await companies(shop, query)).map(({ name }) => name);
const relate = ({ token }: TestShop, expressId: number | undefined) => call(server, "relateShopCompany", { token, body: { expressId } });

type Step = "toggleShopCompany" | "toggleDefaultCompany" | "deleteShopCompany";
const step = ({ token }: TestShop, id: Step, companyId: number | undefined) => call(server, id, { token, path: { id: companyId } });

test("the platform's companies come by sort order, hidden ones not, and no account is told", async () => {
  const shop = await server.createShop();
  const all = await platform(shop);
  expect(all.slice(0, 3).map(({ name }) => name)).toEqual(["顺丰速运", "中通快递", "圆通速递"]);
  expect(all.every(({ isShow }) => isShow)).toBe(true);
  expect(all[0]).not.toHaveProperty("password");
  const waybill = await platform(shop, { type: "elec" });
  expect(waybill.every(({ status }) => status)).toBe(true);
  expect(waybill.length).toBeLessThan(all.length);
});

test("a shop adds a company once, open, and finds it by name or code", async () => {
  const shop = await server.createShop();
  const [first, second] = await platform(shop);
  expect(await relate(shop, second?.id)).toMatchObject({ code: 200, data: null });
  expect(await relate(shop, first?.id)).toMatchObject({ code: 200 });
  expect(await relate(shop, first?.id)).toMatchObject({ status: 400, data: { fields: { expressId: expect.any(String) } } });
  expect(await companies(shop)).toMatchObject([
    { code: "zhongtong", name: "中通快递", isDefault: false, isOpen: true },
    { code: "shunfeng", name: "顺丰速运" },
  ]);
  expect(await names(shop, { keywords: "顺丰" })).toEqual(["顺丰速运"]);
  expect(await names(shop, { keywords: "zhong" })).toEqual(["中通快递"]);
});

test("a company that is unknown or no longer offered is not added", async () => {
  const shop = await server.createShop();
  const shown = await platform(shop);
  const hidden = Math.max(...shown.map(({ id }) => id)) + 1;
  for (const id of [hidden, 2_000_000_001]) expect(await relate(shop, id)).toMatchObject({ status: 404, code: 7905 });
});

test("there is one default at most, and it comes first", async () => {
  const shop = await server.createShop({ shopCompanies: 3 });
  const [, , third] = await companies(shop);
  expect(await step(shop, "toggleDefaultCompany", third?.id)).toMatchObject({ code: 200 });
  expect((await companies(shop)).map(({ name, isDefault }) => [name, isDefault])).toEqual([
    ["圆通速递", true],
    ["顺丰速运", false],
    ["中通快递", false],
  ]);
  await step(shop, "toggleDefaultCompany", third?.id);
  expect((await companies(shop)).filter(({ isDefault }) => isDefault)).toEqual([]);
});

test("two people who name two defaults at once leave one", async () => {
  const shop = await server.createShop({ shopCompanies: [{ code: "ems" }, { code: "yunda" }] });
  const answers = await Promise.all((await companies(shop)).map(({ id }) => step(shop, "toggleDefaultCompany", id)));
  expect(answers.map(({ code }) => code)).toEqual([200, 200]);
  expect((await companies(shop)).filter(({ isDefault }) => isDefault)).toHaveLength(1);
});

test("the default is open: closing it takes the default away, and naming a closed one opens it", async () => {
  const shop = await server.createShop({ shopCompanies: [{ code: "ems", isDefault: true }] });
  const [ems] = await companies(shop);
  await step(shop, "toggleShopCompany", ems?.id);
  expect(await companies(shop)).toMatchObject([{ isOpen: false, isDefault: false }]);
  expect(await names(shop, { openStatus: true })).toEqual([]);
  expect(await names(shop, { openStatus: 0 })).toEqual(["EMS"]);
  await step(shop, "toggleDefaultCompany", ems?.id);
  expect(await companies(shop)).toMatchObject([{ isOpen: true, isDefault: true }]);
});

test("a company that was taken out can be added again", async () => {
  const shop = await server.createShop({ shopCompanies: 1 });
  const [company] = await companies(shop);
  expect(await step(shop, "deleteShopCompany", company?.id)).toMatchObject({ code: 200 });
  expect(await step(shop, "deleteShopCompany", company?.id)).toMatchObject({ status: 404, code: 4801 });
  expect(await companies(shop)).toEqual([]);
  const [first] = await platform(shop);
  expect(await relate(shop, first?.id)).toMatchObject({ code: 200 });
  expect(await companies(shop)).toMatchObject([{ name: "顺丰速运", isDefault: false }]);
});

test("another shop's companies are not there", async () => {
  const [shop, other] = [await server.createShop({ shopCompanies: 1 }), await server.createShop()];
  const [company] = await companies(shop);
  expect(await companies(other)).toEqual([]);
  const steps = ["toggleShopCompany", "toggleDefaultCompany", "deleteShopCompany"] as const;
  for (const each of steps) expect(await step(other, each, company?.id)).toMatchObject({ status: 404, code: 4801 });
  expect(await companies(shop)).toEqual([company]);
});
