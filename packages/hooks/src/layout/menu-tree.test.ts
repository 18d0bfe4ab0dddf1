import type { Schema } from "@shopkeeper/sdk";
import { expect, test } from "vitest";
import { breadcrumbOf } from "./breadcrumb";
import { isHttpAddress, menuEntries, trailTo } from "./menu-tree";

let id = 0;
const menu = (name: string, component: string | null, childList: Schema<"Menu">[] = []): Schema<"Menu"> => ({
  id: ++id,
  pid: 0,
  name,
  component,
  perms: null,
  icon: "goods",
  childList,
});
const titles = new Map([
  ["/coupon/list", "优惠券列表"],
  ["/coupon/record", "领取记录"],
  ["/deep", "第四层"],
]);
const entries = (...menus: Schema<"Menu">[]) => menuEntries(menus, (path) => titles.get(path));

test("an entry takes its title from its page, a group its name from the server", () => {
  const [group] = entries(menu("营销", "/coupon", [menu("券", "/coupon/list")]));
  expect(group).toMatchObject({ title: "营销", path: undefined, children: [{ title: "优惠券列表", path: "/coupon/list" }] });
});

test("/javaMobile, unknown pages and groups that are left empty are dropped", () => {
  expect(entries(menu("手机端", "/javaMobile"), menu("没有", "/nowhere"), menu("空组", "/empty", [menu("没有", "/nowhere")]))).toEqual([]);
});

test("a page whose buttons come along as its children stays a page", () => {
  const button: Schema<"Menu"> = { ...menu("删除", null), menuType: "A" };
  expect(entries({ ...menu("券", "/coupon/list", [button]), menuType: "C" })).toMatchObject([{ path: "/coupon/list", children: [] }]);
});

test("four levels are shown, a fifth is not", () => {
  const four = entries(menu("一", "/1", [menu("二", "/2", [menu("三", "/3", [menu("四", "/deep")])])]));
  expect(trailTo(four, "/deep")).toHaveLength(4);
  expect(entries(menu("一", "/1", [menu("二", "/2", [menu("三", "/3", [menu("四", "/4", [menu("五", "/deep")])])])]))).toEqual([]);
});

test("an http address leads out; a script never becomes an entry", () => {
  expect(entries(menu("帮助", "https://help.example/"))).toMatchObject([{ title: "帮助", isExternal: true }]);
  expect(entries(menu("坏", "javascript:alert(1)"))).toEqual([]);
  expect(["javascript:alert(1)", "data:text/html,x", "/coupon", undefined].map(isHttpAddress)).toEqual([false, false, false, false]);
});

test("an address is what a browser makes of it: scripts in disguise are dropped, an http address in any case leads out", () => {
  const scripts = [
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "JavaScript://x/%0Aalert(1)",
    "vbscript:x",
    "blob:https://x/1",
    "//evil.example/",
  ];
  expect(entries(...scripts.map((address) => menu("坏", address)))).toEqual([]);
  expect(scripts.map(isHttpAddress)).toEqual(scripts.map(() => false));
  expect(entries(menu("帮助", " HTTPS://help.example/ "))).toMatchObject([{ path: "HTTPS://help.example/", isExternal: true }]);
});

test("an address with /redirect opens inside, and nowhere else than where the console has a page", () => {
  expect(entries(menu("券", "/redirect/coupon/list"))).toMatchObject([{ title: "优惠券列表", path: "/coupon/list", isExternal: false }]);
  expect(entries(menu("坏", "/redirect//evil.example/"), menu("坏", "/redirect"))).toEqual([]);
});

test("the breadcrumb is rooted at the dashboard, and a hidden page stands below its list", () => {
  const home = { title: "主页", path: "/dashboard" };
  const all = entries(menu("营销", "/coupon", [menu("券", "/coupon/list")]));
  expect(breadcrumbOf(all, { path: "/dashboard", title: "主页" }, home)).toEqual([{ title: "主页" }]);
  expect(breadcrumbOf(all, { path: "/coupon/list", title: "优惠券列表" }, home)).toEqual([
    home,
    { title: "营销", path: undefined },
    { title: "优惠券列表" },
  ]);
  expect(breadcrumbOf(all, { path: "/coupon/list/save/3", title: "优惠券复制", activeMenu: "/coupon/list" }, home)).toEqual([
    home,
    { title: "营销", path: undefined },
    { title: "优惠券列表", path: "/coupon/list" },
    { title: "优惠券复制" },
  ]);
});
