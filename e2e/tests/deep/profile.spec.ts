import { expect, test, type Browser } from "@playwright/test";
import { Console } from "../../pages/console";
import { type RunningShop, startShop } from "../../shop";

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop.stop());

const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1";

/** The same account on a phone. */
async function onAPhone(browser: Browser, account: string) {
  const context = await browser.newContext({ userAgent: phone, viewport: { width: 375, height: 812 }, locale: "zh-CN" });
  const view = new Console(await context.newPage(), shop.url);
  await view.logIn(account, "/maintain/user");
  return { view, page: view.page };
}

test("profile and password on one page: a saved name shows everywhere at once", async ({ page }) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin2");
  await view.choose("个人中心");
  await expect(page).toHaveTitle(/个人中心 - 掌柜$/);
  await expect(page.getByLabel("原始密码")).toBeVisible();
  await page.getByLabel("管理员姓名").fill("沈小禾");
  await page.getByRole("button", { name: "提交" }).click();
  await view.says("提交成功");
  await expect(page.getByRole("banner").getByRole("button", { name: "沈小禾" })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("管理员姓名")).toHaveValue("沈小禾");
  view.expectQuiet();
});

test("own sessions with device and time, revoke one or all", async ({ page, browser }) => {
  const view = new Console(page, shop.url);
  const other = await onAPhone(browser, "clerk");
  await view.logIn("clerk", "/maintain/user");
  const row = page.getByRole("listitem").filter({ hasText: "iOS 上的 Safari 18" });
  await expect(row).toContainText(/最近使用 (刚刚|\d+分钟前)/);
  await expect(page.getByRole("listitem").filter({ hasText: "当前" })).toContainText("正在使用");
  await row.getByRole("button", { name: /^退出登录/ }).click();
  await view.dialog("系统提示").getByRole("button", { name: "退出登录" }).click();
  await view.says("该设备已退出登录");
  await other.page.reload();
  await other.page.waitForURL(/\/login\?redirect=/);

  await other.view.logIn("clerk", "/maintain/user");
  await page.reload();
  await page.getByRole("button", { name: "退出其他设备" }).click();
  await view.dialog("系统提示").getByRole("button", { name: "退出其他设备" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "iOS" })).toHaveCount(0);
  await other.page.reload();
  await other.page.waitForURL(/\/login\?redirect=/);
  await other.page.context().close();
});

test("a changed password ends the others at once, and this one stays", async ({ page, browser }) => {
  const view = new Console(page, shop.url);
  const other = await onAPhone(browser, "admin");
  await view.logIn("admin", "/maintain/user");
  await page.getByLabel("原始密码").fill("Shopkeeper-1");
  await expect(page.getByLabel("确认新密码")).toHaveCount(0);
  await page.getByLabel("新密码").fill("Brand-new-9");
  await page.getByLabel("确认新密码").fill("Brand-new-9");
  await page.getByRole("button", { name: "提交" }).click();
  await view.says("提交成功");
  await expect(page.getByText("没有其他设备登录此账号")).toBeVisible();
  await other.page.reload();
  await other.page.waitForURL(/\/login\?redirect=/);
  await other.page.context().close();
  await page.reload();
  await expect(page.getByLabel("管理员账号")).toHaveText("admin");
});

test("the staff list is kept on the device for every account, and dropped at logout", async ({ page }) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin2");
  const kept = () => page.evaluate(() => localStorage.getItem("staffList"));
  await expect.poll(kept).toBe('["admin2"]');
  await view.logOut();
  expect(await kept()).toBeNull();
});

test("errors of the page go to an error log on the server: message, route, release, and no personal data", async ({ page }) => {
  const view = new Console(page, shop.url);
  await view.logIn("clerk", "/coupon/list");
  const reporting = page.waitForResponse((answer) => answer.url().endsWith("/publicly/errors"));
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError("no answer for lin@example.com, 13912345678, at /user/index?content=secret");
    });
  });
  const response = await reporting;
  expect(response.status()).toBe(200);
  expect(response.request().postDataJSON()).toMatchObject({
    message: "TypeError: no answer for [mail], [number], at /user/index?…",
    route: "/coupon/list",
    release: expect.stringMatching(/^appearance-/),
  });
  expect(response.request().headers()["authori-zation"]).toBeUndefined();
});

test("web vitals of real use are collected and kept by the server", async ({ page }) => {
  const view = new Console(page, shop.url);
  const measuring = page.waitForResponse((answer) => /idle-tasks-.*\.js$/.test(answer.url()));
  await view.open("/login");
  await measuring;
  await page.getByPlaceholder("用户名").click();
  const reporting = page.waitForResponse((answer) => answer.url().endsWith("/publicly/vitals"));
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden" });
    Object.defineProperty(document, "hidden", { value: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  const response = await reporting;
  expect(response.status()).toBe(200);
  const { vitals } = response.request().postDataJSON();
  expect(vitals.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(["TTFB", "FCP", "LCP"]));
  expect(vitals[0]).toMatchObject({ route: "/login", device: "desktop", release: expect.stringMatching(/^appearance-/) });
});
