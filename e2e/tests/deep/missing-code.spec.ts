import type { Page } from "@playwright/test";
import { expect, test } from "../../test";

const notice = (page: Page) => page.locator("#missing-code");

function loadsOf(page: Page) {
  let loads = 0;
  page.on("load", () => (loads += 1));
  return () => loads;
}

for (const [file, pattern] of [
  ["the first script", /\/assets\/appearance-[^/]+\.js/],
  ["the console itself", /\/assets\/login-[^/]+\.js/],
  ["a script that others import", /\/assets\/platform-[^/]+\.js/],
  ["a style sheet", /\/assets\/login-[^/]+\.css/],
] as const)
  test(`a login whose code is missing (${file}) says so, reloads once by itself, and then waits for the person`, async ({ page, view }) => {
    const loads = loadsOf(page);
    // like a node of another release
    await page.route(pattern, (route) => route.fulfill({ status: 404, contentType: "application/json", body: '{"code":404}' }));
    await view.open("/login");
    await expect(notice(page)).toHaveText("页面有文件没有加载成功，正在重新加载…");
    await expect(notice(page)).toContainText("请重新加载；仍不行的话，请稍后再试");
    await expect(notice(page)).toHaveRole("alert");
    await page.unroute(pattern);
    await notice(page).getByRole("button", { name: "重新加载" }).click();
    await expect(page.getByPlaceholder("用户名")).toBeEnabled();
    await page.getByPlaceholder("用户名").fill("admin");
    await page.getByPlaceholder("密码", { exact: true }).fill("Shopkeeper-1");
    await page.getByRole("button", { name: "登录" }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(notice(page)).toHaveCount(0);
    expect(loads()).toBe(3); // the test requested the third
    expect(view.errors.filter((error) => /Content Security/i.test(error))).toEqual([]);
  });

test("in English it says so in English, and a code that is there after the reload needs nobody", async ({ page, view }) => {
  const loads = loadsOf(page);
  await page.addInitScript(() => localStorage.setItem("language", "en"));
  await page.route(/\/assets\/login-[^/]+\.js/, (route) => route.abort());
  await view.open("/login");
  await expect(notice(page)).toHaveText("Part of the page did not load. Reloading…");
  await page.unroute(/\/assets\/login-[^/]+\.js/);
  await expect(page.getByPlaceholder("User name")).toBeEnabled();
  await expect(notice(page)).toHaveCount(0);
  expect(loads()).toBe(2);
});

test("without a connection nothing is reloaded", async ({ page, view }) => {
  const loads = loadsOf(page);
  await page.route(/\/assets\/login-[^/]+\.js/, (route) => route.abort());
  await page.route("**/", (route) => route.abort("connectionrefused"));
  await view.open("/login");
  await expect(notice(page)).toContainText("没有网络连接，联网后请重新加载");
  await page.unroute("**/");
  await page.unroute(/\/assets\/login-[^/]+\.js/);
  await notice(page).getByRole("button", { name: "重新加载" }).click();
  await expect(page.getByPlaceholder("用户名")).toBeEnabled();
  expect(loads()).toBe(2); // the test requested the second
});

test("a screen whose code is missing reloads once by itself, then says that this did not help, without a loop", async ({ page, view }) => {
  await page.route(/\/assets\/record-[\w-]{8}\.js$/, (route) => route.abort());
  await view.logIn("admin", "/coupon/list");
  await expect(view.row("").first()).toBeVisible();
  const loads = loadsOf(page);
  await view.toMenu("领取记录");
  await expect(notice(page)).toHaveText("页面有文件没有加载成功，正在重新加载…");
  await expect(page.getByRole("alert").filter({ hasText: "已经重新加载过，仍有文件没有取到" })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await view.toMenu("优惠券列表"); // the other pages are not affected
  await expect(view.row("").first()).toBeVisible();
  await view.toTag("领取记录");
  await page.unroute(/\/assets\/record-[\w-]{8}\.js$/);
  await page.getByRole("button", { name: "重新加载" }).click();
  await expect(view.row("").first()).toBeVisible();
  await expect(page).toHaveURL(/\/coupon\/record$/);
  expect(loads()).toBe(2); // the test requested the second
});

test("what is typed at the login is not lost to a reload", async ({ page, view }) => {
  const loads = loadsOf(page);
  await page.route(/\/assets\/forgot-dialog-/, (route) => route.abort());
  await view.open("/login");
  await page.getByPlaceholder("用户名").fill("admin");
  await page.getByRole("button", { name: "忘记密码" }).click();
  await expect(view.dialog("没有打开")).toContainText("控制台更新过的话，请重新加载页面");
  await view.dialog("没有打开").getByRole("button", { name: "关闭" }).first().click();
  await page.unroute(/\/assets\/forgot-dialog-/);
  await page.getByPlaceholder("密码", { exact: true }).fill("Shopkeeper-1");
  await expect(page.getByPlaceholder("用户名")).toHaveValue("admin");
  await page.getByRole("button", { name: "登录" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(loads()).toBe(1);
});

test("a worker whose code is missing says so above the dialog, which stays", async ({ page, view }) => {
  await page.route(/\/assets\/table-worker-/, (route) => route.fulfill({ status: 404, contentType: "application/json", body: "{}" }));
  await view.logIn("admin", "/product/list");
  await expect(view.rows().first()).toBeVisible();
  const loads = loadsOf(page);
  await page.getByRole("button", { name: "导入", exact: true }).click();
  const dialog = view.dialog("导入商品");
  const chooser = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "选择文件" }).click();
  await (await chooser).setFiles({ name: "products.csv", mimeType: "text/csv", buffer: Buffer.from("商品名称\n松风") });
  await expect(notice(page)).toContainText("请重新加载；仍不行的话，请稍后再试");
  await notice(page).getByRole("button", { name: "关闭" }).click();
  await expect(dialog).toBeVisible();
  await dialog
    .getByRole("button", { name: "取消" })
    .or(dialog.getByRole("button", { name: "关闭" }))
    .first()
    .click();
  await expect(dialog).toHaveCount(0);
  expect(loads()).toBe(0);
});
