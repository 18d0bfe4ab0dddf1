import { beforeAll, expect, test } from "vitest";
import type { Output } from "../contract/contract";
import { contractOperations } from "../contract/wire-schema";
import { call } from "../testing/test-call";
import { startServer } from "../testing/start-server";
import { menuGranting } from "./menu-rights";
import { menuRows } from "./menu-tree";
import { platformSettingStore } from "./platform-setting-store";

let server: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  server = await startServer();
});

type Menus = Output<"getMenus">;

const menusOf = async (token: string, headers: Record<string, string> = {}) => (await call(server, "getMenus", { token, headers })).data;

const addresses = (nodes: Menus): (string | null)[] => nodes.flatMap(({ component, childList }) => [component, ...addresses(childList)]);

test("every permission of the contract is granted by a menu", () => {
  const needed = contractOperations().flatMap(({ permission }) => permission);
  expect(needed.filter((permission) => !menuGranting(permission))).toEqual([]);
});

test("menu ids are unique, and every entry hangs under a folder or a page", () => {
  const ids = menuRows.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const parents = new Map(menuRows.map((row) => [row.id, row.menuType]));
  for (const { pid, menuType } of menuRows) {
    if (pid === 0) continue;
    expect(parents.get(pid)).toBe(menuType === "A" ? "C" : "M");
  }
});

test("both names of the picture category rights are granted together", async () => {
  const shop = await server.createShop();
  const { token } = await shop.as(["admin:category:save"]);
  const { data } = await call(server, "getLoginInfo", { token });
  expect(data).toMatchObject({ permissionsList: ["admin:category:save", "merchant:category:save"] });
});

test("an owner sees every page, sorted, in the caller's language", async () => {
  const { token } = await server.createShop();
  const menus = await menusOf(token);
  expect(addresses(menus)).toEqual(
    expect.arrayContaining(["/dashboard", "/product/list", "/coupon/list", "/operation/roleManager/adminList"]),
  );
  expect(menus[0]).toMatchObject({ component: "/dashboard", name: "主页" });
  expect((await menusOf(token, { "Accept-Language": "en" }))[0]).toMatchObject({ name: "Home" });
});

test("a clerk sees the granted pages with the folders above them, and has roles", async () => {
  const shop = await server.createShop();
  const { token } = await shop.as(["merchant:coupon:page:list", "merchant:coupon:delete"]);
  expect(addresses(await menusOf(token))).toEqual(["/coupon", "/coupon/list"]);
  const { data } = await call(server, "getLoginInfo", { token });
  expect(data).toMatchObject({
    roles: ["staff", expect.any(String)],
    permissionsList: ["merchant:coupon:delete", "merchant:coupon:page:list"],
  });
});

test("what the routes keep for the owner is in no clerk's menu, whatever a role grants", async () => {
  const shop = await server.createShop();
  const owned = ["merchant:address:list", "merchant:shipping:templates:list", "merchant:log:sensitive:list"];
  const { token } = await shop.as([...owned, "merchant:attachment:list"]);
  expect(addresses(await menusOf(token))).toEqual(["/maintain", "/maintain/picture"]);
  const { data } = await call(server, "getLoginInfo", { token });
  expect(data).toMatchObject({ permissionsList: expect.arrayContaining(owned) });
});

test("logos come by their keys, and other keys hold nothing", async () => {
  const { token } = await server.createShop({ merchant: { logoWide: "/wide.svg" } });
  const value = async (key: string) => (await call(server, "getConfigValue", { token, query: { key } })).data;
  expect([await value("mer_site_logo_lefttop"), await value("mer_site_logo_square"), await value("secret")]).toEqual([
    "/wide.svg",
    null,
    null,
  ]);
});

test("the code for hosts of live rooms is the one that the platform has set, or none", async () => {
  const { token } = await server.createShop();
  const settings = platformSettingStore({ db: server.database.db, clock: server.ports.clock, random: server.ports.random });
  const before = await settings.find("live_host_code");
  for (const code of [null, "/files/demo/payment-code-1.svg"]) {
    await settings.put("live_host_code", code);
    expect(await call(server, "getConfigValue", { token, query: { key: "live_host_code" } })).toMatchObject({ code: 200, data: code });
  }
  await settings.put("live_host_code", before);
});

test("the footer names the company that the platform has set, or none", async () => {
  const { token } = await server.createShop();
  const settings = platformSettingStore({ db: server.database.db, clock: server.ports.clock, random: server.ports.random });
  const before = await settings.find("company_name");
  for (const companyName of [null, "Shopkeeper Ltd."]) {
    await settings.put("company_name", companyName);
    expect(await call(server, "getCompanyInfo", { token })).toMatchObject({ code: 200, data: { companyName } });
  }
  await settings.put("company_name", before);
});
