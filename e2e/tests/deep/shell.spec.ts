import type { Locator } from "@playwright/test";
import { freshMerchant } from "../../fresh-merchant";
import { expect, test } from "../../test";

test("Ctrl+K finds a menu by its initials, a coupon by a part of its name, and a setting; keyboard all the way", async ({ page, view }) => {
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
  const record = page
    .getByRole("option")
    .filter({ hasText: /#\d+ · / })
    .first();
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

test("layout settings show at once, survive a reload and a log-in, and are taken back by 恢复默认", async ({ page, view }) => {
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
  await view.logInByForm("admin", "/coupon/list");
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

test("where tabs are switched off, leaving a form with unsaved words asks, by a link and by Back", async ({ page, view }) => {
  await view.open("/login");
  await page.evaluate(() => localStorage.setItem("layout-setting", JSON.stringify({ tagsView: false })));
  await view.logIn("admin", "/coupon/list");
  await page.getByRole("button", { name: "添加优惠券" }).click();
  await page.getByLabel("优惠券名称").fill("还没写完");
  await page.getByRole("navigation", { name: "主菜单" }).getByRole("link", { name: "领取记录" }).click();
  await expect(page.getByText("内容还没有保存，确定要离开吗？")).toBeVisible();
  await view.dialog("系统提示").getByRole("button", { name: "取消" }).click();
  await expect(page.getByLabel("优惠券名称")).toHaveValue("还没写完");
  await page.goBack();
  await view.confirm();
  await expect(page).toHaveURL(/\/coupon\/list$/);
});

test("the language is switched without a reload, also for what the server says", async ({ page, view }) => {
  await view.logIn("admin", "/coupon/list");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await view.choose("布局设置");
  await view.dialog("布局设置").getByRole("radio", { name: "English" }).check();
  await page.keyboard.press("Escape");
  await expect(page).toHaveTitle(/Coupon list - /);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("navigation", { name: "Main menu" }).getByRole("button", { name: "Coupons" })).toBeVisible(); // a group of the menu
  await view.go("/coupon/list/save/999999");
  await expect(page.getByText("This coupon does not exist.")).toBeVisible(); // the server's refusal
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  await page.reload();
  await expect(page.getByText("This coupon does not exist.")).toBeVisible();
});

test("menu search finds records by number or name", async ({ page, view }) => {
  await view.logIn("admin", "/coupon/list?status=1");
  await page
    .getByRole("button", { name: /^复制 / })
    .first()
    .click();
  await page.waitForURL(/\/save\/\d+$/);
  const id = page.url().split("/").at(-1) ?? "";
  const name = page.getByRole("textbox", { name: "优惠券名称" });
  await expect(name).not.toHaveValue("");
  const title = await name.inputValue();
  const found = page
    .getByRole("group", { name: "优惠券" })
    .getByRole("option")
    .filter({ hasText: `#${id} ·` });
  await view.openPalette();
  for (const input of [id, title]) {
    await view.palette.fill(input);
    await expect(found, input).toContainText(title);
  }
  await found.click();
  await expect(page).toHaveURL(/\/coupon\/list\?name=/);
  await expect(view.row(title).first()).toBeVisible();
});

test("menu search keeps recents and pins over a reload, for the account that made them", async ({ page, view }) => {
  await view.logIn();
  const listed = (group: string) => page.getByRole("group", { name: group }).getByRole("option");
  await view.openPalette();
  await expect(listed("最近使用")).toHaveCount(0);
  await view.palette.fill("lqjl");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/coupon\/record$/);
  await view.openPalette();
  await view.palette.fill("添加优惠券");
  await expect(listed("菜单").first()).toContainText("添加优惠券");
  await page.keyboard.press("Control+d");
  await view.palette.fill("");
  await expect(listed("已固定")).toHaveText([/添加优惠券/]);
  await expect(listed("最近使用")).toHaveText([/领取记录/]);
  await page.reload();
  await view.openPalette();
  await expect(listed("已固定")).toHaveText([/添加优惠券/]);
  await expect(listed("最近使用")).toHaveText([/领取记录/]);
  await page.keyboard.press("Enter"); // the first item is the pin
  await expect(page).toHaveURL(/\/coupon\/list\/save$/);
  await view.logOut();
  await view.logIn("clerk");
  await view.openPalette();
  await expect(listed("菜单").first()).toBeVisible();
  await expect(listed("已固定")).toHaveCount(0);
  await expect(listed("最近使用")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await view.logOut();
  await view.logIn();
  await view.openPalette();
  await listed("已固定").first().hover();
  await page.keyboard.press("Control+d");
  await expect(listed("已固定")).toHaveCount(0);
});

test("menu search does actions: tabs are closed, a page is opened, the language is switched, and logging out asks", async ({
  page,
  view,
}) => {
  await view.logIn("admin", "/coupon/list");
  const run = async (input: string, action: string) => {
    await view.openPalette();
    await view.palette.fill(input);
    await expect(page.getByRole("listbox", { name: "搜索结果" }).getByRole("option", { selected: true })).toContainText(action);
    await page.keyboard.press("Enter");
    await expect(view.palette).toHaveCount(0);
  };
  await run("个人中心", "个人中心");
  await expect(page).toHaveURL(/\/maintain\/user$/);
  await run("guanbiqita", "标签页 · 关闭其他");
  await expect.poll(() => view.tagTitles()).toEqual(["主页", "个人中心"]);
  await run("关闭标签页", "关闭标签页");
  await expect(view.tags).toHaveCount(0);
  await run("开启标签页", "开启标签页");
  await expect(view.tags).toHaveCount(1);
  await run("退出登录", "退出登录");
  await expect(page.getByText("此操作将退出登录, 是否继续?")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "取消" }).click();
  await run("English", "English");
  await expect(page).toHaveTitle(/Personal centre - Shopkeeper$/);
});

test("each layout setting shows at once behind the open panel, and reset takes all of them back", async ({ page, view }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await view.logIn("admin", "/coupon/list");
  await expect(view.row("").nth(10)).toBeVisible();
  const html = page.locator("html");
  const painted = (element: Locator) => element.evaluate((one) => getComputedStyle(one).backgroundColor);
  const search = page.getByRole("button", { name: "查询" });
  const before = { brand: await painted(search), side: await painted(view.sidebar) };
  await view.choose("布局设置");
  const panel = view.dialog("布局设置");
  const toggle = (name: string) => panel.getByRole("switch", { name }).click();

  await panel.getByRole("radio", { name: "绿色" }).check();
  await expect.poll(() => painted(search)).not.toBe(before.brand);
  await panel.getByRole("radio", { name: "深色侧边栏" }).check();
  await expect.poll(() => painted(view.sidebar)).not.toBe(before.side);
  const logo = page.locator("a[href='/dashboard'] img");
  await expect(logo).toHaveCount(1);
  await toggle("侧边栏 Logo");
  await expect(logo).toHaveCount(0);
  const icons = page.locator("nav[aria-label=主菜单] > ul > li > * > svg:first-child:not([data-mark])");
  await expect(icons).not.toHaveCount(0);
  await toggle("菜单图标");
  await expect(icons).toHaveCount(0);
  await toggle("标签页");
  await expect(page.locator("nav[aria-label=已打开的页面]")).toHaveCount(0);
  await toggle("顶部导航");
  await expect(page.locator("nav[aria-label=顶部菜单]")).toBeVisible();
  await toggle("固定头部");
  await expect(page.locator("main").locator("..")).toHaveAttribute("data-scrolls", "true");
  for (const [name, density] of [
    ["小号", "small"],
    ["中号", "medium"],
    ["迷你", "mini"],
  ] as const) {
    await panel.getByRole("radio", { name }).check();
    await expect(html).toHaveAttribute("data-density", density);
  }
  await panel.getByRole("radio", { name: "深色", exact: true }).check();
  await expect(html).toHaveClass(/dark/);
  await panel.getByRole("radio", { name: "跟随系统" }).check();
  await expect(html).not.toHaveClass(/dark/);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(html).toHaveClass(/dark/);
  await page.emulateMedia({ colorScheme: "light" });

  await panel.getByRole("button", { name: "恢复默认" }).click();
  await expect.poll(() => painted(search)).toBe(before.brand);
  await expect.poll(() => painted(view.sidebar)).toBe(before.side);
  await expect(logo).toHaveCount(1);
  await expect(icons).not.toHaveCount(0);
  await expect(page.locator("nav[aria-label=已打开的页面]")).toHaveCount(1);
  await expect(page.locator("nav[aria-label=顶部菜单]")).toHaveCount(0);
});

test("fixed header: bar and tabs stay while the page scrolls, and scroll away with it where the setting is off", async ({ page, view }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await view.logIn("admin", "/coupon/list");
  await expect(view.row("").nth(10)).toBeVisible();
  await page.mouse.move(800, 120); // beside the table, which scrolls by itself
  await page.mouse.wheel(0, 300);
  await expect(page.getByRole("button", { name: "添加优惠券" })).not.toBeInViewport();
  await expect(page.getByRole("banner")).toBeInViewport();
  await page.evaluate(() => localStorage.setItem("layout-setting", JSON.stringify({ fixedHeader: false })));
  await page.reload();
  await expect(view.row("").nth(10)).toBeVisible();
  await page.mouse.wheel(0, 300);
  await expect(page.getByRole("banner")).not.toBeInViewport();
  await view.toMenu("领取记录");
  await expect(page.getByRole("banner")).toBeInViewport();
});

test("fullscreen on and off, also where it is left by the browser's own key", async ({ page, view }) => {
  await view.logIn();
  const isFull = () => page.evaluate(() => document.fullscreenElement === document.documentElement);
  await page.getByRole("button", { name: "开全屏" }).click();
  await expect.poll(isFull).toBe(true);
  await page.getByRole("button", { name: "关全屏" }).click();
  await expect.poll(isFull).toBe(false);
  await page.getByRole("button", { name: "开全屏" }).click();
  await expect(page.getByRole("button", { name: "关全屏" })).toBeVisible();
  await page.evaluate(() => document.exitFullscreen());
  await expect(page.getByRole("button", { name: "开全屏" })).toBeVisible();
});

test("fullscreen unsupported: the sentence of the catalogue, in both languages", async ({ page, view }) => {
  await page.addInitScript(() => Object.defineProperty(Document.prototype, "fullscreenEnabled", { value: false }));
  await view.logIn();
  await page.getByRole("button", { name: "开全屏" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "你的浏览器不支持全屏" })).toBeVisible();
  await page.evaluate(() => localStorage.setItem("language", "en"));
  await page.reload();
  await page.getByRole("button", { name: "Full screen" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "you browser can not work" })).toBeVisible();
});

test("navbar: merchant label, real name, and the dropdown 主页 个人中心 布局设置 退出登录; the footer is hidden", async ({
  page,
  view,
}) => {
  const merchant = await freshMerchant(page, { merchant: { name: "云水茶行", realName: "顾云水" } });
  await view.enter(merchant.token, "/coupon/list");
  const bar = page.getByRole("banner");
  await expect(bar.getByText("商户", { exact: true })).toBeVisible();
  await expect(bar.getByText("云水茶行")).toBeVisible();
  await bar.getByRole("button", { name: "顾云水" }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["主页", "个人中心", "布局设置", "键盘快捷键", "退出登录"]);
  await page.getByRole("menuitem", { name: "主页" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await view.choose("个人中心");
  await expect(page).toHaveURL(/\/maintain\/user$/);
  await view.choose("布局设置");
  await expect(view.dialog("布局设置")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
  await expect(page.getByText("Copyright")).toHaveCount(0);

  // a page that is still open would follow the new session, and reload meanwhile
  await page.goto("about:blank");
  await page.context().unrouteAll({ behavior: "wait" });
  await page.context().clearCookies();
  await view.logIn("admin");
  await expect(bar.getByText("自营", { exact: true })).toBeVisible();
});

test("logout asks firmly, says what would be lost, and shows 退出中 until the server has answered", async ({ page, view }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/merchant\/logout/, async (route) => {
    await held;
    await route.continue();
  });
  await view.logIn("admin", "/coupon/list/save");
  await page.getByLabel("优惠券名称").fill("还没写完");
  await view.choose("退出登录");
  const question = view.dialog("提示");
  await expect(question).toContainText("此操作将退出登录, 是否继续?");
  await expect(question).toContainText("有页面的内容还没有保存，退出后不会提交。");
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "取消" }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByLabel("优惠券名称")).toHaveValue("还没写完");
  await view.choose("退出登录");
  await question.getByRole("button", { name: "确认" }).click();
  await expect(question.getByRole("button", { name: "退出中" })).toBeVisible();
  await expect(question.getByRole("button", { name: "取消" })).toBeDisabled();
  await expect(page).toHaveURL(/\/coupon\/list\/save$/);
  answer();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fcoupon%2Flist%2Fsave$/);
});

test("tooltips on icons, by the pointer and by the keyboard, with the keys that do the same", async ({ page, view }) => {
  await view.logIn();
  const tip = (text: string) => page.locator("[role=tooltip]").filter({ hasText: text });
  // the bell's number arrives, and the tools beside it move
  await expect(page.getByRole("button", { name: /^通知/ })).toBeVisible();
  await page.getByRole("button", { name: "开全屏" }).hover();
  await expect(tip("开全屏")).toBeVisible();
  await page.mouse.move(700, 500);
  await expect(tip("开全屏")).toBeHidden();
  await page.getByRole("button", { name: "菜单搜索" }).hover();
  await expect(tip("菜单搜索 Ctrl K")).toBeVisible();
  await page.getByRole("button", { name: "菜单搜索" }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "刷新", exact: true })).toBeFocused();
  await expect(tip("刷新")).toBeVisible();
});

test("Back under a dialog with typed words asks as Escape does, and then closes that dialog alone", async ({ page, view }) => {
  await view.logIn("admin", "/order/list");
  await page
    .getByRole("button", { name: /^详情 / })
    .first()
    .click();
  await expect(page).toHaveURL(/detail=/);
  const drawer = page.getByRole("dialog").first();
  await drawer.getByRole("button", { name: "订单备注" }).click();
  const note = page.getByRole("dialog", { name: "订单备注" });
  await note.getByRole("textbox").fill("周五前发");
  const question = view.dialog("系统提示");
  await page.goBack();
  await expect(question).toContainText("内容还没有保存，确定要离开吗？");
  await question.getByRole("button", { name: "取消" }).click();
  await expect(note.getByRole("textbox")).toHaveValue("周五前发");
  await page.goBack();
  await question.getByRole("button", { name: "确定" }).click();
  await expect(note).toHaveCount(0);
  await expect(page).toHaveURL(/detail=/);
  await expect(drawer).toBeVisible();
  await page.goBack(); // no input is left
  await expect(page).not.toHaveURL(/detail=/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  view.expectQuiet();
});
