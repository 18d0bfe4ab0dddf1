import type { Schema } from "@shopkeeper/sdk";
import { routes } from "../../../apps/console/src/routes";
import { clientOf, type RunningShop } from "../../shop";
import { expect, test } from "../../test";

test("the breadcrumb is rooted at /dashboard, leads back to what stands above a page, and is one step on the dashboard", async ({
  page,
  view,
  shop,
}) => {
  await view.logIn("admin", `/coupon/list/save/${await firstCoupon(shop)}`);
  await expect(view.trail.getByRole("listitem")).toHaveText(["主页", "优惠券", "优惠券列表", "优惠券复制"]);
  await expect(view.trail.locator("[aria-current=page]")).toHaveText("优惠券复制");
  await view.trail.getByRole("link", { name: "优惠券列表" }).click();
  await expect(page).toHaveURL(/\/coupon\/list$/);
  await expect(view.trail.getByRole("listitem")).toHaveText(["主页", "优惠券", "优惠券列表"]);
  await view.trail.getByRole("link", { name: "主页" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(view.trail.getByRole("listitem")).toHaveText(["主页"]);
  await view.choose("个人中心");
  await expect(view.trail.getByRole("listitem")).toHaveText(["主页", "个人中心"]);
});

test("the sidebar highlights the list of a hidden page, and nothing where a page belongs to none", async ({ page, view, shop }) => {
  await view.logIn("admin", `/coupon/list/save/${await firstCoupon(shop)}/edit`);
  const highlighted = view.menu.locator("[aria-current=page]");
  await expect(highlighted).toHaveText("优惠券列表");
  await expect(highlighted).toBeVisible();
  await view.choose("个人中心");
  await expect(page).toHaveURL(/\/maintain\/user$/);
  await expect(highlighted).toHaveCount(0);
});

test("every page of the menu has a screen, and menus and search hold them all; an unknown address has none", async ({
  page,
  view,
  shop,
}) => {
  await view.logIn();
  const listed = pagesOf(await (await clientOf(shop)).getMenus());
  const opening = listed.filter((address) => routes.some(({ path, screen }) => path === address && screen !== undefined));
  expect(listed.filter((address) => !opening.includes(address))).toEqual([]);
  const links = view.menu.locator("a");
  await expect(links.first()).toBeVisible();
  expect((await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).sort()).toEqual([...opening].sort());
  await view.openPalette();
  for (const address of opening) await expect(page.getByRole("option").filter({ hasText: address }).first()).toBeVisible();
  const missing = "/coupon/nowhere";
  await view.palette.fill(missing);
  await expect(page.getByRole("option").filter({ hasText: missing })).toHaveCount(0);
  await view.open(missing);
  await expect(page).toHaveURL(/\/404$/);
});

test("scroll returns to top on navigation", async ({ page, view }) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await view.logIn("admin", "/coupon/list");
  await expect(view.row("").nth(10)).toBeVisible();
  const main = page.getByRole("main");
  await main.evaluate((area) => area.scrollTo(0, 150));
  await expect.poll(() => main.evaluate((area) => area.scrollTop)).toBe(150);
  await view.toMenu("领取记录");
  await expect(view.rows().locator("visible=true").nth(10)).toBeAttached();
  expect(await main.evaluate((area) => area.scrollHeight - area.clientHeight)).toBeGreaterThan(150);
  expect(await main.evaluate((area) => area.scrollTop)).toBe(0);
});

test("missing roles go to /401, and 返回 leads back to the page before; 回主页 leads home", async ({ page, view }) => {
  await view.logIn("clerk", "/coupon/list");
  await expect(view.row("").first()).toBeVisible();
  await view.open("/coupon/list/save");
  await expect(page).toHaveURL(/\/401\?page=%2Fcoupon%2Flist%2Fsave$/);
  await expect(page.getByRole("alert")).toContainText(
    "打开“添加优惠券”需要“添加优惠券”的权限，店主或可编辑身份的管理员可以在 设置 › 管理权限 › 身份管理 中授予",
  );
  await expect(page.getByRole("main").getByText("没有访问权限，请联系店铺管理员")).toBeVisible();
  await expect(view.menu.getByRole("button", { name: "优惠券" })).toBeVisible(); // in the shell
  await page.getByRole("button", { name: "返回" }).click();
  await expect(page).toHaveURL(/\/coupon\/list$/);
  await expect(view.row("").first()).toBeVisible();
  await expect(page.getByRole("tab", { name: "没有权限" })).toHaveCount(0);
  await view.open("/coupon/list/save");
  await page
    .getByRole("button", { name: "回主页" })
    .or(page.getByRole("link", { name: "回主页" }))
    .click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await view.open("/401?noGoBack=true");
  await page.getByRole("button", { name: "返回" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("every page that an account may not see answers in the same way, and /401 is there for visitors too", async ({ page, view }) => {
  await view.logIn("clerk", "/coupon/list");
  await expect(view.row("").first()).toBeVisible();
  for (const address of [
    ...["/finance/statement", "/finance/capitalFlow", "/product/list/creatProduct/0/0", "/videoChannel/creatVideoChannel"],
    ...["/marketing/broadcast/creatRoom", "/marketing/broadcast/creatPro/1", "/operation/roleManager/identityManager"],
  ]) {
    await view.open(address);
    await expect(page).toHaveURL(({ pathname, searchParams }) => pathname === "/401" && searchParams.get("page") === address);
    await expect(page.getByRole("alert")).toContainText(/需要“.+”的权限|只对店主开放/);
    await expect(view.menu.getByRole("button", { name: "优惠券" })).toBeVisible();
  }
  await page.context().clearCookies();
  await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()));
  await view.open("/401");
  await expect(page.getByText("没有访问权限，请联系店铺管理员")).toBeVisible();
  await expect(page).toHaveURL(/\/401$/);
});

test("unknown paths go to /404, whose button leads back to the console", async ({ page, view }) => {
  await view.logIn("admin", "/coupon/list");
  await view.open("/coupon/list/nowhere");
  await expect(page).toHaveURL(/\/404$/);
  await expect(page.getByText("页面不存在或已移动")).toBeVisible();
  await page
    .getByRole("button", { name: "返回主页" })
    .or(page.getByRole("link", { name: "返回主页" }))
    .click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("errors in a screen show a boundary with retry inside the layout, never a blank page", async ({ page, view }) => {
  await view.logIn("admin", "/coupon/list");
  await expect(view.row("").first()).toBeVisible();
  // the hour of the dashboard's greeting; rows of the list, which may still load, have other times
  await page.evaluate(() => {
    const whole = Date.prototype.getUTCHours;
    const isNow = (date: Date) => Math.abs(date.getTime() - 8 * 3_600_000 - Date.now()) < 1_000;
    const getUTCHours = function (this: Date) {
      if (isNow(this)) throw new Error("broken for a moment");
      return whole.call(this);
    };
    Object.assign(window, { whole });
    Object.assign(Date.prototype, { getUTCHours });
  });
  await view.toTag("主页");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("这个页面出错了");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(view.trail.getByRole("listitem")).toHaveText(["主页"]);
  await view.toTag("优惠券列表"); // the other pages are not affected
  await expect(view.row("").first()).toBeVisible();
  await view.toTag("主页");
  await page.evaluate(() => Object.assign(Date.prototype, { getUTCHours: Reflect.get(window, "whole") }));
  await page.getByRole("button", { name: "重试" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("林知夏");
  await expect(page.getByText("这个页面出错了")).toHaveCount(0);
});

test("a chunk that fails to load after a new release offers to reload, without losing a form", async ({ page, view }) => {
  await page.route(/\/assets\/record-[\w-]{8}\.js$/, (route) => route.abort());
  await view.logIn("admin", "/coupon/list/save");
  await page.getByLabel("优惠券名称").fill("发布时正在写的券");
  await view.keepsDraft("发布时正在写的券");
  await view.toMenu("领取记录");
  await expect(page.getByRole("alert").filter({ hasText: "控制台已更新" })).toContainText("已填写的内容会保留");
  await page.unroute(/\/assets\/record-[\w-]{8}\.js$/);
  await view.toMenu("添加优惠券"); // the form is unchanged, before any reload
  await expect(page.getByLabel("优惠券名称")).toHaveValue("发布时正在写的券");
  await view.toTag("领取记录");
  page.once("dialog", (dialog) => void dialog.accept()); // the browser asks too, since the form is not saved
  await page.getByRole("button", { name: "重新加载" }).click();
  await expect(view.row("").first()).toBeVisible();
  await expect(page).toHaveURL(/\/coupon\/record$/);
  await view.toTag("添加优惠券");
  await expect(page.getByLabel("优惠券名称")).toHaveValue("");
  await page.getByRole("button", { name: "继续编辑" }).click();
  await expect(page.getByLabel("优惠券名称")).toHaveValue("发布时正在写的券");
});

test("a page that is not loaded yet says that there is no connection, and opens once there is one", async ({ page, context, view }) => {
  await view.logIn("admin", "/coupon/list");
  await expect(view.row("").first()).toBeVisible();
  await page.route(/\/assets\/record-[\w-]{8}\.js$/, (route) => route.abort("internetdisconnected")); // preloading may be quicker than the test
  await context.setOffline(true);
  await view.toMenu("领取记录");
  await expect(page.getByRole("alert").filter({ hasText: "没有网络连接" })).toBeVisible();
  await expect(page.getByText("控制台已更新")).toHaveCount(0);
  await page.unroute(/\/assets\/record-[\w-]{8}\.js$/);
  await context.setOffline(false);
  await expect(view.row("").first()).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("what lies over a page and fails to load after a new release says so, and the page stays, reloaded once", async ({ page, view }) => {
  await page.route(/\/assets\/palette-/, (route) => route.abort());
  await view.logIn("admin", "/coupon/list");
  await expect(view.row("").first()).toBeVisible();
  const reloaded = page.waitForEvent("load");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("alert").filter({ hasText: "控制台已更新，重新加载页面后即可打开" })).toBeVisible();
  await reloaded;
  await expect(view.row("").first()).toBeVisible();
});

test("what lies over a page and fails to load while the server cannot be reached says that, although the browser has a network", async ({
  page,
  view,
}) => {
  await page.route(/\/assets\/palette-/, (route) => route.abort());
  await view.logIn("admin", "/coupon/list");
  await expect(view.row("").first()).toBeVisible();
  await page.route("**/", (route) => route.abort("connectionrefused"));
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("alert").filter({ hasText: "没有网络连接" })).toBeVisible();
  await expect(page.getByText("控制台已更新")).toHaveCount(0);
});

async function firstCoupon(shop: RunningShop) {
  const { list } = await (await clientOf(shop)).listCoupons({ query: { limit: 1 } });
  return list[0]?.id;
}

const pagesOf = (menus: readonly Schema<"Menu">[]): string[] =>
  menus.flatMap(({ menuType, component, childList }) => [
    ...(menuType === "C" && component ? [component] : []),
    ...pagesOf(childList ?? []),
  ]);
