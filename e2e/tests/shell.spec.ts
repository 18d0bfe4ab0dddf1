import { expect, test } from "@playwright/test";
import { Console } from "../pages/console";
import { type RunningShop, startShop } from "../shop";

let shop: RunningShop;
test.beforeAll(async () => {
  shop = await startShop();
});
test.afterAll(() => shop.stop());

test("Ctrl+K finds a menu by its initials, a coupon by a part of its name, and a setting; keyboard all the way", async ({ page }) => {
  const view = new Console(page, shop.url);
  await view.logIn();
  await expect(page.getByRole("banner")).toBeVisible();
  await page.keyboard.press("Control+k");
  const search = page.getByPlaceholder("菜单搜索：支持中文、路由路径");
  await expect(search).toBeFocused();
  await search.fill("lqjl");
  await expect(page.getByRole("option").first()).toContainText("领取记录");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/coupon\/record$/);
  await expect(search).toHaveCount(0);

  await page.keyboard.press("Control+k");
  await search.fill("满减");
  const record = page.getByRole("option").filter({ hasText: "¥" }).first();
  await expect(record).toBeVisible();
  await record.click();
  await expect(page).toHaveURL(/\/coupon\/list\?name=/);
  await expect(search).toHaveCount(0);

  await page.keyboard.press("Control+k");
  await search.fill("深色");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveClass(/dark/);
  await expect(search).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await search.fill("zzzzqqqq");
  await expect(page.getByText("没有找到“zzzzqqqq”")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(search).toHaveCount(0);
  view.expectQuiet();
});

test("layout settings show at once, survive a reload and a log-in, and are taken back by 恢复默认", async ({ page }) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin", "/coupon/list");
  await view.choose("布局设置");
  const panel = view.dialog("布局设置");
  await panel.getByRole("radio", { name: "深色", exact: true }).check();
  await panel.getByRole("radio", { name: "中号" }).check();
  await panel.getByRole("switch", { name: "标签页" }).click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  await expect(page.locator("html")).toHaveAttribute("data-density", "medium");
  await expect(view.tags).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(page.locator("html")).toHaveClass(/dark/);
  await view.logOut();
  await expect(page.locator("html")).toHaveClass(/dark/);
  await view.logIn("admin", "/coupon/list");
  await expect(page.locator("html")).toHaveAttribute("data-density", "medium");
  await view.choose("布局设置");
  await panel.getByRole("button", { name: "恢复默认" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-density", "mini");
  await expect(view.tags).toHaveCount(1);
  await page.evaluate(() => localStorage.setItem("layout-setting", "{broken"));
  await page.reload();
  await expect(view.tags).toHaveCount(1);
  view.expectQuiet();
});

test("where tabs are switched off, leaving a form with unsaved words asks, by a link and by Back", async ({ page }) => {
  const view = new Console(page, shop.url);
  await view.open("/login");
  await page.evaluate(() => localStorage.setItem("layout-setting", JSON.stringify({ tagsView: false })));
  await view.logIn("admin", "/coupon/list");
  await page.getByRole("button", { name: "添加优惠劵" }).click();
  await page.getByLabel("优惠劵名称").fill("还没写完");
  await page.getByRole("navigation", { name: "主菜单" }).getByRole("link", { name: "领取记录" }).click();
  await expect(page.getByText("内容还没有保存，确定要离开吗？")).toBeVisible();
  await view.dialog("系统提示").getByRole("button", { name: "取消" }).click();
  await expect(page.getByLabel("优惠劵名称")).toHaveValue("还没写完");
  await page.goBack();
  await view.confirm();
  await expect(page).toHaveURL(/\/coupon\/list$/);
});

test("the language is switched without a reload, also for what the server says", async ({ page }) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin", "/coupon/list");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await view.choose("布局设置");
  await view.dialog("布局设置").getByRole("radio", { name: "English" }).check();
  await page.keyboard.press("Escape");
  await expect(page).toHaveTitle(/^Coupon list/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  await page.reload();
  await expect(page).toHaveTitle(/^Coupon list/);
});

test("keys alone: tabs, the sheet of keys, the menu and the skip link", async ({ page }) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin", "/coupon/list");
  await view.toMenu("领取记录");
  const seen = view.tags.locator("[aria-current=page]");
  await page.keyboard.press("Alt+BracketLeft");
  await expect(seen).toHaveText("优惠券列表");
  await page.keyboard.press("Alt+BracketRight");
  await expect(seen).toHaveText("领取记录");
  await page.keyboard.press("Alt+w");
  await expect.poll(() => view.tagTitles()).toEqual(["主页", "优惠券列表"]);
  await page.keyboard.press("?");
  await expect(view.dialog("键盘快捷键")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(view.dialog("键盘快捷键")).toHaveCount(0);
  view.expectQuiet();
});

test("top navigation holds the first level, what has no room is under 更多菜单, and choosing one fills the sidebar", async ({ page }) => {
  const view = new Console(page, shop.url);
  await page.setViewportSize({ width: 1200, height: 800 });
  await view.open("/login");
  await page.evaluate(() => localStorage.setItem("layout-setting", JSON.stringify({ topNav: true })));
  await view.logIn("admin", "/coupon/record");
  const top = page.getByRole("navigation", { name: "顶部菜单" });
  await expect(top.getByText("优惠券")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "主菜单" }).getByRole("link", { name: "优惠券列表" })).toBeVisible();
  view.expectQuiet();
});

test("under 992 px the menu is a drawer, which closes when a page comes up", async ({ page }) => {
  const view = new Console(page, shop.url);
  await page.setViewportSize({ width: 375, height: 812 });
  await view.logIn();
  await page.getByRole("button", { name: "展开菜单" }).click();
  const drawer = view.dialog("主菜单");
  await drawer.getByRole("button", { name: "优惠券" }).click();
  await drawer.getByRole("link", { name: "领取记录" }).click();
  await expect(page).toHaveURL(/\/coupon\/record$/);
  await expect(drawer).toHaveCount(0);
});

test("an error in a screen shows a boundary inside the layout, and a retry brings the page back", async ({ page }) => {
  const view = new Console(page, shop.url);
  let isGone = true;
  await page.route(/\/assets\/record-/, (route) => (isGone ? route.fulfill({ status: 404, body: "" }) : route.continue()));
  await view.logIn();
  await page.getByRole("navigation", { name: "主菜单" }).getByRole("button", { name: "优惠券" }).click();
  await page.getByRole("navigation", { name: "主菜单" }).getByRole("link", { name: "领取记录" }).click();
  await expect(page.getByText("控制台已更新")).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  isGone = false;
  await page.getByRole("button", { name: "重新加载" }).click();
  await expect(view.row("").first()).toBeVisible();
});

test("the personal centre changes the name in the navbar, and a changed password ends the account's other sessions at once", async ({
  page,
  browser,
}) => {
  const view = new Console(page, shop.url);
  await view.logIn("admin2", "/maintain/user");
  const other = new Console(await (await browser.newContext({ locale: "zh-CN" })).newPage(), shop.url);
  await other.logIn("admin2", "/dashboard");
  await page.getByLabel("管理员姓名").fill("周知意");
  await page.getByRole("button", { name: "提交" }).click();
  await expect(page.getByRole("banner")).toContainText("周知意");
  await page.getByLabel("原始密码").fill("Shopkeeper-1");
  await page.getByLabel("新密码", { exact: true }).fill("Shopkeeper-2");
  await page.getByLabel("确认新密码").fill("Shopkeeper-2");
  await page.getByRole("button", { name: "提交" }).click();
  await view.says("提交成功");
  await other.open("/coupon/list");
  await expect(other.page).toHaveURL(/\/login\?redirect=%2Fcoupon%2Flist$/);
  await view.open("/coupon/list");
  await expect(page).toHaveURL(/\/coupon\/list$/);
});
